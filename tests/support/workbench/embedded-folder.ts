import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '../../../src/workbench/store/open/folder-lock.ts';
import { openEmbedded } from '../../../src/workbench/store/open/open-embedded.ts';
import { projectRoot } from '../project-files.ts';
import { until } from '../until.ts';

const version = (): string => {
  const text = readFileSync(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json'), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
};

/**
 * Makes the database aside and moves it to its name when it is closed, so that nobody copies one that is
 * being written; false while another worker of the run does.
 */
const make = async (folder: string, database: string): Promise<boolean> => {
  mkdirSync(folder, { recursive: true });
  const lock = await lockFolder(folder);
  if ('heldBy' in lock) return false;
  try {
    if (existsSync(database)) return true;
    const making = join(folder, 'making');
    const store = await openEmbedded(making);
    if (!('db' in store)) throw new Error(store.message);
    await store.close();
    renameSync(join(making, 'db'), database);
    return true;
  } finally {
    lock.release();
  }
};

/**
 * An empty database made once by this version of the library and kept beside the project: making one takes 6
 * to 30 seconds, a copy 0.3.
 */
const template = async (): Promise<string> => {
  const folder = join(projectRoot, '.cache', `pglite-${version()}`);
  const database = join(folder, 'empty');
  if (!existsSync(database)) await until(() => make(folder, database), 'an empty database is made', 120);
  return database;
};

/** A separate folder for an embedded store, with an empty database. */
export const embeddedFolder = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'workbench-'));
  cpSync(await template(), join(folder, 'db'), { recursive: true });
  return folder;
};
