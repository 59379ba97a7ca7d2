import { writeSync } from 'node:fs';
import { openStore } from '../../../src/workbench/store/open/open-store.ts';
import { done } from '../../../src/workbench/store/outcome.ts';
import { json } from '../../../src/workbench/store/tables/columns.ts';
import { operate } from '../../../src/workbench/store/transact.ts';

/** The folder of an embedded store. */
const [, , folder = ''] = process.argv;
const say = (line: string): number => writeSync(1, `${line}\n`);

const store = await openStore({ folder });
if (!('db' in store)) throw new Error(store.message);
const stored = await store.db.selectFrom('setting').select('name').orderBy('at').execute();
const noted = await store.db.selectFrom('audit').select('subject').orderBy('id').execute();
say(
  `found ${JSON.stringify({ stored: stored.map(({ name }) => Number(name)), noted: noted.map(({ subject }) => Number(subject)) })}`,
);

for (let number = stored.length; ; number += 1) {
  const name = String(number);
  const outcome = await operate(store, 'cli', async ({ db, note }) => {
    await db
      .insertInto('setting')
      .values({ name, value: json('x'.repeat(9_000)) })
      .execute();
    note('setting.change', name);
    return done(undefined);
  });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  say(`kept ${name}`);
}
