import type { Audit } from '../../api/generated/api-shapes.ts';
import type { HashedRow } from '../audit.ts';
import { done, type Outcome } from '../outcome.ts';
import { hasRight } from '../rights.ts';
import { isId } from '../is-id.ts';
import { namesOf } from '../rows/draft-row.ts';
import type { Granted } from '../transact.ts';

export interface LogQuery {
  /** Limits the result to rows with numbers below this one. */
  readonly before?: number;
  readonly limit: number;
  readonly actor?: string;
  readonly what?: string;
  readonly subject?: string;
}

type LogRow = HashedRow & { readonly previousHash: string; readonly hash: string };

const namesIn = async (
  { db }: Granted<'enter'>,
  rows: readonly LogRow[],
): Promise<Readonly<Record<string, string>>> => {
  const ids = rows.flatMap(({ actor, subject }) => [actor ?? '', subject]).filter(isId);
  return Object.fromEntries([...(await namesOf(db, ids)).values()].map(({ id, name }) => [id, name]));
};

const draftsIn = async (
  { db, person, roles }: Granted<'enter'>,
  rows: readonly LogRow[],
): Promise<Readonly<Record<string, string>>> => {
  const ids = [...new Set(rows.map(({ subject }) => subject))].filter(isId);
  if (ids.length === 0 || (person !== null && !hasRight(roles, 'see'))) return {};
  const drafts = await db.selectFrom('draft').select(['id', 'name']).where('id', 'in', ids).execute();
  return Object.fromEntries(drafts.map(({ id, name }) => [id, name]));
};

/** Returns rows of the log, newest first. Users without the administrator's right get only their own rows. */
export const readLog = async (
  granted: Granted<'enter'>,
  { before, limit, actor, what, subject }: LogQuery,
): Promise<Outcome<Omit<Audit, 'whole' | 'checked' | 'takingBack'>>> => {
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
  return done({
    rows,
    people: await namesIn(granted, rows),
    drafts: await draftsIn(granted, rows),
    more: newest.length > limit,
  });
};
