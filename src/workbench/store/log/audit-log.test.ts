import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { somebody } from '../../../../tests/support/workbench/people.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { canonicalJson } from '../audit.ts';
import { firstBreak } from './audit-chain.ts';
import { readLog } from './audit-log.ts';
import { done } from '../outcome.ts';
import type { Store } from '../store.ts';
import { operate, transact } from '../transact.ts';
import { redactRow } from '../transfer/redact-row.ts';

const write = async (store: Store, subjects: readonly string[]): Promise<void> => {
  await operate(store, 'cli', ({ note }) => {
    for (const subject of subjects)
      note('setting.change', subject, { secret: `typed ${subject}`, z: [1, { b: null, a: 'é' }] });
    return Promise.resolve(done(undefined));
  });
};

const broken = async (store: Store): Promise<number | undefined> => {
  const answer = await operate(store, 'web', async (granted) => done(await firstBreak(granted)));
  return answer.ok ? answer.value : -1;
};

const runSql = async ({ db }: Store, statement: string): Promise<void> => {
  await sql`alter table audit disable trigger user`.execute(db);
  await sql.raw(statement).execute(db);
  await sql`alter table audit enable trigger user`.execute(db);
};

test('equal values have the same text, whatever the order of their names', () => {
  expect(canonicalJson({ b: 1, a: [{ d: null, c: 'x"' }] })).toBe('{"a":[{"c":"x\\"","d":null}],"b":1}');
});

onBothStores((store) => {
  test('the database refuses to change, delete or empty the log', async () => {
    await write(store(), ['one', 'two', 'three']);
    for (const statement of [
      `update audit set what = 'x'`,
      'delete from audit where id = 1',
      'truncate audit',
      'truncate person cascade',
    ]) {
      await expect(sql.raw(statement).execute(store().db), statement).rejects.toThrow(/refused/);
    }
    expect(await broken(store())).toBeUndefined();
  });

  test('R10.59: a row that was changed, deleted or inserted manually breaks the chain there', async () => {
    await write(store(), ['four', 'five']);
    await runSql(store(), `update audit set subject = 'forged' where id = 2`);
    expect(await broken(store())).toBe(2);
    await runSql(store(), `update audit set subject = 'two' where id = 2`);
    expect(await broken(store())).toBeUndefined();
    await runSql(
      store(),
      `create table kept as select * from audit where id = 3; delete from audit where id = 3`,
    );
    expect(await broken(store())).toBe(3);
    await runSql(store(), 'insert into audit select * from kept; drop table kept');
    expect(await broken(store())).toBeUndefined();
    await runSql(store(), `update audit set detail = '{"redacted":true}' where id = 4`);
    expect(await broken(store())).toBe(4);
    const detail = '{"secret":"typed four","z":[1,{"b":null,"a":"é"}]}';
    await runSql(store(), `update audit set detail = '${detail}' where id = 4`);
    expect(await broken(store())).toBeUndefined();
  });

  test('a redacted row loses its detail and keeps its hash; the log stays intact and has the reason', async () => {
    const { hash } = await store()
      .db.selectFrom('audit')
      .select('hash')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(await operate(store(), 'cli', (granted) => redactRow(granted, 1, 'a password'))).toEqual({
      ok: true,
      value: { texts: 0 },
    });
    const row = await store()
      .db.selectFrom('audit')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ hash, detail: { redacted: true }, subject: 'one' });
    expect(await broken(store())).toBeUndefined();
    const last = await store()
      .db.selectFrom('audit')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(last).toMatchObject({ what: 'audit.redact', subject: '1', detail: { reason: 'a password' } });
    expect(await operate(store(), 'cli', (granted) => redactRow(granted, 999, 'none'))).toMatchObject({
      ok: false,
      refusal: { code: 'unknown' },
    });
  });

  test('every user reads their own rows, the administrator all of them, a page at a time', async () => {
    const eve = await somebody(store(), ['editor'], 'Eve');
    const ada = await somebody(store(), ['administrator'], 'Ada');
    await transact(store(), eve, 'edit', ({ note }) => {
      note('draft.create', 'own');
      return Promise.resolve(done(undefined));
    });
    const own = await transact(store(), eve, 'enter', (granted) => readLog(granted, { limit: 10 }));
    expect(own).toMatchObject({
      ok: true,
      value: { rows: [{ subject: 'own', actor: eve.person }], people: { [eve.person]: 'Eve' }, more: false },
    });
    const page = await transact(store(), ada, 'enter', (granted) =>
      readLog(granted, { limit: 2, before: 4 }),
    );
    expect(page).toMatchObject({ ok: true, value: { rows: [{ id: 3 }, { id: 2 }], more: true } });
    const found = await transact(store(), ada, 'enter', (granted) =>
      readLog(granted, { limit: 9, what: 'setting.change', subject: 'five' }),
    );
    expect(found.ok && found.value.rows.map(({ subject }) => subject)).toEqual(['five']);
  });
});
