import { expect, test } from 'vitest';
import { fakeJwt } from '../../tests/support/fake-jwt.ts';
import { isTokenValid } from './is-token-valid.ts';

const now = Date.UTC(2026, 2, 1);
const second = now / 1000;

test.each([
  ['exp one second ahead', { exp: second + 1 }, true],
  ['exp one second ago', { exp: second - 1 }, false],
  ['exp right now', { exp: second }, false],
  ['exp in milliseconds', { exp: now + 1000 }, true],
  ['a negative exp', { exp: -1 }, false],
  ['an exp in text', { exp: String(second + 1) }, false],
  ['an exp of null', { exp: null }, false],
])('R5.11: a token with %s', (_, payload, expected) => {
  expect(isTokenValid(fakeJwt(payload), now)).toBe(expected);
});

test('R5.12: a token without exp is valid, accents in it do not matter', () => {
  expect(isTokenValid(fakeJwt({ name: 'José' }), now)).toBe(true);
});

test.each(['', 'opaque', 'a.b', 'a.b.c', 'a.b.c.d', 'a.%%%.c', fakeJwt(null), fakeJwt([1]), fakeJwt('text')])(
  'R8.09: a token that is no readable JWT is invalid: %s',
  (token) => {
    expect(isTokenValid(token, now)).toBe(false);
  },
);
