import { expect, test } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import { safeStorage } from './safe-storage.ts';
import { selectedCoverageStore } from './selected-coverage-store.ts';

test('R4.012, R4.013: id, flag and status are kept, read again and forgotten together', () => {
  const browser = fakeStorage();
  const store = selectedCoverageStore(safeStorage(() => browser));
  store.write('C1', 'Active');
  expect(Object.fromEntries(browser.entries)).toEqual({
    'portal.coverageId': 'C1',
    'portal.coverageSelected': 'true',
    'portal.coverageStatus': 'Active',
  });
  expect(store.readId()).toBe('C1');
  store.forget();
  expect([store.readId(), browser.entries.size]).toEqual([undefined, 0]);
});

test('An id without its flag is not a selection', () => {
  expect(selectedCoverageStore(safeStorage(() => fakeStorage({ 'portal.coverageId': 'C1' }))).readId()).toBeUndefined();
});
