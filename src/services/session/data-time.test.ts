import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage, storageKeys } from '../storage.ts';
import { dataTimeStore } from './data-time.ts';

const storeIn = (values: Readonly<Record<string, string>> = {}) => {
  const browser = fakeStorage(values);
  return { browser, open: () => dataTimeStore(safeStorage(() => browser)) };
};

test('data are as old as their token in this tab, across page loads', () => {
  const { open } = storeIn();
  expect([
    open().timeOf('a.b.c', 1000),
    open().timeOf('a.b.c', 5000),
    open().timeOf('a.b.d', 7000),
    open().timeOf('a.b.d', 9000),
  ]).toEqual([1000, 1000, 7000, 7000]);
});

test('stores nothing of the token', () => {
  const { browser, open } = storeIn();
  open().timeOf('secret.token.text', 1000);
  expect(browser.getItem(storageKeys.dataTime)).toMatch(/^-?\d+ 1000$/);
});

test.each(['', 'x', '1 2 3', '94 soon', '-1'])('an invalid stored value (%s) counts as missing', (left) => {
  const { open } = storeIn({ [storageKeys.dataTime]: left });
  expect(open().timeOf('a', 1000)).toBe(1000);
});

test('a future time counts as missing', () => {
  const { open } = storeIn();
  open().timeOf('a', 9000);
  expect(open().timeOf('a', 1000)).toBe(1000);
});
