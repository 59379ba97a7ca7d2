import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { smallConfig } from '../../../tests/support/servers/built-with-releases.ts';
import { stubBuild } from '../../../tests/support/servers/stub-build.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import { BaseMoved } from './base.ts';
import { publicationChain } from './publication-chain.ts';
import { settle } from './settle.ts';
import { writeDurably } from '../durable-files.ts';
import { pointerText, readPointer, releasePaths } from '../pointer.ts';
import { writeLive } from '../hosting/live-files.ts';
import { flipPointer, publishRelease } from './publish-release.ts';
import { fingerprint, readRelease } from '../read-release.ts';

const configOf = (name: string): CompiledPortal => {
  const compiled = smallConfig(name);
  const environments = Object.entries(compiled.config.environments).map(
    ([key, environment]) => [key, { ...environment, api: `https://${name.toLowerCase()}.example` }] as const,
  );
  const brand = { ...compiled.config.brand, security: { contacts: [`mailto:${name}@brisamar.example`] } };
  const { en, es } = compiled.config.paths;
  const paths = { en: { ...en, login: `/login-${name.toLowerCase()}` }, es };
  return {
    ...compiled,
    config: { ...compiled.config, brand, paths, environments: Object.fromEntries(environments) },
  };
};

let dist = '';
let a = '';
let b = '';
let c = '';

beforeAll(async () => {
  dist = stubBuild();
  const publish = async (name: string) => (await publishRelease(dist, configOf(name))).release;
  [a, b, c] = [await publish('A'), await publish('B'), await publish('C')];
}, 60_000);

const time = '2026-11-02T08:00:00.000Z';

const flip = (id: string) => flipPointer(dist, { kind: 'rollback', release: id, time });

const shown = () => {
  const names = ['live', 'hosting'].flatMap((folder) =>
    readdirSync(join(dist, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return Object.fromEntries(
    [...names, join(dist, 'index.html')].map((path) => [path, fingerprint(readFileSync(path))]),
  );
};

const shownBy = (id: string) => {
  flip(id);
  return shown();
};

test('each file for other hosts is updated with the pointer', () => {
  const before = shownBy(a);
  const after = shownBy(b);
  expect(Object.keys(after).filter((path) => after[path] === before[path])).toEqual([]);
});

test('a process that was overtaken after it updated the pointer does not remove the live release', () => {
  const expected = shownBy(b);
  writeLive(dist, readRelease(dist, a), new Date(time));
  expect(shown()).toEqual(expected);
});

test('a process that two others overtake while it writes does not remove the live release', () => {
  const expected = shownBy(c);
  flip(a);
  const slow = readRelease(dist, a);
  const overtaken = {
    ...slow,
    get config() {
      flip(b);
      flip(c);
      return slow.config;
    },
  };
  writeLive(dist, overtaken, new Date(time));
  expect([readPointer(dist)?.release, shown()]).toEqual([c, expected]);
});

test('a process that was killed after it moved the pointer is completed by another one', () => {
  const expected = shownBy(b);
  flip(a);
  writeDurably(releasePaths(dist).pointer, pointerText(readRelease(dist, b)));
  writeLive(dist, readRelease(dist, a), new Date(time));
  expect(shown()).toEqual(expected);
});

test('R10.42: a publication that was killed right after its entry is completed by the next process, including files for plain hosts', () => {
  const expected = shownBy(b);
  flip(a);
  const chain = publicationChain(dist);
  chain.append({ number: chain.next(), id: 'killed', kind: 'rollback', release: b, time });
  expect(readPointer(dist)?.release).toBe(a);
  settle(dist);
  expect([readPointer(dist), shown()]).toEqual([
    { ...readPointer(dist), release: b, number: chain.last()?.number },
    expected,
  ]);
  writeDurably(releasePaths(dist).pointer, pointerText(readRelease(dist, a), 99));
  settle(dist);
  expect(readPointer(dist)?.release).toBe(a);
  writeDurably(releasePaths(dist).pointer, pointerText(readRelease(dist, b), chain.last()?.number));
  writeLive(dist, readRelease(dist, b), new Date(time));
});

const overtaken = (other: string, source: string, options: object = {}) => {
  const comparing = vi.fn(() => {
    if (comparing.mock.calls.length === 1)
      flipPointer(dist, { kind: 'publish', release: other, source, time });
    throw new Error('not compared');
  });
  return {
    comparing,
    publish: () =>
      flipPointer(dist, { kind: 'publish', release: a, source: mine, compare: comparing, time, ...options }),
  };
};

const mine = '1'.repeat(64);
const theirs = '2'.repeat(64);

test('the later of two simultaneous publications continues if its base is still live, and is refused if not', () => {
  const start = flipPointer(dist, { kind: 'publish', release: b, source: theirs, time });
  const base = { number: start.number, source: theirs };
  const result = overtaken(c, theirs, { base });
  expect([result.publish(), result.comparing.mock.calls.length]).toMatchObject([
    { number: start.number + 2, previous: c, base: start.number },
    2,
  ]);
  flip(b);
  flipPointer(dist, { kind: 'publish', release: b, source: theirs, time });
  const moved = overtaken(c, mine, { base });
  expect(moved.publish).toThrow(BaseMoved);
  expect(readPointer(dist)?.release).toBe(c);
});

test('a repeated request returns the entry of the first one', () => {
  const options = { kind: 'publish', release: a, time, id: 'a request' } as const;
  const first = flipPointer(dist, options);
  flip(b);
  expect([flipPointer(dist, { ...options, base: { number: 1 } }), readPointer(dist)?.release]).toEqual([
    first,
    b,
  ]);
});
