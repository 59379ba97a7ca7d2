import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage, storageKeys } from '../storage.ts';
import { selectedCoverageStore, wipeMemberData } from './wipe-member-data.ts';

describe('wipe-member-data', () => {
  const wiped = (keepRedirect: boolean): readonly string[] => {
    const browser = fakeStorage(
      Object.fromEntries(Object.values(storageKeys).map((key) => [key, '/claims'])),
    );
    wipeMemberData(
      safeStorage(() => browser),
      { keepRedirect },
    );
    return [...browser.entries.keys()].sort();
  };

  test('R4.004, R4.005: deletes everything about a member; the saved page stays only when the session expired', () => {
    // In local storage: the language, and `portal.member`, where signing out leaves a random generation. The
    // rest is of the tab: its bounds on automatic moves, and why it shows the login screen.
    const notes = [
      'portal.clockError',
      'portal.languageSearch',
      'portal.passwordAccepted',
      'portal.signInAttempts',
      'portal.signedOutReason',
    ];
    const remaining = ['i18nextLng', ...notes, 'portal.member'].sort();
    expect(wiped(false)).toEqual(remaining);
    expect(wiped(true)).toEqual([...remaining, 'portal.redirect', 'portal.redirectOwner'].sort());
  });
});

describe('selected-coverage-store', () => {
  test('R4.012, R4.013: id, flag and status are stored, read and deleted together', () => {
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
    expect(
      selectedCoverageStore(safeStorage(() => fakeStorage({ 'portal.coverageId': 'C1' }))).readId(),
    ).toBeUndefined();
  });
});
