import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { json, type Json } from './tables/columns.ts';
import type { AuditTable } from './tables/people-tables.ts';
import type { Tables } from './tables/tables.ts';

export interface Note {
  readonly actor: string | null;
  readonly through: AuditTable['through'];
  readonly what: AuditTable['what'];
  readonly subject: string;
  readonly detail: { readonly [name: string]: Json };
}

export type HashedRow = Note & { readonly id: number; readonly at: string };

// Any number that no other lock of the database uses: the ASCII codes of "audit".
const auditLock = 0x61756469;

const noHash = '';

// Sorted names and no blanks: equal values have equal texts.
export const canonicalJson = (value: Json): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((one: Json) => canonicalJson(one)).join(',')}]`;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`).join(',')}}`;
};

export const auditHash = (
  previousHash: string,
  { id, at, actor, through, what, subject, detail }: HashedRow,
): string =>
  createHash('sha256')
    .update(previousHash + canonicalJson({ id, at, actor, through, what, subject, detail }))
    .digest('hex');

// What is read from here on is still true when the action is written.
export const lockLog = async (db: Transaction<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(auditLock)})`.execute(db);
};

// One lock for all writers keeps the chain without forks and gaps, so this comes last before a commit.
export const writeNotes = async (db: Transaction<Tables>, notes: readonly Note[]): Promise<number> => {
  const last = await db
    .selectFrom('audit')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const clock = await sql<{ at: string }>`select clock_timestamp()::timestamptz(3) as at`.execute(db);
  const at = clock.rows[0]?.at ?? '';
  const rows = notes.reduce<
    readonly (HashedRow & { readonly previousHash: string; readonly hash: string })[]
  >((chain, note) => {
    const before = chain.at(-1) ?? last;
    const row = { ...note, id: (before?.id ?? 0) + 1, at };
    const previousHash = before?.hash ?? noHash;
    return [...chain, { ...row, previousHash, hash: auditHash(previousHash, row) }];
  }, []);
  await db
    .insertInto('audit')
    .values(rows.map((row) => ({ ...row, detail: json(row.detail) })))
    .execute();
  return rows.at(-1)?.id ?? 0;
};
