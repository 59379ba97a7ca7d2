import type { SourceFiles } from '../../../src/config/files/source.ts';
import { findSource, newMemory } from '../../../src/workbench/store/drafts/sources.ts';
import { done } from '../../../src/workbench/store/outcome.ts';
import type { Store } from '../../../src/workbench/store/store.ts';
import { operate } from '../../../src/workbench/store/transact.ts';
import { valueOf } from './team.ts';

/** The files of a source as a server reads them that has just started; undefined if they were removed. */
export const coldFiles = async (store: Store, id: string): Promise<SourceFiles | undefined> =>
  valueOf(await operate(store, 'cli', async ({ db }) => done(await findSource(db, id, newMemory()))));

/** Every source of a store, as a server reads it that has just started. */
export const coldSources = async (store: Store): Promise<ReadonlyMap<string, SourceFiles | undefined>> => {
  const rows = await store.db.selectFrom('source').select('id').orderBy('id').execute();
  const found = new Map<string, SourceFiles | undefined>();
  for (const { id } of rows) found.set(id, await coldFiles(store, id));
  return found;
};
