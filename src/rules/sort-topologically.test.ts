import { describe, expect, it } from 'vitest';
import { sortTopologically } from './sort-topologically.ts';

const orderOf = (
  named: Readonly<Record<string, readonly string[]>>,
  roots = Object.keys(named),
): readonly string[] => sortTopologically(roots, (name) => named[name] ?? []);

describe('sortTopologically', () => {
  it('sorts each name after those that it names, in reading order, once', () => {
    expect(orderOf({ all: ['left', 'right'], left: ['a', 'b'], right: ['b', 'c'] })).toEqual([
      'a',
      'b',
      'left',
      'c',
      'right',
      'all',
    ]);
    expect(orderOf({ late: ['early'], early: [], alone: [] })).toEqual(['early', 'late', 'alone']);
    expect(orderOf({ a: ['b', 'c'], b: [], c: ['b'] })).toEqual(['b', 'c', 'a']);
  });

  it('stops at cyclic names', () => {
    expect(orderOf({ own: ['own'] })).toEqual(['own']);
    expect(orderOf({ one: ['two'], two: ['three'], three: ['one', 'fact'] })).toEqual([
      'fact',
      'three',
      'two',
      'one',
    ]);
  });

  it('handles a chain of 200,000 names', () => {
    const order = sortTopologically(['0'], (name) => (name === '199999' ? [] : [String(Number(name) + 1)]));
    expect([order.length, order[0], order.at(-1)]).toEqual([200_000, '199999', '0']);
  });
});
