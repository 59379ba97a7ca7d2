import { expect, test } from 'vitest';
import { mergeFaults } from './merge-properties.ts';

/** As many pairs as the design of the workbench asks for before each release of it. */
const pairs = 5_000;

test(
  `${pairs} pairs of random drafts merge: one-sided, equal and mirrored ones right, nothing lost, nothing doubled`,
  { timeout: 1_800_000 },
  () => {
    const faults = Array.from({ length: pairs }, (_, seed) => mergeFaults(seed)).flat();
    expect(faults).toEqual([]);
  },
);
