import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../../src/workbench/store/store.ts';
import { inTime, noLimit, repetitions, secondsSince } from '../support/long-proofs.ts';
import { freshPostgres, onBothStores } from '../support/workbench/stores.ts';
import { newTeam, type Team } from '../support/workbench/team.ts';
import { walkFaults } from './draft-walk.ts';
import { walks } from './random-steps.ts';

/** As many walks as reach every state by every step many times over. */
const numRuns = repetitions({ few: 2_000, deep: 2_000 });

/**
 * The number of parallel walks on PostgreSQL, each in a separate database. A walk mostly waits for
 * answers.
 */
const postgresLanes = 4;

interface Lane {
  readonly store: Store;
  /** Whose authors are editors, and whose are operators. */
  readonly teams: readonly Team[];
}

onBothStores((store, kind) => {
  let lanes: readonly Lane[] = [];
  let more: readonly Store[] = [];
  beforeAll(async () => {
    more =
      kind === 'postgres' ? await Promise.all(Array.from({ length: postgresLanes - 1 }, freshPostgres)) : [];
    lanes = await Promise.all(
      [store(), ...more].map(async (one) => ({
        store: one,
        teams: [await newTeam(one), await newTeam(one, 'operator')],
      })),
    );
  }, 180_000);
  afterAll(() => Promise.all(more.map((one) => one.close())));

  test(
    `a draft walks ${numRuns} times through its states according to the table`,
    async () => {
      const begun = performance.now();
      let walked = 0;
      const walkIn = async (lane: Lane, seed: number): Promise<void> => {
        const property = fc.asyncProperty(fc.constantFrom(...lane.teams), walks, async (team, steps) => {
          expect(await inTime(walkFaults(lane.store, team, steps), 'a walk')).toEqual([]);
          walked += 1;
        });
        await fc.assert(property, { seed, numRuns: Math.ceil(numRuns / lanes.length) });
      };
      await Promise.all(lanes.map((lane, at) => walkIn(lane, 55 + at)));
      expect(walked).toBeGreaterThanOrEqual(numRuns);
      process.stdout.write(`${walked} walks on ${kind}, ${secondsSince(begun)}\n`);
    },
    noLimit,
  );
});
