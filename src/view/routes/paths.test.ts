import { expect, test } from 'vitest';
import { normalisePath } from './paths.ts';

test.each([
  ['/claims/', '/claims'],
  ['/Claims//', '/claims'],
  ['//', '/'],
  ['', '/'],
  ['/factúraCI%C3%B3n', '/factúración'],
  ['/%f3', undefined],
])('the path %s is looked up as %s', (path, spelt) => {
  expect(normalisePath(path)).toBe(spelt);
});

test('reads a million slashes before a letter only once', () => {
  const path = `${'/'.repeat(1_000_000)}a`;
  expect(normalisePath(path)).toBe(path);
});
