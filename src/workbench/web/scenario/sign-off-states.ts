import { type CellSign, type Coverage, coverageOf, isOpen, type SignState } from '../../api/cell-signs.ts';

// By item id, in the order of the columns.
export type Signs = ReadonlyMap<string, readonly CellSign[]>;

// `unsigned` are all cells that are not signed off as they are now.
export type SignFilter = 'unsigned' | 'signed' | 'again' | 'wrong';

export const signFilters: readonly SignFilter[] = ['unsigned', 'again', 'wrong', 'signed'];

const isLike: Readonly<Record<SignFilter, (sign: CellSign) => boolean>> = {
  unsigned: isOpen,
  signed: ({ state }) => state === 'right',
  again: ({ state }) => state === 'again',
  wrong: ({ state }) => state === 'wrong',
};

export const hasSign = (sign: CellSign | undefined, wanted: SignFilter): boolean =>
  sign !== undefined && isLike[wanted](sign);

export interface RowSign {
  readonly state: SignState | 'some';
  readonly signed: number;
  readonly cells: number;
  readonly by: readonly string[];
}

export const rowSign = (signs: readonly CellSign[]): RowSign => {
  const { cells, signed, wrong, again } = coverageOf(signs);
  const stated = signs
    .flatMap(({ signOff: last, same = [] }) => [...(last ? [last] : []), ...same])
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const state =
    wrong > 0 ? 'wrong' : again > 0 ? 'again' : signed === cells ? 'right' : signed > 0 ? 'some' : 'none';
  return { state, signed, cells, by: [...new Set(stated.map(({ person }) => person.name))] };
};

export interface TableCoverage {
  readonly groups: ReadonlyMap<string, Coverage>;
  readonly columns: readonly Coverage[];
  readonly whole: Coverage;
}

interface PlacedItem {
  readonly row: { readonly id: string };
  readonly group: string;
}

export const tableCoverage = (items: readonly PlacedItem[], signs: Signs, columns: number): TableCoverage => {
  const known = items.flatMap(({ row, group }) => {
    const own = signs.get(row.id);
    return own ? [{ group, own }] : [];
  });
  const names = [...new Set(known.map(({ group }) => group))];
  return {
    groups: new Map(
      names.map((name) => [
        name,
        coverageOf(known.filter(({ group }) => group === name).flatMap(({ own }) => own)),
      ]),
    ),
    columns: Array.from({ length: columns }, (_, at) =>
      coverageOf(known.flatMap(({ own }) => own[at] ?? [])),
    ),
    whole: coverageOf(known.flatMap(({ own }) => own)),
  };
};
