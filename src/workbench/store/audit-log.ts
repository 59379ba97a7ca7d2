import { sql } from 'kysely';
import type { Audit } from '../api/generated/api-shapes.ts';
import { auditHash, type HashedRow } from './audit.ts';
import { done, type Outcome } from './outcome.ts';
import { hasRight } from './rights.ts';
import type { Granted } from './transact.ts';

export interface LogQuery {
  /** Limits the result to rows with numbers below this one. */
  readonly before?: number;
  readonly limit: number;
  readonly actor?: string;
  readonly what?: string;
  readonly subject?: string;
}

const batch = 2_000;

type LogRow = HashedRow & { readonly previousHash: string; readonly hash: string };

const isRedacted = ({ detail }: LogRow): boolean =>
  detail['redacted'] === true && Object.keys(detail).length === 1;

interface Link {
  readonly id: number;
  readonly hash: string;
}

const beginning: Link = { id: 0, hash: '' };

const followChain = async (
  { db }: Granted<'enter'>,
  from: Link,
): Promise<{ readonly last: Link; readonly isWhole: boolean }> => {
  const told = await db.selectFrom('audit').select('subject').where('what', '=', 'audit.redact').execute();
  const known = new Set(told.map(({ subject }) => subject));
  const follows = (row: LogRow, { id, hash }: Link): boolean =>
    row.id === id + 1 &&
    row.previousHash === hash &&
    (row.hash === auditHash(hash, row) || (isRedacted(row) && known.has(String(row.id))));
  for (let last = from; ;) {
    const rows = (await db
      .selectFrom('audit')
      .selectAll()
      .where('id', '>', last.id)
      .orderBy('id')
      .limit(batch)
      .execute()) as readonly LogRow[];
    for (const row of rows) {
      if (!follows(row, last)) return { last, isWhole: false };
      last = row;
    }
    if (rows.length < batch) return { last: { id: last.id, hash: last.hash }, isWhole: true };
  }
};

// A redacted row keeps its hash, and counts only if a later row says who removed the detail and why.
export const firstBreak = async (granted: Granted<'enter'>): Promise<number | undefined> => {
  const { last, isWhole } = await followChain(granted, beginning);
  return isWhole ? undefined : last.id + 1;
};

// Rows are not read again for this time: 100,000 of them take seconds.
const trustMilliseconds = 3_600_000;

const found = new WeakMap<object, { readonly last: Link; readonly until: number }>();

/**
 * Returns whether the audit log is intact. Checks new rows on every call and all rows at most once an hour.
 * `now` in milliseconds.
 */
export const isLogWhole = async (granted: Granted<'enter'>, now = Date.now()): Promise<boolean> => {
  const known = found.get(granted.store);
  const { id, hash } = known && now < known.until ? known.last : beginning;
  const row = await granted.db.selectFrom('audit').select('hash').where('id', '=', id).executeTakeFirst();
  const from = row?.hash === hash ? { id, hash } : beginning;
  const { last, isWhole } = await followChain(granted, from);
  const until = known && from.id > 0 ? known.until : now + trustMilliseconds;
  if (isWhole) found.set(granted.store, { last, until });
  else found.delete(granted.store);
  return isWhole;
};

const namesIn = async (
  { db }: Granted<'enter'>,
  rows: readonly LogRow[],
): Promise<Readonly<Record<string, string>>> => {
  const ids = [...new Set(rows.flatMap(({ actor, subject }) => [actor ?? '', subject]))];
  if (ids.length === 0) return {};
  const people = await db
    .selectFrom('person')
    .select(['id', 'name'])
    .where(sql`id::text`, 'in', ids)
    .execute();
  return Object.fromEntries(people.map(({ id, name }) => [id, name]));
};

/** Returns rows of the log, newest first. Users without the administrator's right get only their own rows. */
export const readLog = async (
  granted: Granted<'enter'>,
  { before, limit, actor, what, subject }: LogQuery,
): Promise<Outcome<Pick<Audit, 'rows' | 'people' | 'more'>>> => {
  const seesAll = granted.person === null || hasRight(granted.roles, 'administer');
  let query = granted.db
    .selectFrom('audit')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (before !== undefined) query = query.where('id', '<', before);
  if (actor !== undefined) query = query.where('actor', '=', actor);
  if (!seesAll) query = query.where('actor', '=', granted.person);
  if (what !== undefined) query = query.where('what', '=', what as LogRow['what']);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  const newest = (await query.execute()) as readonly LogRow[];
  const rows = newest.slice(0, limit);
  return done({ rows, people: await namesIn(granted, rows), more: newest.length > limit });
};
