import { sql } from 'kysely';
import type { Live } from '../../api/generated/api-shapes.ts';
import { done, type Outcome } from '../outcome.ts';
import { json } from '../tables/columns.ts';
import type { Granted } from '../transact.ts';
import { isId } from '../is-id.ts';
import { failOutdated } from './schedules.ts';

// No user changes this setting: it is the last announced publication.
const name = 'chainSeen';

// Only one of several servers gets true. The first publication ever is not announced.
const isNews = async ({ db }: Granted<'operate'>, number: number): Promise<boolean> => {
  const first = await db
    .insertInto('setting')
    .values({ name, value: json(number) })
    .onConflict((known) => known.doNothing())
    .returning('name')
    .executeTakeFirst();
  if (first) return false;
  const later = await db
    .updateTable('setting')
    .set({ value: json(number), at: sql<string>`clock_timestamp()` })
    .where('name', '=', name)
    .where(sql<boolean>`value::text::bigint < ${number}`)
    .returning('name')
    .executeTakeFirst();
  return later !== undefined;
};

/**
 * Logs a publication by another program, and fails the schedules that it makes obsolete. Returns the drafts of these
 * schedules.
 */
export const noticePublication = async (
  granted: Granted<'operate'>,
  live: Live,
  id: string,
): Promise<Outcome<readonly string[]>> => {
  const asked = isId(id)
    ? await granted.db.selectFrom('publication').select('id').where('id', '=', id).executeTakeFirst()
    : undefined;
  if ((await isNews(granted, live.number)) && !asked) {
    const { number, release, source } = live;
    granted.note('publication.settle', id, { number, release, source });
  }
  const failed = await failOutdated(granted, live);
  return failed.ok ? done(failed.value) : failed;
};
