import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../src/workbench/store/store.ts';
import type { Actor } from '../../src/workbench/store/transact.ts';
import { somebody } from '../support/workbench/people.ts';
import { manyActions, manyDrafts } from '../support/workbench/many-rows.ts';
import { emptyStores } from '../support/workbench/stores.ts';
import { watchedQueries } from '../support/workbench/watched-queries.ts';
import { cpuOf, draftsIn, firstActions, firstDrafts } from './list-growth.ts';

const isDeep = process.env['DEEP'] === '1';

const contents = ['source', 'blob'].map(
  (table) => `"identifier":{"kind":"IdentifierNode","name":"${table}"}`,
);

const stores = await emptyStores();

describe.each(stores.map((store) => [store.kind, store] as const))('on %s', (_, store) => {
  let paul: Actor;
  beforeAll(async () => {
    for (let at = 0; at < 20; at += 1) await somebody(store, ['editor', 'reviewer'], `Editor ${at}`);
    paul = await somebody(store, ['publisher', 'administrator'], 'Paul');
  });
  afterAll(() => store.close());

  const queriesOf = async (work: (of: Store) => () => Promise<unknown>) => {
    const { store: seen, queries } = watchedQueries(store);
    await work(seen)();
    return {
      count: queries.length,
      content: queries.filter((query) => contents.some((one) => query.includes(one))),
    };
  };

  test('a query of content is recognized', async () => {
    const reading = (of: Store) => async () => [
      await of.db.selectFrom('source').select('files').limit(1).execute(),
      await of.db.selectFrom('blob').selectAll().limit(1).execute(),
      await of.db.selectFrom('proof').select('source').execute(),
    ];
    expect((await queriesOf(reading)).content).toHaveLength(2);
  });

  test('the first page of drafts takes the same few queries and no content, and about the same time, however many drafts there are', async () => {
    const seen: { readonly queries: unknown; readonly cost: number }[] = [];
    let made = 0;
    for (const count of isDeep ? [200, 1_000, 10_000, 100_000] : [200, 1_000, 5_000]) {
      await manyDrafts(store, count - made, 4);
      made = count;
      const queries = await queriesOf((of) => firstDrafts(of, paul));
      seen.push({ queries, cost: await cpuOf(store, firstDrafts(store, paul)) });
    }
    const [few] = seen;
    expect(seen.map(({ queries }) => queries)).toEqual(seen.map(() => ({ count: 13, content: [] })));
    expect(seen.map(({ cost }) => cost / (few?.cost ?? 1) < 4)).toEqual(seen.map(() => true));
    expect((await queriesOf((of) => draftsIn(of, paul, 'all', 'Editor 3'))).count).toBeLessThanOrEqual(13);
  }, 300_000);

  test('the first page of the log takes the same few queries and about the same time, however long it is', async () => {
    const seen: { readonly count: number; readonly cost: number }[] = [];
    for (const more of isDeep ? [1_000, 9_000, 90_000] : [1_000, 9_000]) {
      await manyActions(store, more);
      const { count } = await queriesOf((of) => firstActions(of, paul));
      seen.push({ count, cost: await cpuOf(store, firstActions(store, paul, 'draft.create')) });
    }
    expect(new Set(seen.map(({ count }) => count)).size).toBe(1);
    expect(seen.map(({ cost }) => cost / (seen[0]?.cost ?? 1) < 3)).toEqual(seen.map(() => true));
  }, 300_000);
});
