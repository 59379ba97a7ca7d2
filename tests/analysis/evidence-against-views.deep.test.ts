import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { evidenceChain } from '../support/config/evidence-chain.ts';
import { noLimit } from '../support/long-proofs.ts';
import { compareWithViews } from '../support/members/evidence-visits.ts';

const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));

test(
  `evidence equals what the pages show on 50 random days, each to a random member (seed ${String(seed)})`,
  { timeout: noLimit },
  () => {
    const { wrong, compared } = compareWithViews(evidenceChain({ seed, releases: 24 }), 50, seed);
    expect(wrong).toEqual([]);
    expect(compared.days.size).toBeGreaterThan(20);
    expect(compared.members.size).toBeGreaterThan(10);
    expect(compared.narrowed).toBeGreaterThan(10);
  },
);
