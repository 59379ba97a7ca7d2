import { sql } from 'kysely';
import type { Audit } from '../api/generated/api-shapes.ts';
import { auditHash, type HashedRow } from './audit.ts';
import { done, type Outcome, refused } from './refusals.ts';
import { hasRight } from './rights.ts';
import { json, type Json } from './tables/columns.ts';
import type { Granted } from './transact.ts';

/** What is asked of the log; the newest rows come first. */
export interface LogQuery {
  /** Only rows with a smaller number. */
  readonly before?: number;
  readonly limit: number;
  readonly actor?: string;
  readonly what?: string;
  readonly subject?: string;
}

/** What stands in a row whose detail the operator took away; the trigger lets nothing else in. */
const redacted: Json = { redacted: true };

/** Rows that are read at a time when the whole chain is checked. */
const batch = 2_000;

type LogRow = HashedRow & { readonly previousHash: string; readonly hash: string };

const isRedacted = ({ detail }: LogRow): boolean => detail['redacted'] === true && Object.keys(detail).length === 1;

/**
 * The number of the first row that does not follow from the one before it; undefined where the log is whole: 1, 2, 3 without a gap, each
 * hash over its row. A redacted row keeps its hash, which nothing can be compared with; it counts only where a later row says who took the
 * detail away and why.
 */
export const firstBreak = async ({ db }: Granted<'enter'>): Promise<number | undefined> => {
  const told = await db.selectFrom('audit').select('subject').where('what', '=', 'audit.redact').execute();
  const known = new Set(told.map(({ subject }) => subject));
  const follows = (row: LogRow, id: number, previousHash: string): boolean =>
    row.id === id &&
    row.previousHash === previousHash &&
    (row.hash === auditHash(previousHash, row) || (isRedacted(row) && known.has(String(row.id))));
  for (let id = 1, previous = ''; ;) {
    const rows = (await db.selectFrom('audit').selectAll().where('id', '>=', id).orderBy('id').limit(batch).execute()) as readonly LogRow[];
    for (const row of rows) {
      if (!follows(row, id, previous)) return id;
      previous = row.hash;
      id += 1;
    }
    if (rows.length < batch) return undefined;
  }
};

/** The names of everybody whom rows mention. */
const namesIn = async ({ db }: Granted<'enter'>, rows: readonly LogRow[]): Promise<Readonly<Record<string, string>>> => {
  const ids = [...new Set(rows.flatMap(({ actor, subject }) => [actor ?? '', subject]))];
  if (ids.length === 0) return {};
  const people = await db
    .selectFrom('person')
    .select(['id', 'name'])
    .where(sql`id::text`, 'in', ids)
    .execute();
  return Object.fromEntries(people.map(({ id, name }) => [id, name]));
};

/** Rows of the log, the newest first; without the administrator's right one's own only. */
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
  const found = (await query.execute()) as readonly LogRow[];
  const rows = found.slice(0, limit);
  return done({ rows, people: await namesIn(granted, rows), more: found.length > limit });
};

/**
 * Takes the detail of a row away, such as a secret typed by mistake; its hash, its place in the chain and a new row with the reason stay.
 * Refuses `unknown`.
 */
export const redactRow = async (granted: Granted<'operate'>, id: number, reason: string): Promise<Outcome<undefined>> => {
  await sql`select set_config('workbench.redacting', ${String(id)}, true)`.execute(granted.db);
  const changed = await sql`update audit set detail = ${json(redacted)}::json where id = ${id}`.execute(granted.db);
  if (changed.numAffectedRows !== 1n) return refused({ code: 'unknown' });
  granted.note('audit.redact', String(id), { reason });
  return done(undefined);
};
