import { expect, it } from 'vitest';
import { evidenceChain } from '../support/config/evidence-chain.ts';
import { compareWithViews } from '../support/members/evidence-visits.ts';

it('evidence equals what the pages show to random members at random moments of three releases', () => {
  const { wrong, compared } = compareWithViews(evidenceChain({ seed: 7, releases: 3 }), 3, 42);
  expect(wrong).toEqual([]);
  expect(compared.days.size).toBeGreaterThan(1);
  expect(compared.members.size).toBeGreaterThan(1);
  expect(compared.narrowed).toBe(1);
  expect(compared.rows).toBeGreaterThan(300);
  expect(compared.addresses).toBeGreaterThan(100);
  expect(compared.parts).toBeGreaterThan(20);
  expect(compared.unseen).toBeGreaterThan(20);
});
