import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Store } from '../../src/workbench/store/store.ts';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import { newTeam, type Team } from '../support/workbench/team.ts';
import { lostTexts, outboxWalks } from './outbox-walk.ts';

/** As many as reach each pair of steps many times over. */
const numRuns = 1_000;

let store: Store;
let team: Team;
beforeAll(async () => {
  store = await freshEmbedded();
  team = await newTeam(store);
}, 180_000);

test(`in ${numRuns} walks with failures and edits of other users, no text is lost`, async () => {
  const property = fc.asyncProperty(outboxWalks, async (steps) => {
    expect(await lostTexts(store, team, steps)).toEqual([]);
  });
  await fc.assert(property, { seed: 1_818, numRuns });
}, 7_200_000);
