import { expect, it } from 'vitest';
import { circlesOf } from './circles.ts';

const circles = (...steps: readonly (readonly [string, string])[]) => circlesOf(new Map(steps));

it('finds nothing where every way ends', () => {
  expect(circles(['a', 'b'], ['b', 'c'])).toEqual([]);
});

it('finds a name that leads to itself', () => {
  expect(circles(['a', 'a'])).toEqual([['a']]);
});

it('tells a circle once, without the way that leads into it', () => {
  expect(circles(['z', 'a'], ['a', 'b'], ['b', 'c'], ['c', 'a'], ['y', 'c'])).toEqual([['a', 'b', 'c']]);
});

it('tells each of two circles', () => {
  expect(circles(['a', 'b'], ['b', 'a'], ['c', 'd'], ['d', 'c'])).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});
