import type { Selectable } from 'kysely';
import type { Note } from './audit.ts';
import { done, type Outcome } from './outcome.ts';
import type { AuditTable } from './tables/people-tables.ts';
import type { Granted } from './transact.ts';

/** The channel on which the database tells the number of the log's newest row. */
export const auditChannel = 'workbench_audit';

/** The channel on which PostgreSQL tells all servers in which draft somebody said where they are. */
export const presenceChannel = 'workbench_presence';

/** A row of the log as those who follow it need it. */
export type LogRow = Omit<Selectable<AuditTable>, 'hash' | 'previousHash' | 'detail'> & { readonly detail: Note['detail'] };

/** The rows after a number, oldest first, at most so many: what somebody missed who has heard of that one. */
export const rowsAfter = async ({ db }: Granted<'operate'>, id: number, most: number): Promise<Outcome<readonly LogRow[]>> =>
  done(
    (await db
      .selectFrom('audit')
      .select(['id', 'at', 'actor', 'through', 'what', 'subject', 'detail'])
      .where('id', '>', id)
      .orderBy('id')
      .limit(most)
      .execute()) as readonly LogRow[],
  );

/** The number of the newest row; 0 where there is none. */
export const newestRow = async ({ db }: Granted<'operate'>): Promise<Outcome<number>> => {
  const row = await db.selectFrom('audit').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return done(row?.id ?? 0);
};
