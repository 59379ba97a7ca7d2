import { expect, test } from 'vitest';
import type { Publication } from '../../../release/chain/publication.ts';
import { findDeletions } from './find-deletions.ts';
import type { Deletion } from '../../../authoring/draft/history/deletions.ts';
import type { Compared } from './scan-releases.ts';

const entry = (number: number): Publication => ({
  ...{ number, id: `id ${number}`, kind: 'publish', release: 'r', source: `source ${number}` },
  time: '2027-01-02T03:04:05.678Z',
});

const chainOf = (length: number) => Array.from({ length }, (_, at) => entry(length - at));

/** Each release deletes items; those of every tenth release are cards. */
const comparison = (deleted: number) => {
  const asked: number[] = [];
  const between = (entries: readonly Publication[]): Promise<readonly Compared<Deletion>[]> => {
    asked.push(entries.length);
    const compared = entries.slice(0, -1).map((one, at) => ({
      ...{ entry: one, before: entries[at + 1]?.source },
      found: Array.from({ length: deleted }, (_, index) => {
        const key = `config/a.json#${one.number % 10 === 0 ? 'card' : 'item'}${index}`;
        return { key, addresses: [key], item: undefined };
      }),
      isUnread: false,
    }));
    return Promise.resolve(compared);
  };
  return { asked, between };
};

const pages = async (length: number, deleted: number, text: string) => {
  const { asked, between } = comparison(deleted);
  const numbers: number[] = [];
  let before: number | undefined;
  let since: number | undefined;
  let count = 0;
  do {
    const page = await findDeletions(chainOf(length), { before, text }, between);
    numbers.push(...page.releases.flatMap((one) => one.found.map(() => one.entry.number)));
    ({ next: before, since } = page);
    count += 1;
  } while (before !== undefined);
  return { numbers, since, count, asked };
};

test('pages have whole releases, newest first, and together all of them once', async () => {
  const { numbers, since, count } = await pages(50, 3, '');
  expect(numbers).toEqual(
    chainOf(50)
      .slice(0, -1)
      .flatMap(({ number }) => [number, number, number]),
  );
  expect([since, count]).toEqual([1, 7]);
});

test('a search finds what a page of all does not show, with any letter case and accents', async () => {
  const { numbers, count } = await pages(50, 3, ' CÁRD1');
  expect([numbers, count]).toEqual([[50, 40, 30, 20, 10], 1]);
});

test('a search without results ends after 400 releases, and the next request continues', async () => {
  const { numbers, count, since, asked } = await pages(1000, 1, 'nothing');
  expect([numbers, count, since]).toEqual([[], 3, 1]);
  expect(Math.max(...asked)).toBe(21);
});

test('without two releases, there is nothing to compare', async () => {
  for (const length of [0, 1]) {
    const { numbers, since } = await pages(length, 1, '');
    expect([numbers, since]).toEqual([[], length === 0 ? undefined : 1]);
  }
});

test('releases that cannot be read are listed, and do not count as releases without deletions', async () => {
  const { between } = comparison(0);
  const damaged = async (entries: readonly Publication[]) =>
    (await between(entries)).map((one) => ({ ...one, isUnread: [3, 7].includes(one.entry.number) }));
  const { releases, unread } = await findDeletions(chainOf(9), { before: undefined, text: '' }, damaged);
  expect([releases, unread]).toEqual([[], [7, 3]]);
});
