import { migrate } from '../migrate.ts';
import type { Store } from '../store.ts';
import { openEmbedded, type Unopened } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

/** Where a store is: the address of a PostgreSQL database, or the folder of an embedded one. */
export type StorePlace = { readonly address: string } | { readonly folder: string };

/**
 * Opens a store with today's tables. Answers why not, as a sentence for the operator, where an embedded one is held by another process or
 * damaged; throws where a PostgreSQL database cannot be used, or its tables cannot be brought to what this release needs: nothing has
 * changed then.
 */
export const openStore = async (place: StorePlace): Promise<Store | Unopened> => {
  const store = 'address' in place ? await openPostgres(place.address) : await openEmbedded(place.folder);
  if (!('db' in store)) return store;
  try {
    await migrate(store.db);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
};
