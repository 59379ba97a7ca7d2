import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useMemo } from 'react';
import { groupBy } from '../../../../../rules/group-by.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { itemsOf, type TableGroup } from '../../../scenario/table-items.ts';
import { rowIndexOf } from './cell-focus.ts';
import { GroupHead } from './group-head.tsx';
import { ItemLine } from './item-rows.tsx';
import { type RowSelection, selectedColumns } from './row-selection.ts';
import type { RowProps, TableData } from './table-data.ts';
import type { TableLine } from './table-lines.ts';

// Rows above and below the screen that are drawn too.
const overscan = 20;

// The height of a row in pixels, as the style sheet has it.
const rowHeight = (table: HTMLElement | null): number => {
  const row = table ? getComputedStyle(table).getPropertyValue('--row') : '';
  const size = Number.parseFloat(row);
  return row.endsWith('rem') ? size * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) : size || 32;
};

interface Options {
  readonly lines: readonly TableLine[];
  readonly table: RefObject<HTMLTableElement | null>;
  /** The row with the tab stop, which stays rendered while scrolled out of view; -1 for none. */
  readonly kept: number;
}

interface DrawnLine {
  readonly line: TableLine;
  readonly rowProps: RowProps;
}

const useLinesInSight = ({ lines, table, kept }: Options) => {
  // eslint-disable-next-line react-hooks/incompatible-library -- the compiler is not in use
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: lines.length,
    getScrollElement: () => table.current?.parentElement ?? null,
    estimateSize: () => rowHeight(table.current),
    getItemKey: (at) => lines[at]?.key ?? at,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...(kept < 0 ? [] : [kept])])].sort((a, b) => a - b),
    overscan,
  });
  const inSight = virtualizer.getVirtualItems();
  // Rows that are not drawn leave a gap above the next one that is.
  const rowProps = ({ index, start }: VirtualItem, at: number): RowProps => ({
    ref: virtualizer.measureElement,
    'data-index': index,
    'aria-rowindex': rowIndexOf(index),
    style: { marginTop: start - (inSight[at - 1]?.end ?? 0) },
  });
  const drawn = inSight.flatMap((item, at): readonly DrawnLine[] => {
    const line = lines[item.index];
    return line ? [{ line, rowProps: rowProps(item, at) }] : [];
  });
  return { drawn, heightBelow: virtualizer.getTotalSize() - (inSight.at(-1)?.end ?? 0) };
};

interface Props extends Options, RowSelection {
  groups: readonly TableGroup[];
  folded: ReadonlySet<string>;
  data: TableData;
  onDrawn: (isWhole: boolean) => void;
}

// Only the rows in sight are in the page, and the one with the tab stop.
export const RowsInSight = ({ lines, table, kept, groups, folded, data, chosen, selection, onDrawn }: Props) => {
  const { t, language } = useWords();
  const { drawn, heightBelow } = useLinesInSight({ lines, table, kept });
  const sizes = useMemo(() => new Map(groups.map((group) => [group.key, itemsOf(group).length])), [groups]);
  useEffect(() => {
    if (drawn.length > 0) onDrawn(true);
  });
  const row = ({ line: { key, group, row: own }, rowProps }: DrawnLine) =>
    own ? (
      <ItemLine key={key} {...{ data, rowProps, t, language }} {...own} {...selectedColumns(own.item, { chosen, selection })} />
    ) : (
      <GroupHead
        key={key}
        {...{ group, data, rowProps }}
        shown={itemsOf(group).length}
        all={sizes.get(group.key) ?? 0}
        isFolded={folded.has(group.key)}
      />
    );
  return (
    <>
      {[...groupBy(drawn, ({ line }) => line.group.key)].map(([key, rows]) => (
        <tbody key={key}>{rows.map(row)}</tbody>
      ))}
      <tbody aria-hidden="true" style={{ height: heightBelow }} />
    </>
  );
};
