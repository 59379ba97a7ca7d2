import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { somebody } from '../../../tests/support/workbench/people.ts';
import { onBothStores } from '../../../tests/support/workbench/stores.ts';
import { replaceRoles } from './people/roles.ts';
import { done, refused } from './outcome.ts';
import { json } from './tables/columns.ts';
import { type Granted, operate, transact } from './transact.ts';

onBothStores((store, kind) => {
  const settings = () => store().db.selectFrom('setting').select(['name', 'value']).orderBy('name').execute();

  test('a granted action is stored with its row of the log; a refused one leaves neither', async () => {
    const ada = await somebody(store(), ['administrator']);
    const result = await transact(store(), ada, 'administer', async ({ db, note }) => {
      await db
        .insertInto('setting')
        .values({ name: 'one', value: json({ b: [1, null], a: 'x' }) })
        .execute();
      note('setting.change', 'one', { to: 1 });
      return done('kept');
    });
    const undone = await transact(store(), ada, 'administer', async ({ db, note }) => {
      await db
        .insertInto('setting')
        .values({ name: 'two', value: json(2) })
        .execute();
      note('setting.change', 'two');
      return refused({ code: 'closed' });
    });
    expect([result, undone]).toEqual([
      { ok: true, value: 'kept' },
      { ok: false, refusal: { code: 'closed' } },
    ]);
    expect(await settings()).toEqual([{ name: 'one', value: { b: [1, null], a: 'x' } }]);
    const rows = await store().db.selectFrom('audit').selectAll().execute();
    expect(rows).toMatchObject([
      {
        id: 1,
        actor: ada.person,
        what: 'setting.change',
        subject: 'one',
        detail: { to: 1 },
        previousHash: '',
      },
    ]);
    expect(rows[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test('roles are read in the transaction: none, an insufficient one, and a disabled account', async () => {
    const work = () => Promise.resolve(done('done'));
    const [nobody, viewer, gone] = await Promise.all([
      somebody(store(), []),
      somebody(store(), ['viewer', 'administrator']),
      somebody(store(), ['editor']),
    ]);
    await store()
      .db.updateTable('person')
      .set({ disabledAt: sql`now()` })
      .where('id', '=', gone.person)
      .execute();
    expect(await transact(store(), nobody, 'see', work)).toEqual({ ok: false, refusal: { code: 'no-role' } });
    expect(await transact(store(), viewer, 'edit', work)).toEqual({
      ok: false,
      refusal: { code: 'not-allowed' },
    });
    expect(await transact(store(), viewer, 'see', work)).toEqual({ ok: true, value: 'done' });
    expect(await transact(store(), gone, 'see', work)).toEqual({
      ok: false,
      refusal: { code: 'signed-out' },
    });
    expect(await operate(store(), 'schedule', work)).toEqual({ ok: true, value: 'done' });
  });

  // The embedded store has one connection: there one of the two is over before the other begins.
  test.runIf(kind === 'postgres')('revoking a right during an action undoes the action', async () => {
    const edda = await somebody(store(), ['editor']);
    const outcome = await transact(store(), edda, 'edit', async ({ db, note }) => {
      await db
        .insertInto('setting')
        .values({ name: 'race', value: json(1) })
        .execute();
      note('setting.change', 'race');
      const taken = await operate(store(), 'cli', async (granted) => {
        await replaceRoles(granted, edda.person, ['viewer']);
        return done(undefined);
      });
      return taken.ok ? done('done') : taken;
    });
    expect(outcome).toEqual({ ok: false, refusal: { code: 'not-allowed' } });
    expect((await settings()).some(({ name }) => name === 'race')).toBe(false);
  });

  // In its own transaction: the right is gone when the commit looks, on either store.
  test.each([
    ['not-allowed', (id: string) => sql`update role_of set role = 'viewer' where person_id = ${id}`],
    ['no-role', (id: string) => sql`delete from role_of where person_id = ${id}`],
    ['signed-out', (id: string) => sql`update person set disabled_at = now() where id = ${id}`],
  ])('a right that has ended when the action is committed undoes it with %s', async (code, removal) => {
    const edda = await somebody(store(), ['editor']);
    const outcome = await transact(store(), edda, 'edit', async ({ db, note }) => {
      await db
        .insertInto('setting')
        .values({ name: `ended ${code}`, value: json(1) })
        .execute();
      note('setting.change', code);
      await removal(edda.person).execute(db);
      return done('done');
    });
    expect(outcome).toEqual({ ok: false, refusal: { code } });
    expect((await settings()).some(({ name }) => name === `ended ${code}`)).toBe(false);
    // What it removed is there again, too.
    expect(await transact(store(), edda, 'edit', () => Promise.resolve(done('still')))).toMatchObject({
      ok: true,
    });
  });

  describe('an error during the commit', () => {
    const failing = (state: string, times: number) =>
      sql.raw(`
        create sequence commits;
        create function fail() returns trigger language plpgsql as $$
        begin
          if nextval('commits') <= ${times} then raise exception 'not now' using errcode = '${state}'; end if;
          return null;
        end $$;
        create constraint trigger failing after insert on setting
        deferrable initially deferred for each row execute function fail()`);
    afterEach(async () => {
      await sql
        .raw('drop trigger failing on setting; drop function fail; drop sequence commits')
        .execute(store().db);
    });
    const result = async (name: string): Promise<boolean> =>
      (await settings()).some((one) => one.name === name);
    const write = (name: string, begun: () => void) =>
      operate(store(), 'cli', async ({ db, note }) => {
        begun();
        await db
          .insertInto('setting')
          .values({ name, value: json(1) })
          .execute();
        note('setting.change', name);
        return done(name);
      });
    const rowsAbout = (subject: string) =>
      store().db.selectFrom('audit').select('id').where('subject', '=', subject).execute();

    test('of a deadlock is retried, and the action is stored once', async () => {
      await failing('40P01', 2).execute(store().db);
      let count = 0;
      expect(await write('again', () => (count += 1))).toEqual({ ok: true, value: 'again' });
      expect([count, await result('again'), (await rowsAbout('again')).length]).toEqual([3, true, 1]);
    });

    test('of a full disk is a refusal, any other is thrown, and neither leaves anything in the store', async () => {
      await failing('53100', 1).execute(store().db);
      expect(await write('full', () => undefined)).toMatchObject({
        ok: false,
        refusal: { code: 'read-only' },
      });
      await sql`drop trigger failing on setting`.execute(store().db);
      await sql.raw('drop function fail; drop sequence commits').execute(store().db);
      await failing('P0001', 1).execute(store().db);
      await expect(write('thrown', () => undefined)).rejects.toThrow('not now');
      expect([await result('full'), await result('thrown')]).toEqual([false, false]);
      expect([...(await rowsAbout('full')), ...(await rowsAbout('thrown'))]).toEqual([]);
      expect(await write('after', () => undefined)).toEqual({ ok: true, value: 'after' });
    });
  });

  test('twenty transactions at once leave a log without a gap or a fork', async () => {
    const before = await store()
      .db.selectFrom('audit')
      .select('hash')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const all = Array.from({ length: 20 }, (_, index) =>
      operate(store(), 'cli', ({ note }) => {
        note('setting.change', String(index));
        return Promise.resolve(done(index));
      }),
    );
    expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true);
    const rows = await store()
      .db.selectFrom('audit')
      .select(['id', 'hash', 'previousHash'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.slice(1).map(({ previousHash }) => previousHash)).toEqual(
      rows.slice(0, -1).map(({ hash }) => hash),
    );
    expect(rows.some(({ previousHash }) => previousHash === before?.hash)).toBe(true);
  });

  test('a text that the database cannot hold is refused, and so is a name of nothing', async () => {
    const note = (text: string) =>
      operate(store(), 'cli', (granted) => {
        granted.note('setting.change', 'x', { text });
        return Promise.resolve(done(undefined));
      });
    expect(await note('a zero \u0000')).toEqual({ ok: false, refusal: { code: 'unreadable' } });
    expect(await note('half a pair \ud800')).toEqual({ ok: false, refusal: { code: 'unreadable' } });
    expect(await note('not one: \\u0000')).toMatchObject({ ok: true });
    const work = async ({ db }: Granted<'operate'>) =>
      done(await db.selectFrom('draft').select('id').where('id', '=', 'none').execute());
    expect(await operate(store(), 'cli', work)).toEqual({ ok: false, refusal: { code: 'unknown' } });
  });
});
