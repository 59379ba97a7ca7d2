import type { ComponentProps } from 'react';
import type { GatingTable } from '../../../../../analysis/table/gating-table.ts';
import type { AskedColumns } from '../../../../../authoring/questions/asked-columns.ts';
import type { ItemDifferences } from '../../../../../authoring/questions/item-differences.ts';
import type { CellBrief } from '../../../scenario/cell-briefs.ts';
import type { MarkedColumns } from '../../../scenario/marked-cells.tsx';
import type { Signs, TableCoverage } from '../../../scenario/sign-off-states.ts';

// What all rows read. The same object from render to render, so that rows are not rendered again for a
// selection.
export interface TableData {
  readonly columns: GatingTable['columns'];
  /** Short names of the columns. */
  readonly heads: readonly string[];
  readonly briefs: ReadonlyMap<string, CellBrief>;
  readonly against: string | undefined;
  readonly asked: AskedColumns | undefined;
  readonly differences: ItemDifferences['items'] | undefined;
  readonly signs: Signs | undefined;
  readonly coverage: TableCoverage | undefined;
  readonly marked: ReadonlyMap<string, MarkedColumns>;
  readonly toggleGroup: (key: string) => void;
}

export const widthOf = ({ columns, asked, signs }: TableData): number =>
  columns.length + (asked?.columns.length ?? 0) + (signs ? 1 : 0);

export type RowProps = Pick<ComponentProps<'tr'>, 'ref' | 'hidden' | 'style' | 'aria-rowindex'> & {
  readonly 'data-index'?: number;
};
