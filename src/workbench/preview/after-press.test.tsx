import { expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

const pointer = (type: string): boolean =>
  document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }));

test('a task waits while the pointer is down until the click; only the last task runs', async () => {
  const runAfterPress = afterPress();
  const done: string[] = [];
  const run = (name: string): void => runAfterPress(() => done.push(name));
  run('before');
  expect(done).toEqual(['before']);
  pointer('pointerdown');
  run('during');
  run('at the end');
  pointer('pointerup');
  document.body.click();
  expect(done).toEqual(['before']);
  await vi.waitFor(() => expect(done).toEqual(['before', 'at the end']));
  run('after');
  expect(done).toEqual(['before', 'at the end', 'after']);
});

test('a press that the browser cancels delays no task', () => {
  const runAfterPress = afterPress();
  const done: string[] = [];
  pointer('pointerdown');
  runAfterPress(() => done.push('drawn'));
  pointer('pointercancel');
  expect(done).toEqual(['drawn']);
});
