import { expect, test } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import { safeStorage } from './safe-storage.ts';
import { storageKeys } from './storage-keys.ts';
import { wipeMemberData } from './wipe-member-data.ts';

const wiped = (keepRedirect: boolean): readonly string[] => {
  const browser = fakeStorage(Object.fromEntries(Object.values(storageKeys).map((key) => [key, '/claims'])));
  wipeMemberData(
    safeStorage(() => browser),
    { keepRedirect },
  );
  return [...browser.entries.keys()].sort();
};

test('R4.004, R4.005: nothing of a member stays; the saved page stays only when the session ended by itself', () => {
  const kept = ['i18nextLng', 'portal.languageSearch', 'portal.signInAttempts', 'portal.signedOutReason'];
  expect(wiped(false)).toEqual(kept);
  expect(wiped(true)).toEqual([...kept, 'portal.redirect'].sort());
});
