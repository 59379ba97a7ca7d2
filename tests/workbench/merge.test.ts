import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeFaults } from './merge-properties.ts';

test('two random drafts of the shipped files merge: one-sided, equal and mirrored ones right, nothing lost, nothing doubled', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
      expect(mergeFaults(seed)).toEqual([]);
    }),
    { seed: 10, numRuns: 10 },
  );
});
