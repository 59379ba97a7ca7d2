import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { signedOutReason } from './signed-out-reason.ts';

test('The reason is read once', () => {
  const reason = signedOutReason(safeStorage(() => fakeStorage()));
  reason.write('sessionEnded');
  expect([reason.take(), reason.take()]).toEqual(['sessionEnded', undefined]);
});

test('A log-out that is owed stays through reloads, until the legacy site is told', () => {
  const storage = safeStorage(() => fakeStorage());
  const reason = signedOutReason(storage);
  reason.owe('byMember', ' 1-2 byMember');
  expect([reason.take(), reason.owed(' 1-2 byMember'), signedOutReason(storage).owed(' 1-2 byMember')]).toEqual([
    undefined,
    'byMember',
    'byMember',
  ]);
  reason.write('byMember');
  expect([reason.owed(' 1-2 byMember'), reason.take()]).toEqual([undefined, 'byMember']);
});

test('Nothing is owed once another tab ended or began a session', () => {
  const reason = signedOutReason(safeStorage(() => fakeStorage()));
  reason.owe('sessionEnded', '42 1-2');
  expect(reason.owed('43 1-2')).toBeUndefined();
});

test.each(['owed', 'owed|logged', 'owed|', 'sessionEnded|'])('What a stranger left (%s) is owed to nobody', (left) => {
  expect(signedOutReason(safeStorage(() => fakeStorage({ 'portal.signedOutReason': left }))).owed('')).toBeUndefined();
});

test('A foreign reason is none, and is removed', () => {
  const browser = fakeStorage({ 'portal.signedOutReason': '<b>' });
  expect(signedOutReason(safeStorage(() => browser)).take()).toBeUndefined();
  expect(browser.entries.size).toBe(0);
});
