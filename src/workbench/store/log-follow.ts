import { type Selectable, sql } from 'kysely';
import type { Note } from './audit.ts';
import { done, type Outcome } from './outcome.ts';
import type { AuditTable } from './tables/people-tables.ts';
import type { Granted } from './transact.ts';

export const auditChannel = 'workbench_audit';

export const presenceChannel = 'workbench_presence';

export type LogRow = Omit<Selectable<AuditTable>, 'hash' | 'previousHash' | 'detail'> & {
  readonly detail: Note['detail'];
};

/** Returns at most `most` log rows after a number, oldest first. */
export const rowsAfter = async (
  { db }: Granted<'operate'>,
  id: number,
  most: number,
): Promise<Outcome<readonly LogRow[]>> =>
  done(
    (await db
      .selectFrom('audit')
      .select(['id', 'at', 'actor', 'through', 'what', 'subject', 'detail'])
      .where('id', '>', id)
      .orderBy('id')
      .limit(most)
      .execute()) as readonly LogRow[],
  );

/** Returns the number of the newest log row; 0 for an empty log. */
export const newestRow = async ({ db }: Granted<'operate'>): Promise<Outcome<number>> => {
  const row = await db.selectFrom('audit').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return done(row?.id ?? 0);
};

// The events of actions that pages receive. Those about people, roles and settings have no event.
const eventTopics = ['draft', 'review', 'thread', 'schedule', 'publication'];

/** Returns the number of the newest log row that has an event; 0 if no row has one. */
export const newestEvent = async ({ db }: Pick<Granted<'see'>, 'db'>): Promise<number> => {
  const row = await db
    .selectFrom('audit')
    .select('id')
    .where(sql<string>`split_part(what, '.', 1)`, 'in', eventTopics)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
};
