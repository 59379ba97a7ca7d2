import { expect, test } from 'vitest';
import { takeArrivalOutOfAddress } from './take-arrival-out-of-address.ts';

const addressAfter = (path: string): string => {
  const page = {
    location: { href: `http://localhost:4300${path}` },
    history: {
      state: 'kept' as unknown,
      replaceState: (state: unknown, _: string, address?: string | URL | null) => {
        expect(state).toBe('kept');
        page.location.href = String(address);
      },
    },
  };
  takeArrivalOutOfAddress(page, ['/login', '/iniciar-sesion']);
  return page.location.href.slice('http://localhost:4300'.length);
};

test.each([
  ['/?code=1&code=2&state=3&session_state=4', '/'],
  ['/?launch=1&iss=2', '/'],
  ['/?error=1&error_description=2&error_uri=3&errorKey=4', '/'],
  ['/?lng=es&code=1#top', '/?lng=es#top'],
  ['/login?error=boom&errorKey=x&a=1', '/login?a=1'],
  ['/iniciar-sesion?error=boom', '/iniciar-sesion'],
  ['/login/code?code=123', '/login/code?code=123'],
  ['/claims?state=open', '/claims?state=open'],
  ['/?a=b+c', '/?a=b+c'],
])('R4.015: %s becomes %s', (before, after) => {
  expect(addressAfter(before)).toBe(after);
});
