import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { valueOf } from '../../../../tests/support/workbench/team.ts';
import { readLogCheck, stepLogCheck } from './log-check.ts';
import { done } from '../outcome.ts';
import type { Store } from '../store.ts';
import { operate } from '../transact.ts';

const write = (store: Store, count: number) =>
  operate(store, 'cli', ({ note }) => {
    for (let at = 0; at < count; at += 1) note('setting.change', `setting ${at}`);
    return Promise.resolve(done(undefined));
  });

const seen = async (store: Store) =>
  valueOf(await operate(store, 'web', async (granted) => done(await readLogCheck(granted))));

const stepToEnd = async (store: Store): Promise<number> => {
  for (let steps = 1; ; steps += 1) if (!valueOf(await operate(store, 'web', stepLogCheck))) return steps;
};

const runSql = async ({ db }: Store, statement: string): Promise<void> => {
  await sql`alter table audit disable trigger user`.execute(db);
  await sql.raw(statement).execute(db);
  await sql`alter table audit enable trigger user`.execute(db);
};

const afterAnHour = ({ db }: Store) =>
  sql`update log_check set begun_at = begun_at - interval '61 minutes'`.execute(db);

onBothStores((store) => {
  test('an empty log is intact, and a request checks at most 200 new rows', async () => {
    expect(await seen(store())).toEqual({ whole: true, checked: 0 });
    await write(store(), 2_500);
    expect(await seen(store())).toEqual({ whole: true, checked: 200 });
  });

  test('steps check all rows, and a later server continues where they ended', async () => {
    expect(await stepToEnd(store())).toBe(3);
    expect(await seen(store())).toEqual({ whole: true, checked: 2_500 });
    await write(store(), 3);
    expect(await seen(store())).toEqual({ whole: true, checked: 2_503 });
    expect(await stepToEnd(store())).toBe(1);
  });

  test('R10.59: a new row that was changed manually is never counted as checked', async () => {
    await write(store(), 2);
    await runSql(store(), `update audit set subject = 'forged' where id = 2504`);
    expect(await seen(store())).toEqual({ whole: false, checked: 2_503 });
    await stepToEnd(store());
    expect(await seen(store())).toEqual({ whole: false, checked: 2_503 });
    await runSql(store(), `update audit set subject = 'setting 0' where id = 2504`);
    expect(await seen(store())).toEqual({ whole: true, checked: 2_505 });
    await stepToEnd(store());
  });

  test('an old row that was changed manually is found an hour after the last check of all rows', async () => {
    await runSql(store(), `update audit set subject = 'forged' where id = 1700`);
    await stepToEnd(store());
    expect(await seen(store())).toEqual({ whole: true, checked: 2_505 });
    await afterAnHour(store());
    await stepToEnd(store());
    expect(await seen(store())).toEqual({ whole: false, checked: 1_699 });
    await runSql(store(), `update audit set subject = 'setting 1699' where id = 1700`);
    await stepToEnd(store());
    expect(await seen(store())).toEqual({ whole: true, checked: 2_505 });
  });

  test('a log that lost its last rows is not intact, although the hashes of the others match', async () => {
    await runSql(store(), 'delete from audit where id > 2500');
    expect(await seen(store())).toEqual({ whole: false, checked: 0 });
    await stepToEnd(store());
    expect(await seen(store())).toEqual({ whole: false, checked: 2_500 });
  });
});
