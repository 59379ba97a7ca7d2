import { sql, type Transaction } from 'kysely';
import type { Note } from './audit.ts';
import type { Tables } from './tables/tables.ts';
import { isId } from './is-id.ts';

const topics: ReadonlySet<string> = new Set([
  'draft',
  'review',
  'thread',
  'schedule',
  'publication',
  'exchange',
]);

/** Returns true for an action whose subject may be a draft. */
export const isAboutDraft = ({ what, subject }: Note): boolean =>
  topics.has(what.slice(0, what.indexOf('.'))) && isId(subject);

/** Sets when drafts changed last, which is the order of their list. Ids that are not of drafts do nothing. */
export const touchDrafts = async (db: Transaction<Tables>, ids: readonly string[]): Promise<void> => {
  await db
    .updateTable('draft')
    .set({ changedAt: sql<string>`clock_timestamp()` })
    .where('id', 'in', ids)
    .execute();
};
