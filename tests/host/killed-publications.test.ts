import { expect, test } from 'vitest';
import { publishRelease } from '../../src/host/release/publish-release.ts';
import { readPointer } from '../../src/host/release/read-pointer.ts';
import { readRelease } from '../../src/host/release/read-release.ts';
import { compiledConfig } from '../support/compiled-config.ts';
import { killPublisher } from '../support/kill-publisher.ts';
import { stubBuild } from '../support/stub-build.ts';

const kills = process.env['DEEP'] === '1' ? 1000 : 25;

test(`the live release is whole after each of ${kills} publications that were killed on the way`, { timeout: kills * 12_000 }, async () => {
  const dist = stubBuild();
  await publishRelease(dist, compiledConfig('first'));
  let interrupted = 0;
  let longest = 400;
  for (let kill = 0; kill < kills; kill += 1) {
    const wasRunning = await killPublisher(dist, `name ${kill}`, (longest * ((kill * 7) % kills)) / kills);
    longest = wasRunning ? longest * 1.05 : longest * 0.8;
    interrupted += Number(wasRunning);
    const pointer = readPointer(dist);
    expect(pointer).toBeDefined();
    expect(readRelease(dist, pointer?.release ?? '').manifest).toBe(pointer?.manifest);
  }
  expect(interrupted).toBeGreaterThan(kills / 2);
});
