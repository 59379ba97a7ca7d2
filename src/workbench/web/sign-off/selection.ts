import type { CellAddress } from '../scenario/table-items.ts';

export interface Range {
  readonly from: CellAddress;
  readonly to: CellAddress;
}

export interface Selection {
  readonly items: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
}

const between = (all: readonly string[], one: string, other: string): ReadonlySet<string> => {
  // A question counts as the last plan: it cannot be signed off.
  const [first, last] = [one, other]
    .map((name) => (all.includes(name) ? all.indexOf(name) : all.length - 1))
    .toSorted((a, b) => a - b);
  return new Set(all.slice(first, (last ?? 0) + 1));
};

// `items` are the visible rows in their order. Undefined where the first or last row of the range is gone.
export const selectionOf = (
  range: Range | undefined,
  items: readonly string[],
  columns: readonly string[],
): Selection | undefined => {
  if (!range || !items.includes(range.from.item) || !items.includes(range.to.item)) return undefined;
  return {
    items: between(items, range.from.item, range.to.item),
    columns: between(columns, range.from.column, range.to.column),
  };
};

export const cellsOf = ({ items, columns }: Selection): readonly CellAddress[] =>
  [...items].flatMap((item) => [...columns].map((column) => ({ item, column })));
