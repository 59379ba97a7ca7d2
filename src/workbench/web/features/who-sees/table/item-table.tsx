import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TableGroup } from '../../../scenario/table-items.ts';
import { AllRows } from './all-rows.tsx';
import { ensureTabStop, numberRows, rowIndexOf, showCell } from './cell-focus.ts';
import type { RowSelection } from './row-selection.ts';
import type { TableData } from './table-data.ts';
import { type TableActions, tableHandlers } from './table-handlers.ts';
import { TableHead } from './table-head.tsx';
import { type TableLine, tableLines } from './table-lines.ts';
import { usePrinting } from '../../../layout/use-printing.ts';
import styles from './gating-table.module.css';
import { joinClasses } from '../../../kit/join-classes.ts';

const RowsInSight = lazy(async () => ({ default: (await import('./rows-in-sight.tsx')).RowsInSight }));

// Longer tables have only the rows in sight in the page (Decision 0052).
const mostItemsInPage = 1_000;

interface Props extends RowSelection, TableActions {
  all: readonly TableGroup[];
  groups: readonly TableGroup[];
  count: number;
  shown: ReadonlySet<string>;
  folded: ReadonlySet<string>;
  data: TableData;
  plan: string | undefined;
  removeQuestion: (question: string) => void;
}

const indexOfItem = (lines: readonly TableLine[], id: string | undefined): number =>
  lines.findIndex(({ row }) => row?.kind === 'item' && row.item.row.id === id);

const useRenderedLine = (lines: readonly TableLine[], chosen: RowSelection['chosen'], isLong: boolean) => {
  const [key, setKey] = useState(() => lines[indexOfItem(lines, chosen?.item)]?.key);
  const keep = (line: number, table: HTMLElement): void => {
    if (!isLong) return;
    const next = lines[line]?.key;
    if (table.querySelector(`tr[aria-rowindex="${rowIndexOf(line)}"]`)) setKey(next);
    else flushSync(() => setKey(next));
  };
  return { alwaysDrawn: lines.findIndex((line) => line.key === key), keep };
};

const useDrawnRows = (chosen: RowSelection['chosen'], isLong: boolean) => {
  const table = useRef<HTMLTableElement>(null);
  const named = useRef(chosen);
  const onDrawn = useCallback(
    (isWhole: boolean) => {
      if (!table.current) return;
      if (!isLong) numberRows(table.current);
      if (isWhole && named.current) {
        const { item, column } = named.current;
        showCell(
          table.current,
          table.current.querySelector<HTMLElement>(`td[data-item="${item}"][data-column="${column}"]`),
          'center',
        );
        named.current = undefined;
      }
      ensureTabStop(table.current);
    },
    [isLong],
  );
  return { table, onDrawn };
};

export const ItemTable = memo((props: Props) => {
  const { all, groups, count, shown, folded, data, plan, removeQuestion, chosen, selection, ...actions } =
    props;
  const isPrinting = usePrinting();
  const isLong = !isPrinting && count > mostItemsInPage;
  const lines = useMemo(() => tableLines(groups, folded, data), [groups, folded, data]);
  const { table, onDrawn } = useDrawnRows(chosen, isLong);
  const { alwaysDrawn, keep } = useRenderedLine(lines, chosen, isLong);
  useEffect(() => {
    if (plan !== undefined)
      table.current
        ?.querySelector('thead [data-chosen]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [plan, table]);
  const rows = { data, folded, chosen, selection, onDrawn };
  return (
    <table
      ref={table}
      className={joinClasses(styles.table, styles.rowwise, data.asked && styles.withQuestions)}
      hidden={shown.size === 0}
      aria-multiselectable
      aria-rowcount={rowIndexOf(lines.length) - 1}
      data-long={isLong || undefined}
      {...tableHandlers({ ...actions, lines, columns: data.columns, drawLine: keep })}
    >
      <TableHead {...{ data, plan, removeQuestion }} />
      {isLong ? (
        <Suspense>
          <RowsInSight {...{ ...rows, lines, table, alwaysDrawn }} groups={all} />
        </Suspense>
      ) : (
        <AllRows {...{ ...rows, shown }} groups={all} isAtOnce={isPrinting} />
      )}
    </table>
  );
});
