import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeStamped } from '../../../tests/support/servers/stamped-entry.ts';
import { type Base, isBaseLive, isFreshBuild, livePublication, refuseMovedBase } from './base.ts';
import { entryName, entryText, type Publication } from './publication.ts';
import { publicationChain } from './publication-chain.ts';
import { readSource, storeSource } from './source-store.ts';

let dist = '';

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'portal-chain-'));
});

const a = 'a'.repeat(16);
const b = 'b'.repeat(16);
const one = '1'.repeat(64);
const other = '2'.repeat(64);
const time = '2026-11-17T20:00:00.000Z';

const entry = (number: number, more: Partial<Publication> = {}): Publication => ({
  ...{ number, id: `request ${number}`, kind: 'publish', release: a, time },
  ...more,
});

const add = (...entries: readonly Publication[]): readonly boolean[] =>
  entries.map((entry) => publicationChain(dist).append(entry));
const files = () => readdirSync(join(dist, 'publications')).sort();
const point = (pointer: object): void => {
  mkdirSync(join(dist, 'releases'), { recursive: true });
  writeFileSync(
    join(dist, 'releases/current.json'),
    JSON.stringify({ release: a, manifest: '', ...pointer }),
  );
};

describe('the chain of publications', () => {
  test('stores each entry in a file named by its number, newest first, and finds it by its request', () => {
    expect(add(entry(1), entry(2, { source: one, base: 1 }))).toEqual([true, true]);
    const chain = publicationChain(dist);
    expect(chain.list()).toEqual([entry(2, { source: one, base: 1 }), entry(1)]);
    expect([
      chain.last()?.number,
      chain.next(),
      chain.find('request 1', 0),
      chain.find('request 3', 0),
    ]).toEqual([2, 3, entry(1), undefined]);
    expect(JSON.parse(readFileSync(join(dist, 'publications/00000002.json'), 'utf8'))).toMatchObject({
      format: 2,
      number: 2,
      source: one,
    });
  });

  test('reads only the entries after the base of a request, and the newest 100', () => {
    const found = (number: number, base: number) =>
      publicationChain(dist).find(`request ${number}`, base)?.number;
    add(entry(1));
    for (let number = 2; number <= 1_000; number += 1)
      writeFileSync(join(dist, 'publications', entryName(number)), entryText(entry(number)));
    expect([found(1_000, 999), found(901, 999), found(900, 999)]).toEqual([1_000, 901, undefined]);
    expect([found(801, 800), found(800, 800)]).toEqual([801, undefined]);
    // A folder that was restored from a backup has lower numbers than the request knows.
    expect([found(950, 5_000), found(900, 5_000)]).toEqual([950, undefined]);
    writeFileSync(join(dist, 'publications', entryName(998)), '{');
    expect([990, 998].map((base) => publicationChain(dist).unreadableAfter(base))).toEqual([[998], []]);
  });

  test('of two entries with the same number, the first stays and the second leaves no files', () => {
    expect(add(entry(1), entry(1, { id: 'late', release: b }))).toEqual([true, false]);
    expect(publicationChain(dist).list()).toEqual([entry(1)]);
    expect(files()).toEqual(['00000001.json']);
  });

  test('removes the files of a killed publication an hour later', () => {
    add(entry(1));
    const left = ['.new.tmp', '.old.tmp'].map((name) => join(dist, 'publications', name));
    for (const path of left) writeFileSync(path, '');
    utimesSync(left[1] ?? '', 0, 0);
    add(entry(2));
    expect(files()).toEqual(['.new.tmp', '00000001.json', '00000002.json']);
  });

  test('reads older entries as the first ones, without a source, whatever happened to their folder since', () => {
    const stamped = (minute: string) =>
      ({ kind: 'publish', release: a, time: `2026-11-01T10:${minute}:00.000Z` }) as const;
    for (const minute of ['01', '02']) writeStamped(dist, stamped(minute));
    const numbers = () =>
      publicationChain(dist)
        .list()
        .map(({ number }) => number);
    expect([numbers(), publicationChain(dist).next()]).toEqual([[2, 1], 3]);
    add(entry(3, { source: one }));
    rmSync(join(dist, 'publications', `2026-11-01T10-01-00-000Z-${a}.json`));
    expect(numbers()).toEqual([3, 2]);
    expect(publicationChain(dist).list()[1]).toEqual({
      number: 2,
      id: `2026-11-01T10-02-00-000Z-${a}`,
      ...stamped('02'),
    });
  });

  test('reads an entry once while its file is the same', () => {
    add(entry(1, { source: one }), entry(2, { source: other }));
    const chain = publicationChain(dist);
    const [last] = chain.page(Infinity, 1);
    expect(chain.last()?.entry).toBe(last);
    expect([chain.lastNumber(), chain.page(2, 1)[0]?.source]).toEqual([2, one]);
    writeFileSync(join(dist, 'publications/00000002.json'), '{');
    expect([chain.last()?.entry, chain.page(Infinity, 1)[0]?.number]).toEqual([undefined, 1]);
  });

  test('has an unknown end when its last file is damaged, and continues after it', () => {
    add(entry(1, { source: one }));
    writeFileSync(join(dist, 'publications/00000002.json'), '{');
    point({ number: 1 });
    expect(publicationChain(dist).last()).toEqual({ number: 2, entry: undefined });
    expect(livePublication(dist)).toEqual({ number: 2, release: a, source: undefined, entry: undefined });
    expect(publicationChain(dist).next()).toBe(3);
  });
});

