import type { CellAddress } from '../scenario/table-items.ts';

/** Where a choice of several cells began and where it ends. */
export interface Range {
  readonly from: CellAddress;
  readonly to: CellAddress;
}

/** The cells of a rectangle, by their items and columns. */
export interface Selection {
  readonly items: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
}

const between = (all: readonly string[], one: string, other: string): ReadonlySet<string> => {
  // What stands beside the plans counts as the last of them: a question cannot be signed off.
  const [first, last] = [one, other].map((name) => (all.includes(name) ? all.indexOf(name) : all.length - 1)).toSorted((a, b) => a - b);
  return new Set(all.slice(first, (last ?? 0) + 1));
};

/** The cells of a range; `items` are the rows that are on show, in their order. Undefined where the rows it began or ended in are gone. */
export const selectionOf = (range: Range | undefined, items: readonly string[], columns: readonly string[]): Selection | undefined => {
  if (!range || !items.includes(range.from.item) || !items.includes(range.to.item)) return undefined;
  return { items: between(items, range.from.item, range.to.item), columns: between(columns, range.from.column, range.to.column) };
};

/** The cells of a selection one by one, row by row. */
export const cellsOf = ({ items, columns }: Selection): readonly CellAddress[] =>
  [...items].flatMap((item) => [...columns].map((column) => ({ item, column })));
