import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { arrival } from './arrival.ts';
import { signInTransaction } from './transaction.ts';

test('R4.021: an arrival stands until the page to open is on show, and proves nothing to a code or a launch', () => {
  const browser = fakeStorage();
  const storage = safeStorage(() => browser);
  const tab = arrival(storage);
  expect(tab.isUnderWay()).toBe(false);
  tab.begin();
  expect([tab.isUnderWay(), signInTransaction(storage).take(), signInTransaction(storage).takeStart('', 0)]).toEqual([
    true,
    undefined,
    false,
  ]);
  tab.end();
  expect([tab.isUnderWay(), browser.entries.size]).toEqual([false, 0]);
});
