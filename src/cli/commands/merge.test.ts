import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { editedCopy } from '../../../tests/support/config/edited-copy.ts';
import { readConfig } from '../../config/files/read-config.ts';
import { sourceOf } from '../../config/files/source.ts';
import { publicationChain } from '../../release/chain/publication-chain.ts';
import { storeSource } from '../../release/chain/source-store.ts';
import { writeBase } from '../sources/base-file.ts';
import { merge } from './merge.ts';

const brand = 'config/site/brand.json#name';

test('adds later publications, lists conflicts, and writes nothing until each has a choice', async () => {
  const copy = editedCopy();
  onTestFinished(copy.remove);
  const folder = dirname(copy.folders.config);
  const { config, locales } = copy.folders;
  const dist = join(folder, 'dist');
  const files = () => sourceOf(readConfig(config, locales));
  const base = files();
  const name = `"name": ${JSON.stringify((JSON.parse(base['config/site/brand.json'] ?? '') as { name: string }).name)}`;
  const gate = '"when": "isPosOrPpo"';
  const theirs = {
    ...base,
    'config/site/brand.json': (base['config/site/brand.json'] ?? '').replace(name, '"name": "Theirs"'),
    'config/screens/home.json': (base['config/screens/home.json'] ?? '').replace(gate, '"when": "isPOS"'),
  };
  const publish = (number: number, source: string) =>
    publicationChain(dist).append({
      number,
      id: `${number}`,
      kind: 'publish',
      release: 'a'.repeat(16),
      source,
      time: '2026-11-17T20:00:00.000Z',
    });
  const first = storeSource(dist, base);
  const second = storeSource(dist, theirs);
  publish(1, first);
  publish(2, second);
  writeBase(config, { number: 1, source: first });
  copy.replace('config/site/brand.json', name, '"name": "Mine"');
  const mine = files();
  const run = async (words: readonly string[], take: { readonly take?: string } = {}) =>
    merge.run({ config, locales, in: dist, onto: '#2', ...take }, () => undefined, words);
  const tell = (words: readonly string[], take = {}) =>
    run(words, take).catch((error: unknown) => (error as Error).message);

  expect(await tell([])).toMatch(
    new RegExp(
      `Nothing was written, because these values differ [^:]*:\\n {2}${brand}\\n {4}mine {4}"Mine"\\n {4}theirs {2}"Theirs"\\n`,
    ),
  );
  expect(await tell(['config/site/brand.json#phone=mine'], { take: 'mine' })).toMatch(
    /no choice is needed: config\/site\/brand\.json#phone\.$/,
  );
  expect(await tell([`${brand}=ours`])).toBe(
    `${brand}=ours is not valid; write ADDRESS=mine or ADDRESS=theirs, and --take mine or --take theirs for all others.`,
  );
  expect(files()).toEqual(mine);

  expect(await run([`${brand}=mine`])).toBe(0);
  expect(files()).toEqual({ ...theirs, 'config/site/brand.json': mine['config/site/brand.json'] });
  expect(JSON.parse(readFileSync(join(folder, 'base.json'), 'utf8'))).toEqual({ number: 2, source: second });
});
