import { memo, type RefObject, useEffect, useMemo } from 'react';
import { useWords } from '../../../i18n/use-words.ts';
import { useRowsInSight } from '../../../layout/rows-in-sight.ts';
import { itemsOf, type TableGroup } from '../../../scenario/table-items.ts';
import { rowIndexOf } from './cell-focus.ts';
import { GroupHead } from './group-head.tsx';
import { ItemLine } from './item-rows.tsx';
import { type RowSelection, selectedColumns } from './row-selection.ts';
import type { RowProps, TableData } from './table-data.ts';
import type { TableLine } from './table-lines.ts';

const unselected = { chosen: undefined, selected: undefined };

// Rows above and below the screen that are drawn too.
const overscan = 10;

// The height of a row in pixels, as the style sheet has it.
const rowHeight = (table: HTMLElement | null): number => {
  const row = table ? getComputedStyle(table).getPropertyValue('--row') : '';
  const size = Number.parseFloat(row);
  return row.endsWith('rem')
    ? size * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    : size || 32;
};

interface Options {
  readonly lines: readonly TableLine[];
  readonly table: RefObject<HTMLTableElement | null>;
  /** The row with the tab stop, which stays rendered while scrolled out of view; -1 for none. */
  readonly alwaysDrawn: number;
}

interface DrawnLine {
  readonly line: TableLine;
  readonly index: number;
  readonly gap: number;
}

const useLinesInSight = ({ lines, table, alwaysDrawn }: Options) => {
  const { rows, ...found } = useRowsInSight<HTMLTableRowElement>({
    count: lines.length,
    keyOf: (at) => lines[at]?.key ?? String(at),
    scroller: () => table.current?.parentElement ?? null,
    usualHeight: () => rowHeight(table.current),
    alwaysDrawn: [alwaysDrawn],
    overscan,
  });
  const drawn = rows.flatMap(({ index, gap }): readonly DrawnLine[] => {
    const line = lines[index];
    return line ? [{ line, index, gap }] : [];
  });
  return { drawn, ...found };
};

interface LineProps extends DrawnLine, ReturnType<typeof selectedColumns> {
  measure: RowProps['ref'];
  data: TableData;
  size: number;
  isFolded: boolean;
}

// While the table is scrolled, only rows that come into sight are rendered.
const LineInSight = memo(
  ({ line: { group, row }, index, gap, measure, data, size, isFolded, chosen, selected }: LineProps) => {
    const { t, language } = useWords();
    const rowProps = {
      ref: measure,
      'data-index': index,
      'aria-rowindex': rowIndexOf(index),
      style: { marginTop: gap },
    };
    if (row) return <ItemLine {...{ data, rowProps, t, language, chosen, selected }} {...row} />;
    return <GroupHead {...{ group, data, rowProps, isFolded }} shown={itemsOf(group).length} all={size} />;
  },
);

interface Props extends Options, RowSelection {
  groups: readonly TableGroup[];
  folded: ReadonlySet<string>;
  data: TableData;
  onDrawn: (isWhole: boolean) => void;
}

// Only the rows in sight are in the page, and the one with the tab stop.
export const RowsInSight = ({
  lines,
  table,
  alwaysDrawn,
  groups,
  folded,
  data,
  chosen,
  selection,
  onDrawn,
}: Props) => {
  const { drawn, measure, heightBelow } = useLinesInSight({ lines, table, alwaysDrawn });
  const sizes = useMemo(() => new Map(groups.map((group) => [group.key, itemsOf(group).length])), [groups]);
  useEffect(() => {
    if (drawn.length > 0) onDrawn(true);
  });
  const row = (one: DrawnLine) => {
    const { key, group, row: own } = one.line;
    return (
      <LineInSight
        key={key}
        {...one}
        {...{ measure, data }}
        size={sizes.get(group.key) ?? 0}
        isFolded={folded.has(group.key)}
        {...(own ? selectedColumns(own.item, { chosen, selection }) : unselected)}
      />
    );
  };
  return (
    <>
      {[...Map.groupBy(drawn, ({ line }) => line.group.key)].map(([key, rows]) => (
        <tbody key={key}>{rows.map(row)}</tbody>
      ))}
      <tbody aria-hidden="true" style={{ height: heightBelow }} />
    </>
  );
};
