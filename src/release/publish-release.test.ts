import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compiledConfig } from '../../tests/support/config/shipped-config.ts';
import { stubBuild } from '../../tests/support/servers/stub-build.ts';
import type { CompiledPortal } from '../config/compile/compile-config.ts';
import { writeDurably } from './durable-files.ts';
import { pointerText, readPointer, releasePaths } from './pointer.ts';
import { flipPointer, publishRelease, writeLive } from './publish-release.ts';
import { fingerprint, readRelease } from './read-release.ts';

/** A configuration of this brand, whose environments (and so the files for other hosts) are its own too. */
const configOf = (name: string): CompiledPortal => {
  const compiled = compiledConfig(name);
  const environments = Object.entries(compiled.config.environments).map(
    ([key, environment]) => [key, { ...environment, api: `https://${name.toLowerCase()}.example` }] as const,
  );
  const brand = { ...compiled.config.brand, security: { contacts: [`mailto:${name}@brisamar.example`] } };
  return { ...compiled, config: { ...compiled.config, brand, environments: Object.fromEntries(environments) } };
};

let dist = '';
let [a, b, c] = ['', '', ''];

beforeAll(async () => {
  dist = stubBuild();
  const publish = async (name: string) => (await publishRelease(dist, configOf(name))).release;
  [a, b, c] = [await publish('A'), await publish('B'), await publish('C')];
}, 60_000);

const time = '2026-11-02T08:00:00.000Z';

/** A whole step of one process to a release. */
const flip = (id: string) => flipPointer(dist, id, { kind: 'rollback', time });

/** What hosts of plain files show: fingerprints of documents and of their own configuration, by path. */
const shown = () => {
  const names = ['live', 'hosting'].flatMap((folder) =>
    readdirSync(join(dist, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return Object.fromEntries([...names, join(dist, 'index.html')].map((path) => [path, fingerprint(readFileSync(path))]));
};

/** What they show when one process alone has made a release the live one. */
const shownBy = (id: string) => {
  flip(id);
  return shown();
};

test('every file for other hosts follows the pointer', () => {
  const [before, after] = [shownBy(a), shownBy(b)];
  expect(Object.keys(after).filter((path) => after[path] === before[path])).toEqual([]);
});

test('a process that was overtaken after it moved the pointer leaves what the pointer names', () => {
  const expected = shownBy(b);
  writeLive(dist, readRelease(dist, a), new Date(time));
  expect(shown()).toEqual(expected);
});

test('a process that is overtaken in the midst of its writing, by two others, leaves what the pointer names', () => {
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

test('what a process left that was killed after it moved the pointer is put right by one that still runs', () => {
  const expected = shownBy(b);
  flip(a);
  writeDurably(releasePaths(dist).pointer, pointerText(readRelease(dist, b)));
  writeLive(dist, readRelease(dist, a), new Date(time));
  expect(shown()).toEqual(expected);
});
