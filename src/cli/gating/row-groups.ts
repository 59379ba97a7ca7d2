import type { Cell, Row } from '../../analysis/table/gating-table.ts';

/** A row said once where it can be: the columns that agree, together. */
export interface CellGroup {
  readonly cell: Cell;
  /** Positions of the columns. */
  readonly columns: readonly number[];
}

/** The different cells of a row with their columns, in the order in which they first appear. */
export const rowGroups = ({ cells }: Row): readonly CellGroup[] => {
  const groups = new Map<string, { readonly cell: Cell; readonly columns: number[] }>();
  cells.forEach((cell, column) => {
    const key = JSON.stringify(cell);
    const group = groups.get(key) ?? { cell, columns: [] };
    group.columns.push(column);
    groups.set(key, group);
  });
  return [...groups.values()];
};
