import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { arrival } from './arrival.ts';
import { signInTransaction } from './transaction.ts';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

test('R4.021: an arrival lasts until the page to open is shown, and proves nothing for a code or a launch', () => {
  const browser = fakeStorage();
  const storage = safeStorage(() => browser);
  const tab = arrival(storage);
  expect(tab.isUnderWay()).toBe(false);
  tab.begin();
  expect([
    tab.isUnderWay(),
    signInTransaction(storage).take(),
    signInTransaction(storage).takeStart('', 0),
  ]).toEqual([true, undefined, false]);
  tab.end();
  expect([tab.isUnderWay(), browser.entries.size]).toEqual([false, 0]);
});

test('R4.021: a document that is unloading does not end an arrival; the next one does', () => {
  const storage = safeStorage(() => fakeStorage());
  const tab = arrival(storage);
  expect(tab.mayEnd()).toBe(false);
  tab.begin();
  expect(tab.mayEnd()).toBe(true);
  window.dispatchEvent(new Event('beforeunload'));
  expect([tab.isUnderWay(), tab.mayEnd()]).toEqual([true, false]);
  tab.begin();
  expect(tab.mayEnd()).toBe(true);
});
