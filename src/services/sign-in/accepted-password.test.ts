import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { acceptedPassword, isErrorShown, isPasswordAccepted } from './accepted-password.ts';

const frameIn = (screen: string, hasAlert = false) => {
  const element = { querySelector: () => (hasAlert ? {} : null) } as unknown as Element;
  return { closest: (selector: string) => (selector === screen ? element : null) };
};
const root = { pathname: '/' };

test.each([
  ['the root in the frame of the sign-in screen', '/', frameIn('.login'), {}, true],
  ['another page in that frame', '/login', frameIn('.login'), {}, false],
  ['a failure that comes to the root', '/', frameIn('.login'), { error: 'access_denied' }, false],
  ['the root in another frame', '/', frameIn('.frames'), {}, false],
  ['the root in a frame of another site, or in none', '/', null, {}, false],
] as const)(
  'for %s, whether a password was accepted: %s %o',
  (_, pathname, frameElement, callback, isAccepted) => {
    expect(isPasswordAccepted({ frameElement, location: { pathname } }, callback)).toBe(isAccepted);
  },
);

test('the sign-in screen around a page shows a failure as an alert', () => {
  const frames = [frameIn('.login', true), frameIn('.login'), frameIn('.frames', true), null];
  expect(frames.map((frameElement) => isErrorShown({ frameElement, location: root }))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('the note is read once', () => {
  const note = acceptedPassword(safeStorage(() => fakeStorage()));
  expect([note.take(), note.note(), note.take(), note.take()]).toEqual([false, true, true, false]);
});

test('a browser without storage is reported', () => {
  const blocked = safeStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(acceptedPassword(blocked).note()).toBe(false);
});
