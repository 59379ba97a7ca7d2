import type { Cell } from '../../analysis/table/cells.ts';
import type { GatingTable, Row } from '../../analysis/table/gating-table.ts';
import { sectionOf } from './table-words.ts';

// `again`: signed off, but the outcome has changed since.
export type SignState = 'wrong' | 'again' | 'none' | 'right';

export interface ReportedVerdict {
  readonly verdict: 'right' | 'wrong';
  readonly text: string;
  readonly person: { readonly name: string };
  // ISO 8601.
  readonly at: string;
}

export interface Signed {
  readonly state: SignState;
  readonly signOff?: ReportedVerdict;
}

export interface SignedTable {
  readonly table: GatingTable;
  readonly signs: ReadonlyMap<string, readonly Signed[]>;
  readonly hashes: Readonly<Record<string, readonly string[]>>;
}

export interface SignOffStamp {
  readonly draft: string | undefined;
  readonly source: string;
  readonly release: { readonly number: number; readonly hash: string } | undefined;
  readonly day: string;
}

export interface SignedCell extends Signed {
  readonly row: Row;
  readonly cell: Cell;
  readonly column: string;
  readonly hash: string;
}

export interface Share {
  readonly right: number;
  readonly wrong: number;
  readonly open: number;
}

export const signedCells = ({ table, signs, hashes }: SignedTable): readonly SignedCell[] =>
  table.rows.flatMap((row) =>
    row.cells.map((cell, at) => ({
      ...(signs.get(row.id)?.[at] ?? { state: 'none' as const }),
      ...{ row, cell, column: table.columns[at]?.name ?? '', hash: hashes[row.id]?.[at] ?? '' },
    })),
  );

const shareOf = (cells: readonly SignedCell[]): Share => {
  const count = (wanted: SignState): number => cells.filter(({ state }) => state === wanted).length;
  const right = count('right');
  const wrong = count('wrong');
  return { right, wrong, open: cells.length - right - wrong };
};

export const coverageLines = (
  cells: readonly SignedCell[],
  columns: readonly string[],
): readonly { readonly section: string | undefined; readonly shares: readonly Share[] }[] => {
  const line = (section: string | undefined, some: readonly SignedCell[]) => ({
    section,
    shares: [...columns.map((name) => shareOf(some.filter(({ column }) => column === name))), shareOf(some)],
  });
  return [
    ...[...Map.groupBy(cells, ({ row }) => sectionOf(row.id))].map(([section, some]) => line(section, some)),
    line(undefined, cells),
  ];
};

export interface SignedGroup extends Signed {
  readonly row: Row;
  readonly cell: Cell;
  readonly columns: readonly string[];
}

export const groupsOf = (cells: readonly SignedCell[], state: SignState): readonly SignedGroup[] => {
  const own = cells.filter((one) => one.state === state);
  const key = ({ row, cell, signOff }: SignedCell): string =>
    JSON.stringify([
      row.id,
      cell.verdict,
      cell.outcomes,
      signOff && [signOff.verdict, signOff.text, signOff.person.name, signOff.at],
    ]);
  return [...Map.groupBy(own, key).values()].flatMap((some) => {
    const [first] = some;
    return first ? [{ ...first, columns: some.map(({ column }) => column) }] : [];
  });
};

export const reportedStates: readonly SignState[] = ['wrong', 'again', 'none', 'right'];

export const sectionTitle = ({ rows }: SignedTable['table'], section: string): string => {
  const screen = rows.find(({ id }) => id === section);
  return screen ? titleOf(screen) : section;
};

export const titleOf = ({ id, everywhere }: Row): string => everywhere['title'] ?? everywhere['label'] ?? id;
