import type { KeyboardEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseKey, setKeysOn } from '../../../kit/commands/own-keys.ts';
import type { TableGroup, TableItem } from '../../../scenario/table-items.ts';
import { asksWhy, moveByKey } from './table-keys.ts';
import { tableLines } from './table-lines.ts';

const pressed = (key: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }) as KeyboardEvent;

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => void storage.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('opens the explanation with the default key, without Ctrl', () => {
  expect(asksWhy(pressed('e'))).toBe(true);
  expect(asksWhy(pressed('e', { ctrlKey: true }))).toBe(false);
});

it('opens the explanation with the key that the user chose, and no longer with the default one', () => {
  chooseKey('explain', 'i');
  expect([asksWhy(pressed('i')), asksWhy(pressed('e'))]).toEqual([true, false]);
});

it('opens the explanation only with Enter if single letters are off', () => {
  setKeysOn(false);
  expect([asksWhy(pressed('e')), asksWhy(pressed('Enter'))]).toEqual([false, true]);
});

const item = (id: string): TableItem => ({
  row: { id, kind: 'item', everywhere: {}, look: '', cells: [] },
  ...{ name: id, apart: undefined, group: '', before: undefined, changed: [] },
});
const group = (key: string, ...ids: readonly string[]): TableGroup => ({
  key,
  name: key,
  own: undefined,
  items: ids.map(item),
});
// Lines 0 and 3 are the heads of the groups.
const lines = tableLines([group('home', 'home/a', 'home/b'), group('claims', 'claims/a')], new Set(), {
  against: undefined,
  differences: undefined,
});
const columns = 3;

it.each<
  [
    key: string,
    held: Partial<KeyboardEvent>,
    from: readonly [number, number],
    to: readonly [number, number] | undefined,
  ]
>([
  ['ArrowDown', {}, [2, 1], [4, 1]],
  ['ArrowUp', {}, [4, 1], [2, 1]],
  ['ArrowRight', {}, [1, 1], [1, 2]],
  ['ArrowLeft', {}, [1, 1], [1, 0]],
  ['Home', {}, [2, 1], [2, 0]],
  ['End', {}, [2, 1], [2, 2]],
  ['Home', { ctrlKey: true }, [4, 1], [1, 1]],
  ['End', { ctrlKey: true }, [1, 1], [4, 1]],
  ['PageDown', {}, [1, 1], [4, 1]],
  ['PageUp', {}, [4, 1], [1, 1]],
  [']', {}, [1, 1], [4, 1]],
  ['[', {}, [4, 1], [1, 1]],
  ['a', {}, [1, 1], undefined],
])('%s (%j) moves from %j to %j past the heads of groups', (key, held, [line, column], to) => {
  const position = moveByKey(pressed(key, held), lines, { line, column }, columns);
  expect(position && [position.line, position.column]).toEqual(to);
});
