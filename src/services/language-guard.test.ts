import { expect, test } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import { languageGuard } from './language-guard.ts';
import { safeStorage } from './safe-storage.ts';

const guard = () =>
  languageGuard(
    safeStorage(() => fakeStorage()),
    10,
  );

test('R9.14: a switch for an unknown path is free at first, closed for ten seconds, then free again', () => {
  const { isFree, note } = guard();
  expect(isFree(1000)).toBe(true);
  note(1000);
  expect([isFree(1001), isFree(10_999), isFree(11_000)]).toEqual([false, false, true]);
});

test('a note from the far future or of another shape does not close it for ever', () => {
  const { isFree, note } = guard();
  note(1_000_000);
  expect(isFree(0)).toBe(true);
  note(Number.NaN);
  expect(isFree(0)).toBe(true);
});
