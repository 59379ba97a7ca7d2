import { sql, type Transaction } from 'kysely';
import { canonicalJson, type Note } from './audit.ts';
import { isId } from './is-id.ts';
import { type Right, rights } from './rights.ts';
import type { Tables } from './tables/tables.ts';

const topics: ReadonlySet<string> = new Set([
  'draft',
  'review',
  'thread',
  'schedule',
  'publication',
  'exchange',
]);

const isAboutDraft = ({ what, subject }: Note): boolean =>
  topics.has(what.slice(0, what.indexOf('.'))) && isId(subject);

const textArray = (values: readonly string[]): string => `{${values.join(',')}}`;

/**
 * Passes the notes of a transaction to the database, in the last statement before its commit. The commit then checks
 * that the user still has the right, and writes the log rows (Decision 0063). Also sets the time when the drafts last
 * changed, which orders their list.
 */
export const handOver = async (
  db: Transaction<Tables>,
  {
    person,
    right,
    notes,
  }: { readonly person: string | null; readonly right: Right; readonly notes: readonly Note[] },
): Promise<void> => {
  // Ids that are not of drafts do nothing.
  const drafts = [...new Set(notes.filter(isAboutDraft).map(({ subject }) => subject))];
  const waiting = canonicalJson(notes.map((note) => ({ ...note })));
  await sql`with touched as (
      update draft set changed_at = clock_timestamp() where id = any(${textArray(drafts)}::uuid[])
    )
    insert into audit_waiting (person, roles, notes)
    values (${person}::uuid, ${textArray(rights[right])}::text[], ${waiting}::json)`.execute(db);
};
