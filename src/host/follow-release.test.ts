import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { smallConfig } from '../../tests/support/servers/built-with-releases.ts';
import { stubBuild } from '../../tests/support/servers/stub-build.ts';
import { flipPointer, publishRelease } from '../release/chain/publish-release.ts';
import { writeDurably } from '../release/durable-files.ts';
import { followRelease } from './follow-release.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const twoReleases = async () => {
  const dist = stubBuild();
  const one = await publishRelease(dist, smallConfig('A'));
  const two = await publishRelease(dist, smallConfig('B'));
  const path = join(dist, 'releases/current.json');
  const pointer = readFileSync(path);
  flipPointer(dist, { kind: 'rollback', release: one.release });
  const move = (name: string, from: string, to: string) =>
    renameSync(
      join(dist, 'releases', two.release, name) + from,
      join(dist, 'releases', two.release, name) + to,
    );
  return {
    dist,
    one: one.release,
    two: two.release,
    point: () => writeDurably(path, pointer),
    take: (name: string) => move(name, '', '.away'),
    bring: (name: string) => move(name, '.away', ''),
  };
};

const follow = (dist: string) => {
  const lives: string[] = [];
  const problems: string[] = [];
  const { close } = followRelease(dist, {
    onLive: ({ id }) => lives.push(id),
    onProblem: (problem) => problems.push(problem),
  });
  onTestFinished(close);
  return { lives, problems };
};

test('a release whose pointer arrived before its files is served once they arrive, and each problem is reported once', async () => {
  const { dist, one, two, point, take, bring } = await twoReleases();
  take('en.json');
  take('es.json');
  const { lives, problems } = follow(dist);
  point();
  vi.advanceTimersByTime(2000);
  expect(problems).toEqual([expect.stringContaining('en.json cannot be read')]);
  bring('en.json');
  vi.advanceTimersByTime(2000);
  expect(problems).toEqual([
    expect.stringContaining('en.json'),
    expect.stringContaining('es.json cannot be read'),
  ]);
  expect(lives).toEqual([one]);
  bring('es.json');
  vi.advanceTimersByTime(2000);
  expect(lives).toEqual([one, two]);
});

test('a host that started on the last good release switches to the live release once it is complete', async () => {
  const { dist, one, two, point, take, bring } = await twoReleases();
  take('en.json');
  point();
  const { lives, problems } = follow(dist);
  vi.advanceTimersByTime(2000);
  expect([lives, problems.length]).toEqual([[one], 1]);
  bring('en.json');
  vi.advanceTimersByTime(2000);
  expect(lives).toEqual([one, two]);
});

test('the same problem is reported again after another release was served', async () => {
  const { dist, one, two, point, take, bring } = await twoReleases();
  const { lives, problems } = follow(dist);
  const back = () => flipPointer(dist, { kind: 'rollback', release: one });
  take('en.json');
  for (const flip of [point, back, point]) {
    flip();
    vi.advanceTimersByTime(500);
  }
  expect(problems.length).toBe(2);
  bring('en.json');
  vi.advanceTimersByTime(500);
  expect(lives).toEqual([one, one, two]);
});
