import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChecker } from '../../src/workbench/server/draft-checks/checker.ts';
import { publishInProcess } from '../../src/workbench/server/publication/start-publisher.ts';
import { noLimit, repetitions, secondsSince } from '../support/long-proofs.ts';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import { forgetChain, smallDist } from '../support/workbench/publishing-site.ts';
import { onBothStores } from '../support/workbench/stores.ts';
import { faultsOfWalks } from './in-flight-walks.ts';
import type { Setup, Tally } from './in-flight-watch.ts';
import { compiledWorld, smallWorld } from './in-flight-world.ts';

const walks = {
  embedded: repetitions({ few: 2_000, deep: 2_000 }),
  postgres: repetitions({ few: 200, deep: 200 }),
  compiled: Math.min(20, repetitions({ few: 20, deep: 20 })),
};

const firstSeeds = { embedded: 41, postgres: 141, compiled: 241 };

// A walk that fails is found again in a minute or two: each portion has its own seed.
const portion = 100;

// A chain is read from its begin for each publication.
const walksOnAChain = 25;

/** From this number of walks on, everything is met that is in `met`. */
const progressEvery = 200;

const met = [
  'live',
  'live by a carried approval',
  'live in an emergency',
  'live by a revert',
  'rebase carried',
  'rebase lapsed other-effect',
  'rebase lapsed other-changes',
  'rebase conflict',
  'schedule stopped: lapsed-by-release',
  'publish: approval-lapsed',
  'approve: own-draft',
  'copy: own-draft',
  'confirm: own-emergency',
  'revert: own-emergency',
  'urgent: emergency-off',
  'urgent: emergency-waits',
  'urgent: frozen',
  'urgent: not-a-notice',
  'stopped at the entry: approvals-missing',
  'stopped at the entry: emergency-off',
  'stopped at the entry: frozen',
  'stopped at the entry: requester-gone',
];

const tallyText = (tally: Tally): string =>
  [...tally]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([what, times]) => `${what} ${times}`)
    .join(', ');

const missing = (tally: Tally): readonly string[] => met.filter((what) => !tally.has(what));

/** Grounds for walks, each with a short chain: after some walks only its numbers go on. */
const setupsOf = (setup: Setup): (() => Setup) => {
  let walked = 0;
  return () => {
    walked += 1;
    if (walked % walksOnAChain === 0) forgetChain(setup.dist);
    return setup;
  };
};

let dist = '';
beforeAll(async () => {
  dist = await smallDist();
}, 60_000);

const proven = async (
  setupOf: () => Setup,
  { seed, numRuns }: { readonly seed: number; readonly numRuns: number },
  tally: Tally,
): Promise<void> => {
  const begun = performance.now();
  const before = process.cpuUsage();
  expect(await faultsOfWalks(setupOf, { seed, numRuns }, tally)).toBe('');
  const { user, system } = process.cpuUsage(before);
  const cpu = ((user + system) / 1_000_000).toFixed(0);
  process.stdout.write(
    [
      `${numRuns} walks (seed ${seed}), ${secondsSince(begun)}, ${cpu} s of processor time`,
      `So far: ${tallyText(tally)}`,
      `Not met: ${missing(tally).join(', ')}`,
      '',
    ].join('\n'),
  );
};

const portionsOf = (kind: keyof typeof walks) =>
  Array.from({ length: Math.ceil(walks[kind] / portion) }, (_, at) => ({
    seed: firstSeeds[kind] + at,
    numRuns: Math.min(portion, walks[kind] - at * portion),
  }));

onBothStores((store, kind) => {
  const tally: Tally = new Map();
  test.for(portionsOf(kind))(
    'in $numRuns random walks of several drafts (seed $seed), nothing goes live that was not approved, and no published change disappears unseen',
    { timeout: noLimit },
    async (runs) => {
      await proven(setupsOf({ store: store(), dist, world: smallWorld }), runs, tally);
    },
  );

  test.runIf(walks[kind] >= progressEvery)('the walks covered every kind of event', () => {
    expect(missing(tally)).toEqual([]);
  });
});

describe('with the program that compiles and publishes', () => {
  const checker = startChecker();
  afterAll(checker.close);

  test.for(portionsOf('compiled'))(
    'in $numRuns random walks (seed $seed), nothing goes live that was not approved, and no published change disappears unseen',
    { timeout: noLimit },
    async (runs) => {
      const compiled = { checker, publisher: publishInProcess };
      const setup = { store: await freshEmbedded(), dist, world: compiledWorld(), compiled };
      const tally: Tally = new Map();
      await proven(setupsOf(setup), runs, tally);
      expect(tally.get('live by a carried approval')).toBeGreaterThan(0);
    },
  );
});
