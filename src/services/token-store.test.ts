import { expect, test } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import { safeStorage } from './safe-storage.ts';
import { tokenStore } from './token-store.ts';

const answer = { accessToken: 'a.b.c', contextString: 'Y29udGV4dA' };

test('The token answer is kept under one key and can be forgotten', () => {
  const browser = fakeStorage();
  const store = tokenStore(safeStorage(() => browser));
  store.write(answer);
  expect([...browser.entries]).toEqual([['portal.token', '{"access_token":"a.b.c","context_string":"Y29udGV4dA"}']]);
  expect(store.read()).toEqual(answer);
  store.forget();
  expect(store.read()).toBeUndefined();
  expect(browser.entries.size).toBe(0);
});

test.each(['', '{', 'null', '[]', '{"access_token":"a"}', '{"access_token":1,"context_string":"x"}'])(
  'R8.09: a foreign value reads as nothing: %s',
  (value) => {
    expect(tokenStore(safeStorage(() => fakeStorage({ 'portal.token': value }))).read()).toBeUndefined();
  },
);
