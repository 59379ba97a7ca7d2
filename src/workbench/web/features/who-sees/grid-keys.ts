import type { KeyboardEvent } from 'react';
import { catalogue } from '../../kit/commands/catalogue.ts';
import { isSingle, keyName } from '../../kit/commands/key-names.ts';
import { areKeysOn, keyOf } from '../../kit/commands/own-keys.ts';

const cellsOf = (row: Element | null | undefined): readonly HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('td[data-column]') ?? []),
];

const shownRows = (table: HTMLElement): readonly HTMLTableRowElement[] => [
  ...table.querySelectorAll<HTMLTableRowElement>(':is(thead, tbody):not([hidden]) tr:not([hidden])'),
];

const rowsOf = (table: HTMLElement): readonly HTMLTableRowElement[] =>
  shownRows(table).filter((row) => row.querySelector('td[data-column]') !== null);

/** Rows of a screen that stands as it is, in one step of Page up and Page down. */
const pageOfRows = 12;

/** Moves the place that Tab comes back to. */
export const standAt = (table: HTMLElement, cell: HTMLElement | null): void => {
  if (!cell) return;
  table.querySelectorAll('td[tabindex="0"]').forEach((one) => one.setAttribute('tabindex', '-1'));
  cell.tabIndex = 0;
};

/** Moves the place that Tab comes back to, and brings the cell into sight; a cell that is hidden or not there moves nothing. */
export const showCell = (table: HTMLTableElement, cell: HTMLElement | undefined, block: ScrollLogicalPosition = 'nearest'): void => {
  if (!cell || cell.closest('[hidden]')) return;
  standAt(table, cell);
  // Heads stand over the cells that are scrolled beneath them.
  const [top, left] = [table.tHead?.offsetHeight ?? 0, cell.parentElement?.querySelector('th')?.offsetWidth ?? 0];
  cell.style.scrollMargin = `${top}px 0 0 ${left}px`;
  cell.scrollIntoView({ block, inline: 'nearest' });
};

/** Moves there with the focus. */
const goTo = (table: HTMLTableElement, cell: HTMLElement | undefined): void => {
  cell?.focus({ preventScroll: true });
  showCell(table, cell);
};

/** Makes the first cell on show reachable by Tab where none is. */
export const makeReachable = (table: HTMLElement | null): void => {
  const stood = table?.querySelector('td[tabindex="0"]');
  if (!table || (stood && !stood.closest('[hidden]'))) return;
  standAt(table, table.querySelector<HTMLElement>('tbody:not([hidden]) tr:not([hidden]) td[data-column]'));
};

/** Tells how many rows there are and which is which: a browser may know only those near the screen. */
export const numberRows = (table: HTMLElement | null): void => {
  if (!table) return;
  const rows = shownRows(table);
  table.setAttribute('aria-rowcount', String(rows.length));
  rows.forEach((row, at) => row.setAttribute('aria-rowindex', String(at + 1)));
};

/** Whether a key is the one of a command of the catalogue: the one that somebody chose, and no single letter where those are off. */
const isKeyOf = (event: KeyboardEvent, name: string, usual: string): boolean => {
  const key = keyOf(name, usual);
  return keyName(event) === key && (areKeysOn() || !isSingle(key));
};

/** Whether a key asks for the reasons of the cell that it is pressed in. */
export const asksWhy = (event: KeyboardEvent): boolean => event.key === 'Enter' || isKeyOf(event, 'explain', catalogue.editor.explain);

/** The row that a key leads to: arrows by one, pages by twelve, Ctrl with Home or End to the first and last, the keys of groups to the next group. */
const rowFor = (event: KeyboardEvent, rows: readonly HTMLTableRowElement[], at: number): number | undefined => {
  const groups = rows.flatMap((row, place) => (rows[place - 1]?.parentElement === row.parentElement ? [] : [place]));
  if (isKeyOf(event, 'nextGroup', catalogue.grid.nextGroup)) return groups.find((place) => place > at);
  if (isKeyOf(event, 'previousGroup', catalogue.grid.previousGroup)) return groups.findLast((place) => place < at);
  switch (event.key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'PageDown':
      return Math.min(rows.length - 1, at + pageOfRows);
    case 'PageUp':
      return Math.max(0, at - pageOfRows);
    case 'Home':
      return event.ctrlKey ? 0 : undefined;
    case 'End':
      return event.ctrlKey ? rows.length - 1 : undefined;
    default:
      return undefined;
  }
};

const columnFor = ({ key, ctrlKey }: KeyboardEvent, count: number, at: number): number | undefined => {
  if (key === 'ArrowRight') return at + 1;
  if (key === 'ArrowLeft') return at - 1;
  if (ctrlKey) return undefined;
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined;
};

/** Moves through the cells of a table as through a spreadsheet; true: the key was meant for it. */
export const moveByKey = (event: KeyboardEvent<HTMLTableElement>): boolean => {
  const cell = (event.target as HTMLElement).closest<HTMLElement>('td[data-column]');
  if (!cell) return false;
  const table = event.currentTarget;
  const cells = cellsOf(cell.parentElement);
  const column = cells.indexOf(cell);
  const toColumn = columnFor(event, cells.length, column);
  if (toColumn !== undefined) {
    goTo(table, cells[toColumn]);
    return true;
  }
  const rows = rowsOf(table);
  const toRow = rowFor(event, rows, rows.indexOf(cell.parentElement as HTMLTableRowElement));
  if (toRow === undefined) return false;
  goTo(table, cellsOf(rows[toRow])[column]);
  return true;
};
