import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { signedOutReason } from './signed-out-reason.ts';

test('The reason is read once', () => {
  const reason = signedOutReason(safeStorage(() => fakeStorage()));
  reason.write('sessionEnded');
  expect([reason.take(), reason.take()]).toEqual(['sessionEnded', undefined]);
});

test('A foreign reason is none, and is removed', () => {
  const browser = fakeStorage({ 'portal.signedOutReason': '<b>' });
  expect(signedOutReason(safeStorage(() => browser)).take()).toBeUndefined();
  expect(browser.entries.size).toBe(0);
});
