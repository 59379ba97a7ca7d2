import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { BaseMoved } from '../../src/release/chain/base.ts';
import { publicationChain } from '../../src/release/chain/publication-chain.ts';
import { flipPointer, publishRelease } from '../../src/release/chain/publish-release.ts';
import { smallConfig } from '../support/servers/built-with-releases.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

/** Does something before a call that lists a folder, counted from 1; answers how many there were. */
const beforeListing = (wanted: number, work: () => void, main: () => void): number => {
  let calls = 0;
  const list = fs.readdirSync as (...args: readonly unknown[]) => unknown;
  const setBack = (): void => {
    Object.assign(fs, { readdirSync: list });
    syncBuiltinESMExports();
  };
  onTestFinished(setBack);
  const counted: typeof list = (...args) => {
    calls += 1;
    if (calls === wanted) work();
    return list(...args);
  };
  Object.assign(fs, { readdirSync: counted });
  syncBuiltinESMExports();
  try {
    main();
  } finally {
    setBack();
  }
  return calls;
};

let dist = '';
let first = '';
let own = '';
let other = '';

beforeAll(async () => {
  dist = stubBuild();
  const publish = async (name: string) => (await publishRelease(dist, smallConfig(name, ['local']))).release;
  [first, own, other] = [await publish('First'), await publish('Own'), await publish('Other')];
}, 60_000);

const flip = (release: string, base?: { readonly number: number }): void =>
  void flipPointer(dist, { kind: 'publish', release, ...(base && { base }) });

/** Publishes while another publication comes before a listing; answers whether its base was refused. */
const overtaken = (at: number, base: { readonly number: number } | undefined): boolean => {
  try {
    beforeListing(
      at,
      () => flip(other),
      () => flip(own, base),
    );
    return false;
  } catch (error) {
    if (error instanceof BaseMoved) return true;
    throw error;
  }
};

test('a publication that another one overtakes at any moment follows it, or is refused if it has a base', () => {
  const calls = beforeListing(
    0,
    () => undefined,
    () => flip(own),
  );
  expect(calls).toBeGreaterThan(5);
  for (let at = 1; at <= calls; at += 1)
    for (const hasBase of [false, true]) {
      flip(first);
      const isRefused = overtaken(at, hasBase ? { number: publicationChain(dist).next() - 1 } : undefined);
      const [last, before] = publicationChain(dist).list();
      expect([last?.number, last?.previous], `listing ${at}`).toEqual([
        (before?.number ?? 0) + 1,
        before?.release,
      ]);
      // The other one came first, or last.
      if (hasBase) expect(isRefused || last?.release === other, `listing ${at}`).toBe(true);
    }
});
