import type { KeyboardEvent, MouseEvent, TableHTMLAttributes } from 'react';
import type { GatingTable } from '../../../../../analysis/table/gating-table.ts';
import type { CellAddress } from '../../../scenario/table-items.ts';
import type { Range } from '../../../sign-off/selection.ts';
import { cellAt, cellsOf, focusCell, lineOf, positionOf, setTabStop, tabStopOf } from './cell-focus.ts';
import { asksWhy, moveByKey } from './table-keys.ts';
import type { TableLine } from './table-lines.ts';

export interface TableActions {
  readonly choose: (cell: CellAddress) => void;
  readonly close: () => void;
  readonly select: (change: (range: Range | undefined) => Range | undefined) => void;
}

interface Options extends TableActions {
  readonly columns: GatingTable['columns'];
  readonly lines: readonly TableLine[];
  /** Renders a row so that it can be focused. */
  readonly drawLine: (line: number, table: HTMLElement) => void;
}

const extendTo = (select: TableActions['select'], from: CellAddress, to: CellAddress): void =>
  select((range) => ({ from: range?.from ?? from, to }));

const handleClick = (
  { target, shiftKey, currentTarget }: MouseEvent<HTMLTableElement>,
  { choose, select, columns }: Options,
): void => {
  const row = (target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row'];
  if (row !== undefined) {
    const first = columns[0]?.name ?? '';
    const last = columns.at(-1)?.name ?? '';
    select(() => ({ from: { item: row, column: first }, to: { item: row, column: last } }));
  }
  const cell = cellAt(target);
  if (!cell) return;
  const stop = tabStopOf(currentTarget);
  if (shiftKey) {
    extendTo(select, (stop && cellAt(stop)) ?? cell, cell);
    return;
  }
  select(() => undefined);
  setTabStop(currentTarget, (target as HTMLElement).closest('td'));
  choose(cell);
};

const handleMove = (
  event: KeyboardEvent<HTMLTableElement>,
  from: CellAddress,
  { lines, select, drawLine }: Options,
): boolean => {
  const columns = cellsOf((event.target as HTMLElement).closest('tr')).length;
  const position = moveByKey(event, lines, positionOf(event.target), columns);
  if (!position) return false;
  drawLine(position.line, event.currentTarget);
  focusCell(event.currentTarget, position);
  const to = event.shiftKey && document.activeElement ? cellAt(document.activeElement) : undefined;
  if (to) extendTo(select, from, to);
  else select(() => undefined);
  return true;
};

const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>, options: Options): void => {
  const cell = cellAt(event.target);
  if (!cell) return;
  if (event.key === 'Escape') {
    options.select(() => undefined);
    options.close();
  }
  if (asksWhy(event)) options.choose(cell);
  else if (!handleMove(event, cell, options)) return;
  event.preventDefault();
  event.stopPropagation();
};

// One set of handlers for all cells: there are thousands.
export const tableHandlers = (options: Options): TableHTMLAttributes<HTMLTableElement> => ({
  role: 'grid',
  onClick: (event) => handleClick(event, options),
  onKeyDown: (event) => handleKeyDown(event, options),
  onFocus: ({ target, currentTarget }) => {
    if (cellAt(target)) options.drawLine(lineOf(target), currentTarget);
  },
  // With Shift held, a press would select text.
  onMouseDown: (event) => {
    if (event.shiftKey) event.preventDefault();
  },
});
