import { migrate } from '../migrate.ts';
import type { Store } from '../store.ts';
import { openEmbedded, type Unopened } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

/** The location of a store: the address of a PostgreSQL database, or the folder of an embedded one. */
export type StorePlace = { readonly address: string } | { readonly folder: string };

/**
 * Opens a store and updates its tables. If the embedded store cannot be used, returns a message. Throws on other
 * failures.
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
