import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { openStore } from '../../../src/workbench/store/open/open-store.ts';
import type { Store } from '../../../src/workbench/store/store.ts';
import { until } from '../until.ts';
import { freshEmbedded } from './embedded-store.ts';
import { postgresServer } from './postgres-server.ts';

const isUp = async (server: string): Promise<boolean> => {
  const client = new Client({ connectionString: server });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // Started a moment ago and not yet ready.
    if ((error as { readonly code?: string }).code === '57P03') return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** The address of a new, empty PostgreSQL database; undefined where this machine has no server. */
export const freshPostgresDatabase = async (): Promise<string | undefined> => {
  const server = await postgresServer();
  if (server === undefined) return undefined;
  await until(() => isUp(server), 'the test server answers');
  const name = `workbench_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} encoding 'UTF8' template template0`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
};

/** An empty store on PostgreSQL, to be closed by those who use it. */
export const freshPostgres = async (): Promise<Store> => {
  const address = (await freshPostgresDatabase()) ?? '';
  const store = await openStore({ address });
  if (!('db' in store)) throw new Error(store.message);
  return store;
};

/**
 * Empty stores of both kinds, as far as this machine has them, the embedded one first. That one is the same
 * as the tests have: what it held is gone.
 */
export const emptyStores = async (): Promise<readonly Store[]> => {
  const embedded = await freshEmbedded();
  return server === undefined ? [embedded] : [embedded, await freshPostgres()];
};

const server = await postgresServer();
if (server === undefined) {
  process.stdout.write(
    'SKIPPED: tests of the workbench on PostgreSQL; no DATABASE_URL, and no initdb on this machine\n',
  );
}

/**
 * Runs the tests of `body` on the embedded database and on PostgreSQL, each with empty tables that all of
 * them share.
 */
export const onBothStores = (body: (store: () => Store, kind: Store['kind']) => void): void => {
  const on = (kind: Store['kind'], fresh: () => Promise<Store>): void => {
    let store: Store | undefined;
    const given = (): Store => {
      if (!store) throw new Error('the store is open only while tests run');
      return store;
    };
    beforeAll(async () => {
      store = await fresh();
    }, 180_000);
    afterAll(() => store?.close());
    body(given, kind);
  };
  describe('embedded', () => on('embedded', freshEmbedded));
  describe.skipIf(server === undefined)('PostgreSQL', () => on('postgres', freshPostgres));
};
