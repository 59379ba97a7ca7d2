import { expect, test } from 'vitest';
import { draftsQuery, isNarrowed } from './drafts-query.ts';

const asked = (address: string) => {
  const search = new URLSearchParams(address);
  const query = (name: string): string | undefined => search.get(name) ?? undefined;
  return { query, number: (name: string) => (search.has(name) ? Number(search.get(name)) : undefined) };
};

const id = '00000000-0000-4000-8000-000000000001';

test.each([
  ['', { view: 'open', limit: 100 }],
  ['limit=500', { view: 'open', limit: 100 }],
  ['limit=0', { view: 'open', limit: 1 }],
  ['show=live', { view: 'live', limit: 100 }],
  ['state=published', { view: 'live', limit: 100 }],
  ['state=discarded&find= a ', { view: 'withdrawn', limit: 100, find: 'a' }],
  [`draft=${id}`, { view: 'all', limit: 100, id }],
  ['state=open', undefined],
  ['show=constructor', undefined],
  ['after=nowhere', undefined],
  ['draft=1', undefined],
])('reads the parameters of the list of drafts: %s', (address, query) => {
  expect(draftsQuery(asked(address))).toEqual(query);
});

test('only the page without parameters has the counts', () => {
  expect(['', 'show=open', 'state=published', 'limit=3'].map((one) => isNarrowed(asked(one)))).toEqual([
    ...[false, true, true, true],
  ]);
});
