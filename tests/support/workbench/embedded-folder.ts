import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../../src/workbench/store/embedded/open-embedded.ts';
import { projectRoot } from '../project-files.ts';
import { until } from '../until.ts';

const version = (): string => {
  const text = readFileSync(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json'), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
};

/** An empty database made once by this version of the library and kept beside the project: making one takes 6 to 30 seconds, a copy 0.3. */
const template = async (): Promise<string> => {
  const folder = join(projectRoot, '.cache', `pglite-${version()}`);
  const database = join(folder, 'db');
  if (existsSync(database)) return database;
  await until(
    async () => {
      const store = await openEmbedded(folder);
      if ('db' in store) await store.close();
      // Held: another worker of the run makes it.
      else if (store.code !== 'held') throw new Error(store.message);
      return existsSync(database);
    },
    'an empty database is made',
    120,
  );
  return database;
};

/** A folder of its own for an embedded store, with an empty database in it. */
export const embeddedFolder = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'workbench-'));
  cpSync(await template(), join(folder, 'db'), { recursive: true });
  return folder;
};
