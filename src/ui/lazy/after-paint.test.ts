import { afterEach, expect, test, vi } from 'vitest';
import { afterPaint } from './deferred.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watched = () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const state = { isDone: false, frames };
  void afterPaint().then(() => (state.isDone = true));
  return state;
};

test('code that waits for the paint continues in the task after the frame, not in it', async () => {
  const state = watched();
  await vi.advanceTimersByTimeAsync(50);
  expect(state.isDone).toBe(false);
  state.frames.forEach((frame) => frame());
  await Promise.resolve();
  expect(state.isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.isDone).toBe(true);
});

test('a tab in the background, which paints nothing, waits a tenth of a second', async () => {
  const state = watched();
  await vi.advanceTimersByTimeAsync(99);
  expect(state.isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(2);
  expect(state.isDone).toBe(true);
});
