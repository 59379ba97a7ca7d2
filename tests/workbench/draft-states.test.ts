import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { onBothStores } from '../support/workbench/stores.ts';
import { newTeam, type Team } from '../support/workbench/team.ts';
import { walkFaults } from './draft-walk.ts';
import { walks } from './random-steps.ts';

onBothStores((store) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
  });

  test('a draft walks through its states according to the table, and derived values follow its source', async () => {
    const property = fc.asyncProperty(walks, async (steps) => {
      expect(await walkFaults(store(), team, steps)).toEqual([]);
    });
    await fc.assert(property, { seed: 5, numRuns: 3 });
  }, 60_000);
});
