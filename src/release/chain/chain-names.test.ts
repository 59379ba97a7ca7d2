import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { chainNames } from './chain-names.ts';
import { entryName } from './publication.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chain-names-'));
});

const add = (name: string): void => writeFileSync(join(folder, name), '');
/** As if the last change of the folder was `minutes` ago. */
const age = (minutes: number): void => {
  const time = new Date(Date.UTC(2027, 0, 1) - minutes * 60_000);
  utimesSync(folder, time, time);
};
const aYear = 365 * 24 * 60;

test('entries are sorted by kind, and other files are left out', () => {
  for (const name of [
    entryName(12),
    entryName(3),
    '.x.tmp',
    'a.json',
    '2027-01-02T03-04-05-678Z-0123456789abcdef.json',
  ])
    add(name);
  expect(chainNames(folder)).toEqual({
    numbered: [entryName(3), entryName(12)],
    stamped: ['2027-01-02T03-04-05-678Z-0123456789abcdef.json'],
  });
  expect(chainNames(join(folder, 'none'))).toEqual({ numbered: [], stamped: [] });
});

test('a folder without a change is listed once; each change is seen immediately', () => {
  add(entryName(1));
  age(10 * aYear);
  const first = chainNames(folder);
  expect(chainNames(folder)).toBe(first);
  add(entryName(5));
  expect(chainNames(folder).numbered).toEqual([entryName(1), entryName(5)]);
  rmSync(join(folder, entryName(1)));
  expect(chainNames(folder).numbered).toEqual([entryName(5)]);
});

test('a folder that changed a moment ago is listed again: two changes can have the same time', () => {
  add(entryName(1));
  expect(chainNames(folder)).not.toBe(chainNames(folder));
});

test('the next entry is seen even if the time of the folder stays the same', () => {
  add(entryName(1));
  age(10 * aYear);
  expect(chainNames(folder).numbered).toEqual([entryName(1)]);
  add(entryName(2));
  age(10 * aYear);
  expect(chainNames(folder).numbered).toEqual([entryName(1), entryName(2)]);
});
