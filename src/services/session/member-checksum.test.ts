import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { memberChecksum } from './member-checksum.ts';

const inTabs = () => {
  const browser = fakeStorage();
  return { browser, tab: () => memberChecksum(safeStorage(() => browser)) };
};

test('a tab learns that somebody else signed in since, and only that', () => {
  const { tab } = inTabs();
  expect(tab().isOther('WP-1')).toBe(false);
  tab().write('WP-1');
  expect([tab().isOther('WP-1'), tab().isOther('WP-2')]).toEqual([false, true]);
  tab().write('WP-2');
  expect([tab().isOther('WP-1'), tab().isOther('WP-2')]).toEqual([true, false]);
});

test('a member who was only asked for is told from one who signed in, and is another one all the same', () => {
  const { tab } = inTabs();
  tab().ask('WP-2');
  const before = tab().read();
  expect([tab().isOther('WP-1'), tab().isOther('WP-2')]).toEqual([true, false]);
  tab().write('WP-2');
  expect(tab().read()).not.toBe(before);
});

test('R4.004: nothing of the member is kept, and nothing at all once the session ended', () => {
  const { browser, tab } = inTabs();
  tab().write('WP-secret');
  expect([...browser.entries.values()].join()).toMatch(/^-?\d+$/);
  tab().forget();
  expect(browser.entries.size).toBe(0);
});
