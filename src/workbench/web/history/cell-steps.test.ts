import { expect, it } from 'vitest';
import type { ChainEntry } from '../../api/generated/api-shapes.ts';
import { changedPairs, isSameOutcome } from './cell-steps.ts';

const entry = (number: number, source: string | null) => ({ number, source }) as ChainEntry;

it('only releases with another source than the one before can have changed a cell; those without a source are passed over', () => {
  const chain = [entry(5, 'b'), entry(4, 'b'), entry(3, null), entry(2, 'a'), entry(1, 'a')];
  expect(changedPairs(chain).map(({ entry: { number }, newer, older }) => [number, newer, older])).toEqual([
    [4, 'b', 'a'],
  ]);
});

it('a deleted item and one that no member sees have the same outcome; a changed label has another', () => {
  const shown = (everywhere: string) =>
    ({ verdict: 'shown', everywhere, groups: [{ who: '', gets: '' }] }) as const;
  expect(isSameOutcome(undefined, { verdict: 'hidden', everywhere: 'Claims', groups: [] })).toBe(true);
  expect(isSameOutcome(shown('Claims'), shown('Your claims'))).toBe(false);
});
