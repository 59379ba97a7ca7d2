import type { KyselyPlugin } from 'kysely';
import type { Store } from '../../../src/workbench/store/store.ts';

/** Returns a store that keeps the queries that are sent to it, as their syntax trees. */
export const watchedQueries = (store: Store) => {
  const queries: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(JSON.stringify(node));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { store: { ...store, db: store.db.withPlugin(plugin) }, queries };
};
