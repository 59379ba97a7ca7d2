import { expect, test } from 'vitest';
import { tabsWalks } from '../support/members/tabs-walk.ts';
import { noLimit } from '../support/long-proofs.ts';
import { tellAttack } from '../support/reports/attacks.ts';

const walks = 1000;

test(
  'R4.005: a thousand walks through log-outs, sign-ins of others, held answers and sleeping tabs mix no header and frame',
  { timeout: noLimit },
  async () => {
    const { mixed, opened, refused } = await tabsWalks(walks);
    expect(mixed).toEqual([]);
    expect(opened).toBeGreaterThan(2000);
    expect(refused).toBeGreaterThan(50);
    tellAttack({ attack: 'A walk that mixes header and frame', tries: walks, holes: mixed.length });
  },
);
