import { sql } from 'kysely';
import { expect, test } from 'vitest';
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
    const kept = await transact(store(), ada, 'administer', async ({ db, note }) => {
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
    expect([kept, undone]).toEqual([
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
