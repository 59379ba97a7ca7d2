import { expect, test } from 'vitest';
import { breakOutOfFrames } from './break-out-of-frames.ts';

const framed = (path: string, refuses = false) => {
  const moves: string[] = [];
  const replace = (address: string | URL): void => {
    if (refuses) throw new Error('SecurityError');
    moves.push(String(address));
  };
  return {
    moves,
    page: { self: {}, top: { location: { replace } }, location: { href: `http://localhost:4300${path}` } },
  };
};

test('The top page stays open', () => {
  const { page, moves } = framed('/');
  expect(breakOutOfFrames({ ...page, self: page.top }, { mayMove: () => true })).toBe('top');
  expect(moves).toEqual([]);
});

test('A framed portal loads itself as the top page with path and query', () => {
  const { page, moves } = framed('/?launch=l&iss=i');
  expect(breakOutOfFrames(page, { mayMove: () => true })).toBe('leaving');
  expect(moves).toEqual(['http://localhost:4300/?launch=l&iss=i']);
});

test('A login failure is passed on in the query', () => {
  const { page, moves } = framed('/login?error=old');
  breakOutOfFrames(page, {
    failure: { loginError: 'maxpassfail', loginPath: '/login' },
    mayMove: () => true,
  });
  expect(moves).toEqual(['http://localhost:4300/login?error=maxpassfail']);
});

test('A failure found at the root is shown by the login page', () => {
  const { page, moves } = framed('/');
  breakOutOfFrames(page, {
    failure: { loginError: 'cookiesblocked', loginPath: '/login' },
    mayMove: () => true,
  });
  expect(moves).toEqual(['http://localhost:4300/login?error=cookiesblocked']);
});

test('It is stuck when the browser refuses or the limit is reached', () => {
  expect(breakOutOfFrames(framed('/', true).page, { mayMove: () => true })).toBe('stuck');
  const { page, moves } = framed('/');
  expect(breakOutOfFrames(page, { mayMove: () => false })).toBe('stuck');
  expect(moves).toEqual([]);
});
