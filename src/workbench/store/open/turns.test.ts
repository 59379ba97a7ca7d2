import { expect, onTestFinished, test, vi } from 'vitest';
import { databaseTrouble } from '../database-errors.ts';
import { turns } from './turns.ts';

test('two of six callers work at once, and all others one after the other in their order', async () => {
  const turn = turns(2, 1_000);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const calls = [0, 1, 2, 3, 4, 5].map(async (at) => {
    await turn.take();
    begun.push(at);
    await new Promise<void>((resolve) => ends.push(resolve));
    turn.giveBack();
  });
  for (let over = 0; over < 6; over += 1) {
    await vi.waitFor(() => expect(begun).toHaveLength(Math.min(6, over + 2)));
    ends[over]?.();
  }
  await Promise.all(calls);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a caller that waits too long gets an error, and does not block others', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const turn = turns(1, 1_000);
  await turn.take();
  const told = turn.take().catch((error: unknown) => databaseTrouble(error));
  await vi.advanceTimersByTimeAsync(999);
  const later = turn.take();
  await vi.advanceTimersByTimeAsync(1);
  expect(await told).toMatchObject({ code: 'read-only' });
  turn.giveBack();
  await later;
  turn.giveBack();
  await turn.take();
});
