import { expect, test } from 'vitest';
import { byteCache, bytesOfText } from './byte-cache.ts';

const texts = (mostBytes: number) => byteCache<string>(mostBytes, bytesOfText);

test('a cache never has more bytes than its limit, whatever the sizes of its values', () => {
  const cache = texts(1_000);
  const sizes = Array.from({ length: 500 }, (_, at) => (at * 37) % 400);
  for (const [at, size] of sizes.entries()) {
    cache.set(`n${at % 90}`, 'x'.repeat(size));
    expect(cache.bytes()).toBeLessThanOrEqual(1_000);
  }
  const left = Array.from({ length: 90 }, (_, at) => [`n${at}`, cache.get(`n${at}`)] as const);
  const bytes = left.reduce(
    (sum, [name, text]) => sum + (text === undefined ? 0 : 2 * (name + text).length),
    0,
  );
  expect(bytes).toBe(cache.bytes());
  expect(bytes).toBeGreaterThan(0);
});

test('the most recently used values stay, and a value that is too large displaces no other', () => {
  const cache = texts(30);
  cache.set('a', '123');
  cache.set('b', '123');
  expect(cache.get('a')).toBe('123');
  cache.set('c', '1234567890');
  expect(['a', 'b', 'c'].map((name) => cache.get(name))).toEqual(['123', undefined, '1234567890']);
  cache.set('d', 'x'.repeat(100));
  expect(['a', 'c', 'd'].map((name) => cache.get(name))).toEqual(['123', '1234567890', undefined]);
  cache.set('c', '');
  expect([cache.get('c'), cache.bytes()]).toEqual(['', 10]);
});
