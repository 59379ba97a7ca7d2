import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entryName, entryText } from '../../../release/chain/publication.ts';
import { publicationChain } from '../../../release/chain/publication-chain.ts';
import { chainReader } from './chain-reader.ts';

const distOf = (...times: readonly string[]): string => {
  const dist = mkdtempSync(join(tmpdir(), 'portal-chain-'));
  times.forEach((time, at) =>
    publicationChain(dist).append({
      ...{ number: at + 1, id: `request ${at}`, kind: 'publish', release: 'a'.repeat(16), time },
    }),
  );
  return dist;
};

const day = [Date.parse('2027-03-03T08:00:00.000Z'), Date.parse('2027-03-04T08:00:00.000Z')] as const;

test.each([
  [
    'one that began before it and stayed',
    ['2027-03-01T10:00:00.000Z', '2027-03-04T08:00:00.000Z'],
    [1],
    false,
  ],
  [
    'all that began in it, and the one that was live when it began',
    [
      '2027-02-01T10:00:00.000Z',
      '2027-03-02T10:00:00.000Z',
      '2027-03-03T08:00:01.000Z',
      '2027-03-04T07:59:59.000Z',
    ],
    [4, 3, 2],
    true,
  ],
  ['one that began with it', ['2027-03-02T10:00:00.000Z', '2027-03-03T08:00:00.000Z'], [2], true],
  ['the first, which began in it', ['2027-03-03T12:00:00.000Z', '2027-04-01T12:00:00.000Z'], [1], false],
  ['none before the first', ['2027-03-05T12:00:00.000Z'], [], false],
])('a day’s releases: %s', (_, times, numbers, more) => {
  const found = chainReader(distOf(...times)).liveBetween(...day);
  expect([found.publications.map(({ number }) => number), found.more, found.unproved]).toEqual([
    numbers,
    more,
    undefined,
  ]);
});

test('a day is unproved if the clock of the server went backwards, or an entry is lost or unreadable', () => {
  const times = ['2027-03-01T10:00:00.000Z', '2027-03-03T10:00:00.000Z', '2027-03-02T10:00:00.000Z'] as const;
  const unproved = (...of: readonly string[]): boolean | undefined =>
    chainReader(distOf(...of)).liveBetween(...day).unproved;
  expect([unproved(times[0], times[1]), unproved(...times)]).toEqual([undefined, true]);
  const lost = distOf(times[0], times[1], times[1]);
  rmSync(join(lost, 'publications/00000002.json'));
  const unreadable = distOf(times[0], times[1]);
  writeFileSync(join(unreadable, 'publications/00000002.json'), '{');
  expect([lost, unreadable].map((dist) => chainReader(dist).liveBetween(...day).unproved)).toEqual([
    true,
    true,
  ]);
});

// In milliseconds of processor time; the least of some readings, each by a new reader.
const costOf = (dist: string, work: (reader: ReturnType<typeof chainReader>) => unknown): number =>
  Math.min(
    ...Array.from({ length: 7 }, () => {
      const before = process.cpuUsage();
      work(chainReader(dist));
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    }),
  );

test('after a start, reading a page of the chain or one entry takes the same time for any number of releases', () => {
  const [few, many] = [100, 3_000].map((count) => {
    const dist = distOf();
    mkdirSync(join(dist, 'publications'));
    for (let number = 1; number <= count; number += 1)
      writeFileSync(
        join(dist, 'publications', entryName(number)),
        entryText({
          ...{ number, id: `request ${number}`, kind: 'publish', release: 'a'.repeat(16) },
          time: new Date(number * 60_000).toISOString(),
        }),
      );
    const page = chainReader(dist).chain(count);
    expect([page.publications.map((one) => one.number), page.more]).toEqual([
      Array.from({ length: 30 }, (_, at) => count - 1 - at),
      true,
    ]);
    return {
      page: costOf(dist, (reader) => reader.chain()),
      entry: costOf(dist, (reader) => reader.entry(50)),
      all: costOf(dist, (reader) => reader.entries()),
    };
  });
  // Reading all of them costs 30 times as much.
  expect(many!.all / few!.all).toBeGreaterThan(8);
  expect(many!.page / many!.all).toBeLessThan(1 / 8);
  expect(many!.entry / many!.all).toBeLessThan(1 / 8);
});

test('after a release only its entry is read; if one is missing in between, all are read again', () => {
  const time = '2027-03-01T10:00:00.000Z';
  const dist = distOf(time, time);
  const reader = chainReader(dist);
  const numbers = (): readonly number[] => reader.entries().map(({ number }) => number);
  const add = (number: number) =>
    publicationChain(dist).append({
      ...{ number, id: `request ${number}`, kind: 'publish', release: 'a'.repeat(16), time },
    });
  expect(numbers()).toEqual([2, 1]);
  writeFileSync(join(dist, 'publications/00000001.json'), '{');
  add(3);
  expect(numbers()).toEqual([3, 2, 1]);
  add(5);
  expect(numbers()).toEqual([5, 3, 2]);
});
