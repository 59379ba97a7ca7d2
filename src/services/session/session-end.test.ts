import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { owedLogOut, signedOutReason } from './session-end.ts';

const inBrowser = (values: Readonly<Record<string, string>> = {}) => {
  const browser = fakeStorage(values);
  return () => owedLogOut(safeStorage(() => browser));
};

test('A pending log-out survives reloads until it is deleted', () => {
  const open = inBrowser();
  open().write('byMember', ' 1-2 byMember');
  expect([open().read(' 1-2 byMember'), open().read(' 1-2 byMember')]).toEqual(['byMember', 'byMember']);
  open().forget();
  expect(open().read(' 1-2 byMember')).toBeUndefined();
});

test('No log-out is pending once another tab has ended or started a session', () => {
  const open = inBrowser();
  open().write('sessionEnded', '42 1-2');
  expect([open().read('43 1-2'), open().read('42 1-2')]).toEqual([undefined, 'sessionEnded']);
});

test.each(['', 'logged|', 'sessionEnded'])('An invalid stored value (%s) is ignored', (left) => {
  expect(inBrowser({ 'portal.owedLogOut': left })().read('42 1-2')).toBeUndefined();
});

test('The reason is read once', () => {
  const reason = signedOutReason(safeStorage(() => fakeStorage()));
  reason.write('sessionEnded');
  expect([reason.take(), reason.take()]).toEqual(['sessionEnded', undefined]);
});

test('an unknown reason is removed and not returned', () => {
  const browser = fakeStorage({ 'portal.signedOutReason': '<b>' });
  expect(signedOutReason(safeStorage(() => browser)).take()).toBeUndefined();
  expect(browser.entries.size).toBe(0);
});
