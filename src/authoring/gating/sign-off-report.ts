import type { Cell } from '../../analysis/table/cells.ts';
import type { GatingTable, Row } from '../../analysis/table/gating-table.ts';
import { groupBy } from '../../rules/group-by.ts';
import { sectionOf } from './table-words.ts';

/** How a cell stands; `again` was signed off, but its outcome has changed since. */
export type SignState = 'wrong' | 'again' | 'none' | 'right';

/** What was said of a cell, by whom and when. */
export interface Said {
  readonly verdict: 'right' | 'wrong';
  readonly text: string;
  readonly person: { readonly name: string };
  /** ISO 8601. */
  readonly at: string;
}

/** How a cell stands, and the words that say so. */
export interface Signed {
  readonly state: SignState;
  readonly said?: Said;
}

/** A table with what was said of its cells; `signs` and `hashes` by item, in the order of the columns. */
export interface SignedTable {
  readonly table: GatingTable;
  readonly signs: ReadonlyMap<string, readonly Signed[]>;
  readonly hashes: Readonly<Record<string, readonly string[]>>;
}

/** Of which source a report speaks, and when it was made. */
export interface SignOffStamp {
  /** The name of the draft that is looked at; undefined for a release. */
  readonly draft: string | undefined;
  /** The source's whole hash. */
  readonly source: string;
  readonly release: { readonly number: number; readonly hash: string } | undefined;
  /** In words. */
  readonly day: string;
}

/** A cell with how it stands. */
export interface SignedCell extends Signed {
  readonly row: Row;
  readonly cell: Cell;
  /** The name of its column. */
  readonly column: string;
  readonly hash: string;
}

/** How many cells are signed off as they are now, as right or as wrong, and how many are not. */
export interface Share {
  readonly right: number;
  readonly wrong: number;
  readonly open: number;
}

/** Every cell with how it stands, in the order of the table. */
export const signedCells = ({ table, signs, hashes }: SignedTable): readonly SignedCell[] =>
  table.rows.flatMap((row) =>
    row.cells.map((cell, at) => ({
      ...(signs.get(row.id)?.[at] ?? { state: 'none' as const }),
      ...{ row, cell, column: table.columns[at]?.name ?? '', hash: hashes[row.id]?.[at] ?? '' },
    })),
  );

const shareOf = (cells: readonly SignedCell[]): Share => {
  const count = (wanted: SignState): number => cells.filter(({ state }) => state === wanted).length;
  const [right, wrong] = [count('right'), count('wrong')];
  return { right, wrong, open: cells.length - right - wrong };
};

/** How much is signed off: for each section the share of each column and of all of them; the last line is the whole table. */
export const coverageLines = (
  cells: readonly SignedCell[],
  columns: readonly string[],
): readonly { readonly section: string | undefined; readonly shares: readonly Share[] }[] => {
  const line = (section: string | undefined, some: readonly SignedCell[]) => ({
    section,
    shares: [...columns.map((name) => shareOf(some.filter(({ column }) => column === name))), shareOf(some)],
  });
  return [...[...groupBy(cells, ({ row }) => sectionOf(row.id))].map(([section, some]) => line(section, some)), line(undefined, cells)];
};

/** Cells of one item of which the same was said and whose members get the same. */
export interface SignedGroup extends Signed {
  readonly row: Row;
  readonly cell: Cell;
  readonly columns: readonly string[];
}

/** The cells of one state, those of an item together where they say the same. */
export const groupsOf = (cells: readonly SignedCell[], state: SignState): readonly SignedGroup[] => {
  const own = cells.filter((one) => one.state === state);
  const key = ({ row, cell, said }: SignedCell): string =>
    JSON.stringify([row.id, cell.verdict, cell.outcomes, said && [said.verdict, said.text, said.person.name, said.at]]);
  return [...groupBy(own, key).values()].flatMap((some) => {
    const [first] = some;
    return first ? [{ ...first, columns: some.map(({ column }) => column) }] : [];
  });
};

/** The states in the order in which a report tells them: what asks for something first. */
export const toldStates: readonly SignState[] = ['wrong', 'again', 'none', 'right'];

/** What a section is called: the screen of that name; of what is no screen its own name. */
export const sectionTitle = ({ rows }: SignedTable['table'], section: string): string => {
  const screen = rows.find(({ id }) => id === section);
  return screen ? titleOf(screen) : section;
};

/** What an item is called. */
export const titleOf = ({ id, everywhere }: Row): string => everywhere['title'] ?? everywhere['label'] ?? id;
