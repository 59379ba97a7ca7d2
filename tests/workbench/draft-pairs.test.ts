import { beforeAll, expect, test } from 'vitest';
import { noLimit, repetitions, secondsSince } from '../support/long-proofs.ts';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import { smallDist } from '../support/workbench/publishing-site.ts';
import { newTeam } from '../support/workbench/team.ts';
import { dependentFaults, type Setup, independentFaults } from './draft-pairs.ts';

const pairs = repetitions({ few: 4, deep: 1_000 });

let setup: Setup;
beforeAll(async () => {
  const [store, dist] = await Promise.all([freshEmbedded(), smallDist()]);
  setup = { store, dist, team: await newTeam(store) };
}, 180_000);

const proven = async (faultsOf: typeof dependentFaults): Promise<void> => {
  const begun = performance.now();
  expect(await faultsOf(setup, pairs)).toEqual([]);
  if (pairs > 4) process.stdout.write(`${pairs} pairs, ${secondsSince(begun)}\n`);
};

test(
  `of ${pairs} random pairs of independent drafts, the scheduled one stays approved and scheduled when the other goes live`,
  () => proven(independentFaults),
  noLimit,
);

test(
  `of ${pairs} random pairs of dependent drafts, the scheduled one stops when the other goes live, and the difference names exactly what changed`,
  () => proven(dependentFaults),
  noLimit,
);
