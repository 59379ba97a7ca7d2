import type { CellAddress, TableItem } from '../../../scenario/table-items.ts';
import type { Selection } from '../../../sign-off/selection.ts';

export interface RowSelection {
  readonly chosen: CellAddress | undefined;
  readonly selection: Selection | undefined;
}

interface SelectedColumns {
  readonly chosen: string | undefined;
  readonly selected: ReadonlySet<string> | undefined;
}

export const selectedColumns = (
  { row: { id } }: TableItem,
  { chosen, selection }: RowSelection,
): SelectedColumns => ({
  chosen: chosen?.item === id ? chosen.column : undefined,
  selected: selection?.items.has(id) ? selection.columns : undefined,
});
