import type { CellAddress } from '../../../scenario/table-items.ts';
import type { CellPosition } from './table-keys.ts';

// aria-rowindex counts from 1, and the head of the table is the first row.
const firstLine = 2;

export const rowIndexOf = (line: number): number => line + firstLine;

export const cellsOf = (row: Element | null | undefined): readonly HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('td[data-column]') ?? []),
];

export const cellAt = (target: EventTarget): CellAddress | undefined => {
  const { item, column } = (target as HTMLElement).closest<HTMLElement>('td[data-column]')?.dataset ?? {};
  return item !== undefined && column !== undefined ? { item, column } : undefined;
};

export const lineOf = (target: EventTarget): number =>
  Number((target as HTMLElement).closest('tr')?.getAttribute('aria-rowindex')) - firstLine;

export const positionOf = (target: EventTarget): CellPosition => {
  const cell = (target as HTMLElement).closest<HTMLElement>('td[data-column]');
  return { line: lineOf(target), column: cell ? cellsOf(cell.parentElement).indexOf(cell) : -1 };
};

export const tabStopOf = (table: HTMLElement): HTMLElement | null =>
  table.querySelector<HTMLElement>('td[tabindex="0"]');

export const setTabStop = (table: HTMLElement, cell: HTMLElement | null): void => {
  if (!cell) return;
  table.querySelectorAll('td[tabindex="0"]').forEach((one) => one.setAttribute('tabindex', '-1'));
  cell.tabIndex = 0;
};

// A hidden cell does not move the tab stop.
export const showCell = (
  table: HTMLTableElement,
  cell: HTMLElement | null | undefined,
  block: ScrollLogicalPosition = 'nearest',
): void => {
  if (!cell || cell.closest('[hidden]')) return;
  setTabStop(table, cell);
  // The sticky heads cover cells that scroll beneath them.
  const top = table.tHead?.offsetHeight ?? 0;
  const left = cell.parentElement?.querySelector('th')?.offsetWidth ?? 0;
  cell.style.scrollMargin = `${top}px 0 0 ${left}px`;
  cell.scrollIntoView({ block, inline: 'nearest' });
};

export const focusCell = (table: HTMLTableElement, { line, column }: CellPosition): void => {
  const cell = cellsOf(table.querySelector(`tr[aria-rowindex="${rowIndexOf(line)}"]`))[column];
  cell?.focus({ preventScroll: true });
  showCell(table, cell);
};

// Tab must reach the table even if the row with the tab stop is gone.
export const ensureTabStop = (table: HTMLElement): void => {
  const cell = tabStopOf(table);
  if (cell && !cell.closest('[hidden]')) return;
  setTabStop(table, table.querySelector<HTMLElement>('tbody:not([hidden]) tr:not([hidden]) td[data-column]'));
};

// Sets the row indexes in the page and not as props: with each letter of a search they change for every row.
export const numberRows = (table: HTMLElement): void =>
  table
    .querySelectorAll(':is(thead, tbody):not([hidden]) > tr:not([hidden])')
    .forEach((row, at) => row.setAttribute('aria-rowindex', String(at + 1)));
