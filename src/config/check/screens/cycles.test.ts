import { expect, it } from 'vitest';
import { cyclesOf } from './cycles.ts';

const cycles = (...steps: readonly (readonly [string, string])[]) => cyclesOf(new Map(steps));

it('finds nothing if every path ends', () => {
  expect(cycles(['a', 'b'], ['b', 'c'])).toEqual([]);
});

it('finds a name that refers to itself', () => {
  expect(cycles(['a', 'a'])).toEqual([['a']]);
});

it('reports a cycle once, without the path into it', () => {
  expect(cycles(['z', 'a'], ['a', 'b'], ['b', 'c'], ['c', 'a'], ['y', 'c'])).toEqual([['a', 'b', 'c']]);
});

it('reports each of two cycles', () => {
  expect(cycles(['a', 'b'], ['b', 'a'], ['c', 'd'], ['d', 'c'])).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});
