import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { publicationChain } from '../../src/release/chain/publication-chain.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { settle } from '../../src/release/chain/settle.ts';
import { readSource } from '../../src/release/chain/source-store.ts';
import { readPointer } from '../../src/release/pointer.ts';
import { chance, roll } from '../support/chance.ts';
import { inTime, noLimit, repetitions, secondsSince } from '../support/long-proofs.ts';
import { smallConfig } from '../support/servers/built-with-releases.ts';
import { type Call, readLive, waitingPublisher } from '../support/servers/interrupted-publication.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

const kills = repetitions({ few: 6, deep: 500 });
/** The number of simultaneous publications. */
const lanes = kills > 12 ? 3 : 2;

/** Longer than any run: each publication has its own limit. */
const aDay = 24 * 3_600_000;

const folders = ['releases', 'publications', 'sources'];

/** What is only on its way, in all folders that a publication writes. */
const unfinished = (dist: string): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(dist, folder))
      .filter((name) => /\.(?:tmp|broken)$/.test(name))
      .map((name) => join(dist, folder, name)),
  );

/** Reads the folder again and again until `end` is over; answers how often. Throws on the first torn read. */
const readUntil = async (dist: string, end: Promise<unknown>): Promise<number> => {
  let reads = 0;
  let isOver = false;
  const over = (): void => void (isOver = true);
  end.then(over, over);
  const read = (): boolean => {
    readLive(dist);
    reads += 1;
    return isOver;
  };
  await vi.waitUntil(read, { interval: 25, timeout: aDay });
  return reads;
};

/** How a publication under this name ended: complete, with the number of calls, or killed. */
interface Ended {
  readonly name: string;
  readonly calls: number | undefined;
}

/**
 * Publishes again and again, each time killed before another call; the next process starts while one works.
 */
const killEach = async (
  dist: string,
  points: readonly (readonly [name: string, dieAt: Call])[],
): Promise<readonly Ended[]> => {
  const ended: Ended[] = [];
  let next = waitingPublisher();
  for (const [index, [name, dieAt]] of points.entries()) {
    const publisher = await next;
    const working = publisher.publish(dist, name, dieAt);
    if (index + 1 < points.length) next = waitingPublisher();
    ended.push({ name, calls: await inTime(working, `publication ${name}`) });
  }
  return ended;
};

test(
  `${kills} killed publications cause no torn read, no gap, no fork and no unfinished release`,
  { timeout: noLimit },
  async () => {
    const begun = performance.now();
    const dist = stubBuild();
    await publishRelease(dist, smallConfig('first', ['local']));
    const [first] = await killEach(dist, [['whole', 0]]);
    const calls = first?.calls ?? 0;
    expect(calls).toBeGreaterThan(20);
    const random = chance(42);
    // Every other one dies near its entry, where it may be half done, the others anywhere.
    const points = Array.from({ length: kills }, (_, index) => {
      const dieAt =
        index % 2 === 0
          ? { sinceEntry: roll(random, index % 4 === 0 ? 4 : calls / 2) }
          : 1 + roll(random, calls);
      return [`name ${index}`, dieAt] as const;
    });
    const killing = Promise.all(
      Array.from({ length: lanes }, (_, lane) =>
        killEach(
          dist,
          points.filter((__, index) => index % lanes === lane),
        ),
      ),
    );
    const reads = await readUntil(dist, killing);
    const ended = (await killing).flat();

    settle(dist);
    const happened = publicationChain(dist).list().toReversed();
    expect(publicationChain(dist).unreadable()).toEqual([]);
    expect(happened.map(({ number }) => number)).toEqual(happened.map((_, index) => index + 1));
    expect(happened.slice(1).map(({ previous }) => previous)).toEqual(
      happened.slice(0, -1).map(({ release }) => release),
    );
    expect(new Set(happened.map(({ id }) => id)).size).toBe(happened.length);
    expect(happened.slice(1).filter(({ source = '' }) => readSource(dist, source) === undefined)).toEqual([]);
    expect(readPointer(dist)).toMatchObject({ number: happened.length, release: happened.at(-1)?.release });
    expect(readLive(dist)).toBe(happened.at(-1)?.release);

    for (const path of unfinished(dist)) utimesSync(path, 0, 0);
    await publishRelease(dist, smallConfig('last', ['local']), { source: {} });
    expect(unfinished(dist)).toEqual([]);

    const killed = ended.filter(({ calls: done }) => done === undefined).length;
    process.stdout.write(
      `${killed} of ${kills} publications killed on the way, ${happened.length - 2} happened, ${reads} reads, ${secondsSince(begun)}\n`,
    );
    expect(killed).toBeGreaterThan(kills / 2);
    expect(happened.length).toBeGreaterThan(3);
    expect(reads).toBeGreaterThan(kills);
  },
);
