import { expect, test } from 'vitest';
import { limiter, underWay } from './limits.ts';

test('allows a number of requests in a window, then returns the seconds to wait', () => {
  let now = 0;
  const ask = limiter({ most: 3, within: 60_000 }, () => now);
  expect(['a', 'a', 'a', 'b'].map(ask)).toEqual([undefined, undefined, undefined, undefined]);
  expect(ask('a')).toBe(60);
  now = 45_000;
  expect(ask('a')).toBe(15);
  now = 60_000;
  expect(ask('a')).toBeUndefined();
});

test('refused requests do not count, so a client that tried too soon only has to wait', () => {
  let now = 0;
  const ask = limiter({ most: 1, within: 1000 }, () => now);
  expect(ask('a')).toBeUndefined();
  for (now = 100; now < 1000; now += 100) expect(ask('a')).toBe(1);
  now = 1000;
  expect(ask('a')).toBeUndefined();
});

test('too many names displace those that were inactive longest', () => {
  const ask = limiter({ most: 1, within: 1000 }, () => 0);
  ask('first');
  for (let name = 0; name < 10_000; name += 1) ask(String(name));
  expect([ask('first'), ask('9999')]).toEqual([undefined, 1]);
});

test('each key has a limited number of running requests, and can start one for each that ends', () => {
  const start = underWay(2);
  const ends = [start('a'), start('a')];
  expect([start('a'), typeof start('b')]).toEqual([undefined, 'function']);
  ends[0]?.();
  expect(typeof start('a')).toBe('function');
  expect(start('a')).toBeUndefined();
});
