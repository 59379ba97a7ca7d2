import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { smallSource } from '../../../../tests/support/workbench/small-source.ts';
import type { Publication } from '../../../release/chain/publication.ts';
import { storeSource } from '../../../release/chain/source-store.ts';
import { findItemHistory } from './item-history.ts';
import { startHistory } from './start-history.ts';

const addresses = [
  'locales/en/home.json#home/items/a',
  'locales/es/home.json#home/items/a',
  'config/screens/home.json#screens/[home]/blocks/[cards]/items/[a]',
];

const entry = (number: number, source: string): Publication => ({
  ...{ number, id: `id ${number}`, kind: 'publish', release: 'r', source },
  time: '2027-01-02T03:04:05.678Z',
});

const edited = (file: string, from: string, to: string) => ({
  ...smallSource,
  [file]: (smallSource[file] ?? '').replaceAll(from, to),
});

test('the releases that changed an item or what it refers to are found, and lost sources are named', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'item-history-'));
  const linked = edited('config/screens/home.json', 'route:a', 'link:one');
  const sources = [
    smallSource,
    edited('locales/en/home.json', '"Claims"', '"All claims"'),
    linked,
    {
      ...linked,
      ...{
        'config/addresses/links.json':
          edited('config/addresses/links.json', 'one.example', 'new.example')[
            'config/addresses/links.json'
          ] ?? '',
      },
    },
  ].map((files) => storeSource(dist, files));
  const history = startHistory(dist, () => undefined);
  onTestFinished(history.close);
  const chain = [...sources, 'f'.repeat(64), sources[3] ?? ''].map((source, at) => entry(at + 1, source));
  const found = await findItemHistory(chain.toReversed(), { addresses, before: undefined }, history);
  expect(
    found.releases.map(({ entry: { number }, found: edits }) => [
      number,
      edits.map(({ address }) => address),
    ]),
  ).toEqual([
    [4, ['config/addresses/links.json#links/one']],
    [3, [`${addresses[0]}/title`, `${addresses[2]}/link`]],
    [2, [`${addresses[0]}/title`]],
  ]);
  expect([found.unread, found.since, found.next]).toEqual([[6, 5], 1, undefined]);
});

test('without the newest source, each page lists that release, because its references are unknown', async () => {
  const chain = [3, 2, 1].map((number) => entry(number, `source ${number}`));
  const edits = (entries: readonly Publication[]) =>
    Promise.resolve(
      entries.slice(0, -1).map((one) => ({ entry: one, before: undefined, found: [], isUnread: false })),
    );
  const lost = { edits, referred: () => Promise.resolve(null) };
  for (const before of [undefined, 3])
    expect((await findItemHistory(chain, { addresses, before }, lost)).unread).toEqual([3]);
});

test('for an item that changed once in 10,000 releases, each request makes 100 comparisons and skips no release', async () => {
  const chain = Array.from({ length: 10_000 }, (_, at) => entry(10_000 - at, `source ${at}`));
  let compared = 0;
  const edits = (entries: readonly Publication[]) => {
    compared += entries.length - 1;
    return Promise.resolve(
      entries.slice(0, -1).map((one) => ({
        ...{ entry: one, before: undefined, isUnread: false },
        found: one.number === 9_850 ? [{ address: addresses[0] ?? '', expected: null, value: 'x' }] : [],
      })),
    );
  };
  const referred = () => Promise.resolve([]);
  const page = async (before: number | undefined) => {
    compared = 0;
    const { releases, next } = await findItemHistory(chain, { addresses, before }, { edits, referred });
    return { found: releases.map(({ entry: { number } }) => number), next, compared };
  };
  const first = await page(undefined);
  expect(first).toEqual({ found: [], next: 9_901, compared: 100 });
  expect(await page(first.next)).toEqual({ found: [9_850], next: 9_801, compared: 100 });
});
