import { isChanged, itemsOf, type TableGroup, type TableItem } from '../../../scenario/table-items.ts';
import type { TableData } from './table-data.ts';

export type ItemLineKind = 'difference' | 'before' | 'item';

// One visible row of the table body. A changed item has up to three: what differs in words, the other side,
// and its own.
export interface TableLine {
  readonly key: string;
  readonly group: TableGroup;
  readonly row: { readonly kind: ItemLineKind; readonly item: TableItem } | undefined;
}

type OtherSide = Pick<TableData, 'against' | 'differences'>;

export const itemKinds = (item: TableItem, { against, differences }: OtherSide): readonly ItemLineKind[] => {
  if (against === undefined || !isChanged(item)) return ['item'];
  return differences?.[item.row.id] ? ['difference', 'before', 'item'] : ['before', 'item'];
};

export const tableLines = (
  groups: readonly TableGroup[],
  folded: ReadonlySet<string>,
  otherSide: OtherSide,
): readonly TableLine[] =>
  groups.flatMap((group): readonly TableLine[] => {
    const head: TableLine = { key: `group ${group.key}`, group, row: undefined };
    if (folded.has(group.key)) return [head];
    const lines = itemsOf(group).flatMap((item) =>
      itemKinds(item, otherSide).map((kind): TableLine => ({
        key: `${kind} ${item.row.id}`,
        group,
        row: { kind, item },
      })),
    );
    return [head, ...lines];
  });

export const hasCells = ({ row }: TableLine): boolean =>
  row !== undefined && (row.kind === 'item' || (row.kind === 'before' && row.item.before !== undefined));