describe('what is live', () => {
  test('is the last entry, also before its pointer was written', () => {
    add(entry(1), entry(2, { release: b, source: other }));
    point({ number: 1 });
    expect(livePublication(dist)).toMatchObject({ number: 2, release: b, source: other });
  });

  test('is the publication in the pointer if the chain is older or has no numbers', () => {
    writeStamped(dist, { kind: 'publish', release: a, time });
    expect(livePublication(dist)).toBeUndefined();
    point({});
    expect(livePublication(dist)).toMatchObject({ number: 1, release: a, source: undefined });
    point({ number: 7 });
    expect(livePublication(dist)).toMatchObject({ number: 7, source: undefined });
  });

  test.each<[what: string, base: Base, source: string | undefined, isLive: boolean]>([
    ['the same source by another number, as after a deploy of code', { number: 1, source: one }, one, true],
    ['another source', { number: 1, source: one }, other, false],
    ['another source under the same number, as of another folder', { number: 2, source: one }, other, false],
    ['a number alone, and it is live', { number: 2 }, other, true],
    ['a number alone, and it is not live', { number: 1 }, other, false],
    ['a source, and that of the live one is not known', { number: 2, source: one }, undefined, true],
  ])('equals the base or not: %s', (_, base, source, isLive) => {
    const live = { number: 2, release: a, source, entry: undefined };
    expect(isBaseLive(base, live)).toBe(isLive);
    if (isLive) refuseMovedBase(live, base);
    else
      expect(() => refuseMovedBase(live, base)).toThrow(
        `Publication #2 is live, and this one is based on #${base.number}.`,
      );
  });

  test('counts as never published while it has only the unsigned first release of a build', () => {
    const first = (more: Partial<Publication>, number = 1) =>
      isFreshBuild({ number, release: a, source: one, entry: entry(number, more) });
    expect([first({}), first({ author: 'Noor' }), first({ kind: 'rollback' }), first({}, 2)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a source', () => {
  const source = { 'locales/en/a.json': '{}', 'config/a.json': '{"a": 1}' };

  test('is stored once by its hash, readable only by its owner', () => {
    const id = storeSource(dist, source);
    expect([storeSource(dist, source), readSource(dist, id)]).toEqual([id, source]);
    expect(readdirSync(join(dist, 'sources'))).toEqual([`${id}.json`]);
  });

  test('is ignored when it was changed on the disk, and is written again', () => {
    const id = storeSource(dist, source);
    writeFileSync(
      join(dist, 'sources', `${id}.json`),
      JSON.stringify({ ...source, 'config/a.json': '{"a": 2}' }),
    );
    expect(readSource(dist, id)).toBeUndefined();
    storeSource(dist, source);
    expect([readSource(dist, id), readSource(dist, '../x')]).toEqual([source, undefined]);
  });
});
