import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { onBothStores } from '../support/workbench/stores.ts';
import { newTeam, type Team } from '../support/workbench/team.ts';
import { walkFaults } from './draft-walk.ts';
import { walks } from './random-steps.ts';

/** As many walks as reach every state by every step many times over. */
const numRuns = 2_000;

onBothStores((store) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
  });

  test(`a draft walks ${numRuns} times through its states as the table says`, async () => {
    const property = fc.asyncProperty(walks, async (steps) => {
      expect(await walkFaults(store(), team, steps)).toEqual([]);
    });
    await fc.assert(property, { seed: 55, numRuns });
  }, 7_200_000);
});
