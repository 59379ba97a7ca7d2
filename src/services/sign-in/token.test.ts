import { describe, expect, test } from 'vitest';
import { fakeJwt, fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { isTokenValid, tokenExpiry, tokenStore } from './token.ts';

describe('token-store', () => {
  const answer = { accessToken: 'a.b.c', contextString: 'Y29udGV4dA' };

  test('The token response is stored under one key with the browser’s mark, and can be deleted', () => {
    const browser = fakeStorage();
    const store = tokenStore(safeStorage(() => browser));
    store.write(answer, '42 g1');
    expect([...browser.entries]).toEqual([
      ['portal.token', '{"access_token":"a.b.c","context_string":"Y29udGV4dA","mark":"42 g1"}'],
    ]);
    expect([store.read(), store.mark()]).toEqual([answer, '42 g1']);
    store.forget();
    expect([store.read(), store.mark()]).toEqual([undefined, '']);
    expect(browser.entries.size).toBe(0);
  });

  test.each(['', '{', 'null', '[]', '{"access_token":"a"}', '{"access_token":1,"context_string":"x"}'])(
    'R8.09: an invalid stored value reads as nothing: %s',
    (value) => {
      expect(tokenStore(safeStorage(() => fakeStorage({ 'portal.token': value }))).read()).toBeUndefined();
    },
  );
});

describe('is-token-valid', () => {
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

  test.each([
    ['at its exp', { exp: second }, now],
    ['never without one', {}, Infinity],
    ['long ago where it cannot be read', { exp: 'soon' }, 0],
  ])('R5.11: a token expires %s', (_, payload, expected) => {
    expect(tokenExpiry(fakeJwt(payload))).toBe(expected);
  });

  test.each([
    '',
    'opaque',
    'a.b',
    'a.b.c',
    'a.b.c.d',
    'a.%%%.c',
    fakeJwt(null),
    fakeJwt([1]),
    fakeJwt('text'),
  ])('R8.09: an unreadable JWT is invalid: %s', (token) => {
    expect(isTokenValid(token, now)).toBe(false);
  });
});
