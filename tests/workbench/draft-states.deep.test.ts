import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { inTime, noLimit, repetitions, secondsSince } from '../support/long-proofs.ts';
import { onBothStores } from '../support/workbench/stores.ts';
import { newTeam, type Team } from '../support/workbench/team.ts';
import { walkFaults } from './draft-walk.ts';
import { walks } from './random-steps.ts';

/** As many walks as reach every state by every step many times over. */
const numRuns = repetitions({ few: 2_000, deep: 2_000 });

onBothStores((store, kind) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
  });

  test(
    `a draft walks ${numRuns} times through its states as the table says`,
    async () => {
      const begun = performance.now();
      const property = fc.asyncProperty(walks, async (steps) => {
        expect(await inTime(walkFaults(store(), team, steps), 'a walk')).toEqual([]);
      });
      await fc.assert(property, { seed: 55, numRuns });
      process.stdout.write(`${numRuns} walks on ${kind}, ${secondsSince(begun)}\n`);
    },
    noLimit,
  );
});
