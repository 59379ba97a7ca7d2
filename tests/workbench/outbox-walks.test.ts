import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Store } from '../../src/workbench/store/store.ts';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import { newTeam, type Team } from '../support/workbench/team.ts';
import { lostTexts, outboxWalks } from './outbox-walk.ts';

let store: Store;
let team: Team;
beforeAll(async () => {
  store = await freshEmbedded();
  team = await newTeam(store);
}, 180_000);

test('despite failures and edits of other users, the last typed text is in a draft, in the browser, or in a conflict', async () => {
  const property = fc.asyncProperty(outboxWalks, async (steps) => {
    expect(await lostTexts(store, team, steps)).toEqual([]);
  });
  await fc.assert(property, { seed: 18, numRuns: 30 });
}, 60_000);
