import type { KeyboardEvent } from 'react';
import { commandKey, type CommandName } from '../../../kit/commands/catalogue.ts';
import { isSingle, keyName } from '../../../kit/commands/key-names.ts';
import { areKeysOn } from '../../../kit/commands/own-keys.ts';
import { hasCells, type TableLine } from './table-lines.ts';

// Both count from 0.
export interface CellPosition {
  readonly line: number;
  readonly column: number;
}

// Page up and Page down move by about a screen, however many rows are in sight.
const pageOfRows = 12;

const isKeyOf = (event: KeyboardEvent, command: CommandName): boolean => {
  const key = commandKey(command);
  return keyName(event) === key && (areKeysOn() || !isSingle(key));
};

export const asksWhy = (event: KeyboardEvent): boolean => event.key === 'Enter' || isKeyOf(event, 'explain');

const rowFor = (event: KeyboardEvent, groups: readonly string[], at: number): number | undefined => {
  const starts = groups.flatMap((group, row) => (groups[row - 1] === group ? [] : [row]));
  if (isKeyOf(event, 'nextGroup')) return starts.find((row) => row > at);
  if (isKeyOf(event, 'previousGroup')) return starts.findLast((row) => row < at);
  switch (event.key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'PageDown':
      return Math.min(groups.length - 1, at + pageOfRows);
    case 'PageUp':
      return Math.max(0, at - pageOfRows);
    case 'Home':
      return event.ctrlKey ? 0 : undefined;
    case 'End':
      return event.ctrlKey ? groups.length - 1 : undefined;
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

// Undefined where the key does not move. The position can be outside of the table.
export const moveByKey = (
  event: KeyboardEvent,
  lines: readonly TableLine[],
  { line, column }: CellPosition,
  columns: number,
): CellPosition | undefined => {
  const toColumn = columnFor(event, columns, column);
  if (toColumn !== undefined) return { line, column: toColumn };
  const rows = lines.flatMap((one, at) => (hasCells(one) ? [{ at, group: one.group.key }] : []));
  const toRow = rowFor(
    event,
    rows.map(({ group }) => group),
    rows.findIndex(({ at }) => at === line),
  );
  return toRow === undefined ? undefined : { line: rows[toRow]?.at ?? -1, column };
};
