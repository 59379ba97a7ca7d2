import { beforeAll, expect, test } from 'vitest';
import { noLimit } from '../support/long-proofs.ts';
import { smallDist } from '../support/workbench/publishing-site.ts';
import { onBothStores } from '../support/workbench/stores.ts';
import { faultsOfWalks } from './in-flight-walks.ts';
import type { Tally } from './in-flight-watch.ts';
import { smallWorld } from './in-flight-world.ts';

const seed = 7;
const numRuns = 4;

onBothStores((store) => {
  let dist = '';
  beforeAll(async () => {
    dist = await smallDist();
  }, 60_000);

  test(
    `in ${numRuns} random walks of several drafts (seed ${seed}), nothing goes live that was not approved, and no published change disappears unseen`,
    async () => {
      const tally: Tally = new Map();
      const setup = { store: store(), dist, world: smallWorld };
      expect(await faultsOfWalks(() => setup, { seed, numRuns }, tally)).toBe('');
      expect(tally.get('live')).toBeGreaterThan(0);
    },
    noLimit,
  );
});
