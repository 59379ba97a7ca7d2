import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { auditHash, type HashedRow } from '../../src/workbench/store/audit.ts';
import { firstBreak } from '../../src/workbench/store/log/audit-chain.ts';
import { openStore } from '../../src/workbench/store/open/open-store.ts';
import { done, type Outcome } from '../../src/workbench/store/outcome.ts';
import { setDisabled } from '../../src/workbench/store/people/persons.ts';
import { replaceRoles } from '../../src/workbench/store/people/roles.ts';
import type { Store } from '../../src/workbench/store/store.ts';
import { json } from '../../src/workbench/store/tables/columns.ts';
import { operate, transact } from '../../src/workbench/store/transact.ts';
import { links } from '../support/workbench/small-source.ts';
import { postgresServer } from '../support/workbench/postgres-server.ts';
import { freshPostgresDatabase } from '../support/workbench/stores.ts';
import { newTeam, type Team, valueOf } from '../support/workbench/team.ts';
import { watchStatements } from '../support/workbench/watched-statements.ts';

const server = await postgresServer();
const auditLock = 0x61756469;

interface World {
  readonly address: string;
  readonly store: Store;
  readonly team: Team;
  /** A connection of the test. */
  readonly watcher: Client;
}

/** A store with a team, and the address of its database. */
const fresh = async (): Promise<World> => {
  const address = (await freshPostgresDatabase()) ?? '';
  const store = await anotherStore(address);
  const watcher = new Client({ connectionString: address });
  await watcher.connect();
  onTestFinished(() => watcher.end());
  return { address, store, team: await newTeam(store), watcher };
};

const anotherStore = async (address: string): Promise<Store> => {
  const store = await openStore({ address });
  if (!('db' in store)) throw new Error(store.message);
  onTestFinished(() => store.close());
  return store;
};

const noted = (store: Store, subject: string): Promise<Outcome<string>> =>
  operate(store, 'cli', ({ note }) => {
    note('setting.change', subject, { z: 1, a: 2 });
    note('setting.change', `${subject} again`);
    return Promise.resolve(done(subject));
  });

/** How servers before this version wrote: the lock, the last row and the new one, each a statement. */
const notedAsBefore = async ({ db }: Store, subject: string): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(auditLock)})`.execute(transaction);
    const last = await transaction
      .selectFrom('audit')
      .select(['id', 'hash'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const row: HashedRow = {
      ...{ id: (last?.id ?? 0) + 1, at: new Date().toISOString(), actor: null, through: 'cli' },
      ...{ what: 'setting.change', subject, detail: { z: 1, a: 2 } },
    };
    const previousHash = last?.hash ?? '';
    const hashes = { previousHash, hash: auditHash(previousHash, row) };
    await transaction
      .insertInto('audit')
      .values({ ...row, ...hashes, detail: json(row.detail) })
      .execute();
  });
};

const edit = ({ team }: World, draft: string, word: string) =>
  team.edit(team.edda, draft, [links.one, 'https://one.example', `https://${word}.example`]);

test.skipIf(server === undefined)(
  'writers of two servers and of one of the version before leave a log without gaps or forks, and its rows become visible in their order',
  async () => {
    const { store, address, watcher } = await fresh();
    const other = await anotherStore(address);
    let isOver = false;
    const seen: { readonly count: number; readonly most: number }[] = [];
    const watch = async (): Promise<void> => {
      while (!isOver) {
        const { rows } = await watcher.query<(typeof seen)[number]>(
          'select count(*)::int as count, coalesce(max(id), 0)::int as most from audit',
        );
        seen.push(...rows);
      }
    };
    const watching = watch();
    const writing = Array.from({ length: 40 }, (_, at) => [
      noted(store, `here ${at}`),
      noted(other, `there ${at}`),
      notedAsBefore(at % 2 === 0 ? store : other, `before ${at}`),
    ]);
    await Promise.all(writing.flat());
    isOver = true;
    await watching;
    expect(seen.filter(({ count, most }) => count !== most)).toEqual([]);
    expect(seen.length).toBeGreaterThan(5);
    const rows = await store.db.selectFrom('audit').select(['id', 'subject']).orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, at) => at + 1));
    expect(rows.filter(({ subject }) => !subject.endsWith('again'))).toHaveLength(120);
    rows.forEach(({ subject }, at) => {
      if (subject.endsWith('again')) expect(rows[at - 1]?.subject).toBe(subject.replace(' again', ''));
    });
    const broken = await operate(store, 'cli', async (granted) => done(await firstBreak(granted)));
    expect(broken).toEqual({ ok: true, value: undefined });
  },
);

