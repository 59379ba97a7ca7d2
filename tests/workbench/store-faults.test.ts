import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '../../src/workbench/store/migrate.ts';
import { openEmbedded } from '../../src/workbench/store/open/open-embedded.ts';
import { openStore } from '../../src/workbench/store/open/open-store.ts';
import { done, type Outcome } from '../../src/workbench/store/outcome.ts';
import type { Store } from '../../src/workbench/store/store.ts';
import { json } from '../../src/workbench/store/tables/columns.ts';
import { operate } from '../../src/workbench/store/transact.ts';
import { embeddedFolder } from '../support/workbench/embedded-folder.ts';
import { postgresServer } from '../support/workbench/postgres-server.ts';
import { freshPostgresDatabase, onBothStores } from '../support/workbench/stores.ts';

const write = (store: Store, name: string): Promise<Outcome<undefined>> =>
  operate(store, 'cli', async ({ db, note }) => {
    await db
      .insertInto('setting')
      .values({ name, value: json(1) })
      .execute();
    note('setting.change', name);
    return done(undefined);
  });

const names = async ({ db }: Store): Promise<readonly string[]> =>
  (await db.selectFrom('setting').select('name').orderBy('name').execute()).map(({ name }) => name);

const readOnly = { ok: false, refusal: { code: 'read-only' } };

const server = await postgresServer();

test.skipIf(server === undefined)(
  'R10.27: while the database is unavailable nothing is saved and every user is informed; after that everything continues',
  async () => {
    const address = (await freshPostgresDatabase()) ?? '';
    const store = await openStore({ address });
    if (!('db' in store)) throw new Error(store.message);
    const rows: number[] = [];
    store.follow((id) => rows.push(id));
    expect(await write(store, 'before')).toMatchObject({ ok: true });
    await expect.poll(() => rows).toContain(1);

    const name = new URL(address).pathname.slice(1);
    const operator = new Client({ connectionString: server });
    await operator.connect();
    await operator.query(`alter database ${name} with allow_connections false`);
    await operator.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    expect(await write(store, 'meanwhile')).toMatchObject(readOnly);
    await operator.query(`alter database ${name} with allow_connections true`);
    await expect.poll(() => write(store, 'after')).toMatchObject({ ok: true });
    expect(await names(store)).toEqual(['after', 'before']);
    await expect.poll(() => rows.at(-1), { timeout: 10_000 }).toBe(2);
    await operator.end();
    await store.close();
  },
);

test.skipIf(server === undefined)(
  'a connection that the database ends in the middle of a change ends the change, not the server',
  async () => {
    const store = await openStore({ address: (await freshPostgresDatabase()) ?? '' });
    if (!('db' in store)) throw new Error(store.message);
    const ended = operate(store, 'cli', async ({ db }) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      const pid = rows[0]?.pid ?? 0;
      await sql`select pg_terminate_backend(${pid})`.execute(store.db);
      // Nothing is asked of the connection while it ends.
      const left = async (): Promise<number> =>
        (await sql`select pid from pg_stat_activity where pid = ${pid}`.execute(store.db)).rows.length;
      await expect.poll(left).toBe(0);
      return done(undefined);
    });
    expect(await ended).toMatchObject(readOnly);
    expect(await write(store, 'after')).toMatchObject({ ok: true });
    await store.close();
  },
);

onBothStores((store) => {
  test('R10.28: a full disk is reported, leaves nothing incomplete, and work continues once there is space', async () => {
    await sql
      .raw(
        `create function full_disk() returns trigger language plpgsql as $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$;
        create trigger full_disk before insert on audit for each row execute function full_disk()`,
      )
      .execute(store().db);
    expect(await write(store(), 'full')).toMatchObject(readOnly);
    expect(await names(store())).toEqual([]);
    await sql`drop trigger full_disk on audit`.execute(store().db);
    expect(await write(store(), 'room')).toMatchObject({ ok: true });
    expect(await names(store())).toEqual(['room']);
  });

  test('R10.32: a failing migration step undoes all steps, and the tables stay usable', async () => {
    const later = {
      '9001-good': 'create table later (id int)',
      '9002-bad': 'alter table later add column id int',
    };
    await expect(migrate(store().db, later)).rejects.toThrow('already exists');
    const { rows } = await sql<{ there: boolean }>`select to_regclass('later') is not null as there`.execute(
      store().db,
    );
    expect(rows).toEqual([{ there: false }]);
    expect(await write(store(), 'still')).toMatchObject({ ok: true });
  });

  test('R10.33: a release starts on tables that a newer one has added to', async () => {
    await migrate(store().db, { '9001-newer': 'alter table setting add column remark text' });
    await migrate(store().db);
    expect(await write(store(), 'older code')).toMatchObject({ ok: true });
    const { rows } = await sql<{
      name: string;
    }>`select name from kysely_migration order by name desc limit 1`.execute(store().db);
    expect(rows).toEqual([{ name: '9001-newer' }]);
  });
});

test('R10.29 R10.31: a folder in use or damaged is not opened, and a store that lost its folder stops before it writes', async () => {
  const folder = await embeddedFolder();
  const store = await openStore({ folder });
  if (!('db' in store)) throw new Error(store.message);
  const second = await openEmbedded(folder);
  expect(second).toEqual({
    code: 'held',
    message: expect.stringContaining(`process ${process.pid} on ${hostname()}`) as unknown,
  });
  expect(await write(store, 'own')).toMatchObject({ ok: true });

  const lock = join(folder, 'lock.json');
  const own = readFileSync(lock, 'utf8');
  writeFileSync(lock, JSON.stringify({ token: 'another', host: 'elsewhere', pid: 1 }));
  expect(await write(store, 'too late')).toMatchObject(readOnly);
  await store.lost;
  writeFileSync(lock, own);
  expect(await names(store)).toEqual(['own']);
  await store.close();
  expect(existsSync(lock)).toBe(false);

  rmSync(join(folder, 'db/global/pg_control'));
  const damaged = await openEmbedded(folder);
  expect(damaged).toEqual({
    code: 'damaged',
    message: expect.stringContaining(join(folder, 'backups')) as unknown,
  });
  expect(existsSync(lock)).toBe(false);
}, 60_000);
