import type { Store } from '../../../src/workbench/store/store.ts';
import type { Actor } from '../../../src/workbench/store/transact.ts';
import { manyActions, manyDrafts } from '../../support/workbench/many-rows.ts';
import { somebody } from '../../support/workbench/people.ts';
import { emptyStores } from '../../support/workbench/stores.ts';
import { cpuOf, draftsIn, firstActions, firstDrafts } from '../list-growth.ts';
import type { GrowthPart } from './growth-table.ts';

const editors = 50;
// Of 20 drafts that people have made, two are open.
const openOf20 = 2;

type Pages = (store: Store, edda: Actor, paul: Actor) => Readonly<Record<string, () => Promise<unknown>>>;

/** The first pages of lists in a store that fills. */
const listPart = (
  of: string,
  sizes: readonly number[],
  fill: (store: Store, more: number) => Promise<void>,
  pages: Pages,
): GrowthPart => ({
  of,
  sizes,
  measure: async function* (wanted, { times }) {
    for (const store of await emptyStores()) {
      const people: Actor[] = [];
      for (let at = 0; at < editors; at += 1)
        people.push(await somebody(store, ['editor', 'reviewer'], `Editor ${at}`));
      const paul = await somebody(store, ['publisher', 'administrator'], 'Paul');
      let made = 0;
      for (const size of wanted) {
        await fill(store, size - made);
        made = size;
        for (const [name, page] of Object.entries(pages(store, people[0] ?? paul, paul)))
          yield { what: `${name}, ${store.kind}`, size, cost: await cpuOf(store, page, times), unit: 'ms' };
      }
      await store.close();
    }
  },
});

/** The pages of drafts. */
export const drafts = listPart(
  'drafts',
  [10, 100, 1_000, 10_000, 100_000],
  (store, more) => manyDrafts(store, more, openOf20),
  (store, edda, paul) => ({
    'first page of drafts': firstDrafts(store, edda),
    'the same for a publisher': firstDrafts(store, paul),
    'drafts that wait for a reviewer': draftsIn(store, edda, 'waiting'),
    'own drafts': draftsIn(store, edda, 'mine'),
    'published drafts': draftsIn(store, edda, 'live'),
    'search for what no draft has': draftsIn(store, edda, 'all', 'no such draft'),
    'search for a name': draftsIn(store, edda, 'all', 'Editor 7'),
  }),
);

/** The pages of the log. */
export const audit = listPart(
  'rows of the log',
  [10_000, 100_000, 1_000_000],
  manyActions,
  (store, edda, paul) => ({
    'first page of the log': firstActions(store, paul),
    'rows of a seldom action': firstActions(store, paul, 'draft.create'),
    'rows of an action that nobody did': firstActions(store, paul, 'setting.change'),
    'own rows': firstActions(store, edda),
  }),
);
