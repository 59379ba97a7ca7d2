import { expect, test } from 'vitest';
import { tabsWalks } from '../support/members/tabs-walk.ts';

test(
  'R4.005: random walks through tabs, log-outs, sign-ins of others, held answers and sleep: no header over frames of another',
  { timeout: 120_000 },
  async () => {
    const { mixed, opened, refused } = await tabsWalks(30);
    expect(mixed).toEqual([]);
    expect(opened).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(3);
  },
);