test.skipIf(server === undefined)(
  'a transaction that stops before its commit keeps no other one from being committed',
  async () => {
    const world = await fresh();
    const { team } = world;
    const [slow, quick] = [await team.draft(), await team.draft()];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let stopped = (): void => undefined;
    const isStopped = new Promise<void>((resolve) => (stopped = resolve));
    let first = true;
    watchStatements({
      before: async (text) => {
        if (text !== 'commit' || !first) return;
        first = false;
        stopped();
        await released;
      },
    });
    const waits = edit(world, slow.id, 'slow');
    await isStopped;
    valueOf(await edit(world, quick.id, 'quick'));
    release();
    valueOf(await waits);
    const rows = await world.store.db
      .selectFrom('audit')
      .select('subject')
      .where('what', '=', 'draft.edit')
      .orderBy('id')
      .execute();
    expect(rows.map(({ subject }) => subject)).toEqual([quick.id, slow.id]);
  },
);

test.skipIf(server === undefined)(
  'an edit takes few statements, the last of them hands over its note, and between two of them the lock of the log is free',
  async () => {
    const world = await fresh();
    const { team, watcher } = world;
    const { id } = await team.draft();
    const statements: string[] = [];
    const held: number[] = [];
    watchStatements(
      {
        after: async (text) => {
          statements.push(text.replaceAll('"', ''));
          const { rows } = await watcher.query<{ count: number }>(
            `select count(*)::int as count from pg_locks where locktype = 'advisory' and objid = ${auditLock}`,
          );
          held.push(rows[0]?.count ?? -1);
        },
      },
      watcher,
    );
    valueOf(await edit(world, id, 'new'));
    const keepsTexts = (text: string): boolean =>
      ['into blob', 'into source', 'from source'].some((part) => text.includes(part));
    const others = statements.filter((text) => !keepsTexts(text));
    expect(others.map((text) => text.split(' ').slice(0, 3).join(' '))).toEqual([
      ...['begin', 'select role_of.role from', 'select * from', 'select draft_id, author,'],
      ...['update draft set', 'insert into draft_edit', 'with touched as', 'commit'],
    ]);
    expect(held).toEqual(statements.map(() => 0));
  },
);

const removals: readonly [string, string, (world: World) => Promise<unknown>][] = [
  [
    'not-allowed',
    'loses the role',
    ({ store, team }) =>
      operate(store, 'cli', async (granted) => {
        await replaceRoles(granted, team.edda.person, ['viewer']);
        return done(undefined);
      }),
  ],
  [
    'no-role',
    'loses all roles',
    ({ store, team }) =>
      operate(store, 'cli', async (granted) => {
        await replaceRoles(granted, team.edda.person, []);
        return done(undefined);
      }),
  ],
  [
    'signed-out',
    'is disabled',
    ({ store, team }) => operate(store, 'cli', (granted) => setDisabled(granted, team.edda.person, true)),
  ],
];

const work = (subject: string) => (store: Store, team: Team, meanwhile: () => Promise<unknown>) =>
  transact(store, team.edda, 'edit', async ({ db, note }) => {
    await db
      .insertInto('setting')
      .values({ name: subject, value: json(1) })
      .execute();
    note('setting.change', subject);
    await meanwhile();
    return done(undefined);
  });

test.skipIf(server === undefined).each(removals)(
  'an action is undone with %s if its user %s before the action is written, and is kept if that comes later',
  async (code, _, remove) => {
    const world = await fresh();
    const { store, team } = world;
    const settings = async () =>
      (await store.db.selectFrom('setting').select('name').execute()).map(({ name }) => name);
    expect(await work('kept')(store, team, () => Promise.resolve())).toMatchObject({ ok: true });
    const outcome = await work('undone')(store, team, () => remove(world));
    expect(outcome).toEqual({ ok: false, refusal: { code } });
    expect(await settings()).toEqual(['kept']);
  },
);

test.skipIf(server === undefined)(
  'of a removal that has the lock of the log and an action that waits for it, the action is refused',
  async () => {
    const { store, team, watcher } = await fresh();
    await watcher.query('begin');
    await watcher.query(`select pg_advisory_xact_lock(${auditLock})`);
    const waits = work('late')(store, team, () => Promise.resolve());
    const waiting = async (): Promise<number> => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event = 'advisory' and lower(query) = 'commit'`.execute(
        store.db,
      );
      return rows.length;
    };
    await expect.poll(waiting).toBe(1);
    await watcher.query('delete from role_of where person_id = $1', [team.edda.person]);
    await watcher.query('commit');
    expect(await waits).toEqual({ ok: false, refusal: { code: 'no-role' } });
  },
);
