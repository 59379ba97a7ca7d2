import { type CellSign, type Coverage, coverageOf, isOpen, type SignState } from '../../api/cell-signs.ts';

/** What was said of the cells of each item, in the order of the columns. */
export type Signs = ReadonlyMap<string, readonly CellSign[]>;

/** Which cells are looked for: those that have yet to be signed off as they are now, or those of one state. */
export type SignFilter = 'unsigned' | 'signed' | 'again' | 'wrong';

/** The choices, in their order. */
export const signFilters: readonly SignFilter[] = ['unsigned', 'again', 'wrong', 'signed'];

const isLike: Readonly<Record<SignFilter, (sign: CellSign) => boolean>> = {
  unsigned: isOpen,
  signed: ({ state }) => state === 'right',
  again: ({ state }) => state === 'again',
  wrong: ({ state }) => state === 'wrong',
};

/** Whether a cell is one of those that are looked for. */
export const hasSign = (sign: CellSign | undefined, wanted: SignFilter): boolean => sign !== undefined && isLike[wanted](sign);

/** How a row stands as a whole: what asks for something counts before what does not. */
export interface RowSign {
  readonly state: SignState | 'some';
  readonly signed: number;
  readonly cells: number;
  /** Who signed cells of the row, the last one first. */
  readonly by: readonly string[];
}

/** How a row stands. */
export const rowSign = (signs: readonly CellSign[]): RowSign => {
  const { cells, signed, wrong, again } = coverageOf(signs);
  const said = signs
    .flatMap(({ said: last, alike = [] }) => [...(last ? [last] : []), ...alike])
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const state = wrong > 0 ? 'wrong' : again > 0 ? 'again' : signed === cells ? 'right' : signed > 0 ? 'some' : 'none';
  return { state, signed, cells, by: [...new Set(said.map(({ person }) => person.name))] };
};

/** How much is signed off: of each screen or menu, of each column, of everything. */
export interface TableCoverage {
  readonly groups: ReadonlyMap<string, Coverage>;
  readonly columns: readonly Coverage[];
  readonly whole: Coverage;
}

/** An item with its screen or menu. */
interface PlacedItem {
  readonly row: { readonly id: string };
  readonly group: string;
}

/** How much of a table is signed off, whatever is shown of it. */
export const tableCoverage = (items: readonly PlacedItem[], signs: Signs, columns: number): TableCoverage => {
  const known = items.flatMap(({ row, group }) => {
    const own = signs.get(row.id);
    return own ? [{ group, own }] : [];
  });
  const names = [...new Set(known.map(({ group }) => group))];
  return {
    groups: new Map(names.map((name) => [name, coverageOf(known.filter(({ group }) => group === name).flatMap(({ own }) => own))])),
    columns: Array.from({ length: columns }, (_, at) => coverageOf(known.flatMap(({ own }) => own[at] ?? []))),
    whole: coverageOf(known.flatMap(({ own }) => own)),
  };
};
