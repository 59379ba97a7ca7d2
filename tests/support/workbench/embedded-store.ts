import { sql } from 'kysely';
import { migrate } from '../../../src/workbench/store/migrate.ts';
import { openEmbedded } from '../../../src/workbench/store/open/open-embedded.ts';
import type { Store } from '../../../src/workbench/store/store.ts';
import { embeddedFolder } from './embedded-folder.ts';

/**
 * One embedded database for all files of a test worker: opening one takes half a second and 300 MB, emptying
 * it 50 ms.
 */
let shared: Promise<Store> | undefined;

const openShared = async (): Promise<Store> => {
  const store = await openEmbedded(await embeddedFolder());
  if (!('db' in store)) throw new Error(store.message);
  return store;
};

/** The embedded store of this worker with empty tables; it is not closed by those who use it. */
export const freshEmbedded = async (): Promise<Store> => {
  shared ??= openShared();
  const store = await shared;
  await sql`drop schema public cascade`.execute(store.db);
  await sql`create schema public`.execute(store.db);
  await migrate(store.db);
  return { ...store, close: () => Promise.resolve() };
};
