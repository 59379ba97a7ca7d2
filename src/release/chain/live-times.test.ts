import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeStamped } from '../../../tests/support/servers/stamped-entry.ts';
import { liveTimes } from './live-times.ts';
import type { Publication } from './publication.ts';
import { publicationChain } from './publication-chain.ts';

let dist = '';

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'portal-live-'));
});

const release = 'a'.repeat(16);
const at = (hour: number): string => `2026-11-17T${String(hour).padStart(2, '0')}:00:00.000Z`;

const add = (number: number, hour: number): void => {
  const entry: Publication = { number, id: `request ${number}`, kind: 'publish', release, time: at(hour) };
  publicationChain(dist).append(entry);
};

/** Each period as `8-9 #1`, with the reason if nothing is known. */
const found = (): readonly string[] =>
  liveTimes(dist).map(({ from, until, publication, unknown }) => {
    const hour = (time: string | undefined): string =>
      time === undefined ? '' : String(Number(time.slice(11, 13)));
    return [`${hour(from)}-${hour(until)}`, publication && `#${publication.number}`, unknown]
      .filter(Boolean)
      .join(' ');
  });

test('each release is live from its publication until the next one', () => {
  expect(found()).toEqual([]);
  [8, 9, 12].forEach((hour, index) => add(index + 1, hour));
  expect(found()).toEqual(['8-9 #1', '9-12 #2', '12- #3']);
});

test('of two publications at one moment only the later one was live', () => {
  [8, 8, 9].forEach((hour, index) => add(index + 1, hour));
  expect(found()).toEqual(['8-9 #2', '9- #3']);
});

test('a lost entry makes the time between its neighbors unknown', () => {
  add(1, 8);
  add(3, 10);
  expect(found()).toEqual(['8-10 #1 entry', '10- #3']);
  writeFileSync(join(dist, 'publications/00000004.json'), '{"format":2,');
  expect(found()).toEqual(['8-10 #1 entry', '10- #3 entry']);
});

test('a pointer beyond the chain makes the time since its last entry unknown', () => {
  add(1, 8);
  mkdirSync(join(dist, 'releases'));
  writeFileSync(join(dist, 'releases/current.json'), JSON.stringify({ release, manifest: '', number: 2 }));
  expect(found()).toEqual(['8- #1 entry']);
});

test('an unreadable early entry makes the time from its name to the next entry unknown', () => {
  writeStamped(dist, { kind: 'publish', release, time: at(7) });
  writeFileSync(join(dist, `publications/${at(8).replace(/[:.]/g, '-')}-${release}.json`), '{');
  add(2, 10);
  expect(found()).toEqual(['7-8 #1', '8-10 entry', '10- #2']);
});

test('without its first entries, the chain proves nothing before the first numbered one', () => {
  add(3, 8);
  add(4, 9);
  expect(found()).toEqual(['0-8 beginning', '8-9 #3', '9- #4']);
  writeStamped(dist, { kind: 'publish', release, time: at(6) });
  expect(found()).toEqual(['0-6 beginning', '6-8 #2 entry', '8-9 #3', '9- #4']);
  writeStamped(dist, { kind: 'publish', release, time: at(7) });
  expect(found()).toEqual(['6-7 #1', '7-8 #2', '8-9 #3', '9- #4']);
});

test('a clock that went backwards makes the contradicting time unknown', () => {
  [8, 11, 10, 12].forEach((hour, index) => add(index + 1, hour));
  expect(found()).toEqual(['8-10 #1', '10-11 clock', '11-12 #3', '12- #4']);
});

test('a release with damaged files is not proved, and one without files still is', () => {
  add(1, 8);
  mkdirSync(join(dist, 'releases', release), { recursive: true });
  writeFileSync(join(dist, 'releases', release, 'release.json'), '{}');
  expect(found()).toEqual(['8- #1 damaged']);
  rmSync(join(dist, 'releases', release), { recursive: true });
  expect(found()).toEqual(['8- #1']);
});
