import { expect, test } from 'vitest';
import { readCookie, signedToken, tokenIn, writeCookie } from './cookies.ts';

const secure = { isSecure: true, keys: [] };
const plain = { isSecure: false, keys: [] };

test('under https the name binds the cookie to the host; on a loopback address it has a plain name', () => {
  expect(writeCookie('session', 'abc', 60, secure)).toBe(
    '__Host-workbench=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  );
  expect(writeCookie('session', 'abc', 60, plain)).toBe(
    'workbench=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
  );
});

test('a cookie is found among others by its whole name', () => {
  const header = 'xworkbench=1; workbench-sign-in=2; workbench=3; workbench=4';
  expect([readCookie('session', header, plain), readCookie('signIn', header, plain)]).toEqual(['3', '2']);
  expect([readCookie('session', header, secure), readCookie('session', undefined, plain)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a signed token is accepted with its key and with older keys that are still listed, and with no other', () => {
  const value = signedToken('token', { isSecure: true, keys: ['old'] });
  const read = (keys: readonly string[], text = value) => tokenIn(text, { isSecure: true, keys });
  expect([read(['old']), read(['new', 'old'])]).toEqual(['token', 'token']);
  expect([
    read(['new']),
    read(['old'], 'token'),
    read(['old'], 'token.'),
    read(['old'], `x${value}`),
  ]).toEqual(Array(4).fill(undefined));
  expect([read([], 'token'), read([], '')]).toEqual(['token', undefined]);
});
