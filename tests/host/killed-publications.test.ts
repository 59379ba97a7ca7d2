import { expect, test, vi } from 'vitest';
import { publishRelease } from '../../src/release/publish-release.ts';
import { compiledConfig } from '../support/config/shipped-config.ts';
import { killPublisher, readLive } from '../support/servers/interrupted-publication.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

const kills = process.env['DEEP'] === '1' ? 1000 : 20;
const pause = 25;
/** For one publication, in milliseconds. */
const patience = 12_000;

/** Reads the folder again and again until `end` is over; answers how often. Throws on the first torn read. */
const readUntil = async (dist: string, end: Promise<unknown>): Promise<number> => {
  let [reads, isOver] = [0, false];
  void end.finally(() => (isOver = true));
  const read = (): boolean => {
    readLive(dist);
    reads += 1;
    return isOver;
  };
  await vi.waitUntil(read, { interval: pause, timeout: patience });
  return reads;
};

test(`no read is torn during ${kills} publications that are killed on the way, nor after them`, { timeout: kills * patience }, async () => {
  const dist = stubBuild();
  await publishRelease(dist, compiledConfig('first'));
  const published = new Set<string>();
  const begun = performance.now();
  await killPublisher(dist, 'whole', 60_000);
  // Kills reach a little beyond the time that a whole publication takes here and now, so that some of them come too late.
  let [interrupted, reads, longest] = [0, 0, (performance.now() - begun) * 1.2];
  for (let kill = 0; kill < kills; kill += 1) {
    const killing = killPublisher(dist, `name ${kill}`, (longest * ((kill * 7) % kills)) / kills);
    reads += await readUntil(dist, killing);
    const wasRunning = await killing;
    longest = wasRunning ? longest * 1.05 : longest * 0.8;
    interrupted += Number(wasRunning);
    published.add(readLive(dist));
  }
  process.stdout.write(`${interrupted} of ${kills} publications killed while they ran, ${published.size} releases live, ${reads} reads\n`);
  expect(interrupted).toBeGreaterThan(kills / 2);
  expect(published.size).toBeGreaterThan(1);
  expect(reads).toBeGreaterThan(kills);
});
