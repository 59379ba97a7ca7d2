import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { chooseDocument, servedRelease } from '../../src/host/served-release.ts';
import { readPointer } from '../../src/release/pointer.ts';
import { flipPointer } from '../../src/release/chain/publish-release.ts';
import { BrokenRelease, readRelease } from '../../src/release/read-release.ts';
import { chance, roll } from '../support/chance.ts';
import { tellAttack } from '../support/reports/attacks.ts';
import { builtWithReleases, copyOf, forgeManifest } from '../support/servers/built-with-releases.ts';
import { spyOnOutput } from '../support/cli/spy-on-output.ts';

const count = 500;
const random = chance(1506);
const oneOf = <Value>(values: readonly Value[]): Value => values[roll(random, values.length)]!;

const strangers: readonly unknown[] = [
  null,
  true,
  -1,
  '',
  '../../x',
  'https://a;b',
  [],
  {},
  [null],
  { x: [] },
  'x'.repeat(5000),
];

type Tree = Record<string, unknown>;

/** Replaces, removes or renames a value at a chance place of a JSON value. */
const mutated = (value: unknown): unknown => {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (names.length === 0 || random() < 0.15) return oneOf(strangers);
  const name = oneOf(names);
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Tree) }) as Tree;
  const before = copy[name];
  if (random() < 0.2) delete copy[name];
  if (random() < 0.1) copy[String(oneOf(strangers))] = before;
  else copy[name] = mutated(before);
  return copy;
};

type Mutation = (path: string, text: Buffer) => void;

const mutations: readonly Mutation[] = [
  (path, text) => writeFileSync(path, text.subarray(0, roll(random, text.length))),
  (path, text) => {
    const changed = Buffer.from(text);
    changed[roll(random, changed.length)] = roll(random, 256);
    writeFileSync(path, changed);
  },
  (path) => rmSync(path),
  (path) => {
    rmSync(path);
    mkdirSync(path);
  },
  (path, text) => {
    rmSync(path);
    writeFileSync(`${path}.other`, text);
    symlinkSync(`${path}.other`, path);
  },
  (path) => writeFileSync(path, JSON.stringify(oneOf(strangers))),
];

/** Changes a JSON file and its fingerprint with it, as an attacker who can write both. */
const forged = (folder: string, name: string): void => {
  const value: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  writeFileSync(join(folder, name), JSON.stringify(mutated(value)));
  if (name !== 'release.json') forgeManifest(folder, name);
};

const around = (dist: string): string => [...readdirSync(dirname(dist)), '', ...readdirSync(dist)].join();

test(
  '500 mutated release folders are refused with a sentence or served, and nothing else',
  { timeout: 1_200_000 },
  async () => {
    const { dist, earlier, live } = copyOf(await builtWithReleases());
    const folder = join(dist, 'releases', earlier);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      lstatSync(join(folder, name)).isFile(),
    );
    const whole = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
    const restore = (): void => {
      rmSync(folder, { recursive: true });
      for (const [name, text] of whole) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), text);
      }
    };
    const time = '2026-11-17T20:00:00.000Z';
    const counts = { refused: 0, served: 0 };
    const holes: unknown[] = [];
    const before = around(dist);
    for (let step = 0; step < count; step += 1) {
      if (random() < 0.6)
        forged(folder, oneOf(['portal.json', 'portal.json', 'release.json', 'review.json', 'en.json']));
      else {
        const name = oneOf(names);
        oneOf(mutations)(join(folder, name), whole.get(name)!);
      }
      try {
        flipPointer(dist, { kind: 'rollback', release: earlier, time });
        const { config, environmentAt } = servedRelease(readRelease(dist, earlier));
        for (const path of ['/', '/login', '/reclamos'])
          chooseDocument(config, {
            hostLanguage: undefined,
            path,
            query: '',
            cookie: '',
            acceptLanguage: 'es',
          });
        environmentAt('localhost');
        counts.served += 1;
        flipPointer(dist, { kind: 'rollback', release: live, time });
      } catch (error) {
        if (!(error instanceof BrokenRelease)) holes.push([step, error]);
        counts.refused += 1;
        if (readPointer(dist)?.release !== live) holes.push([step, 'a refused release went live']);
      }
      if (around(dist) !== before) holes.push([step, around(dist)]);
      restore();
    }
    expect(holes).toEqual([]);
    expect(Math.min(counts.refused, counts.served)).toBeGreaterThan(20);
    const write = spyOnOutput();
    expect(await main(['releases', '--in', dist])).toBe(0);
    write.mockRestore();
    tellAttack({ attack: 'Mutated release folders', tries: count, holes: holes.length });
  },
);
