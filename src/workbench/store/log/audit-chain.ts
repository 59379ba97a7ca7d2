import type { Transaction } from 'kysely';
import { auditHash, type HashedRow } from '../audit.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';

type LogRow = HashedRow & { readonly previousHash: string; readonly hash: string };

/** A log row. The chain of hashes is intact up to this row. */
export interface Link {
  readonly id: number;
  readonly hash: string;
}

export const chainStart: Link = { id: 0, hash: '' };

/** The result of checking the rows after a link. */
export interface Followed {
  readonly last: Link;
  /** False if the hash of the row after the last one does not match. */
  readonly isWhole: boolean;
  /** True if no more rows follow. */
  readonly isEnd: boolean;
}

const isRedacted = ({ detail }: LogRow): boolean =>
  detail['redacted'] === true && Object.keys(detail).length === 1;

// A redacted row keeps its hash, and counts only if a later row says who removed the detail and why.
const redactedIds = async (db: Transaction<Tables>): Promise<ReadonlySet<string>> => {
  const redactions = await db
    .selectFrom('audit')
    .select('subject')
    .where('what', '=', 'audit.redact')
    .execute();
  return new Set(redactions.map(({ subject }) => subject));
};

/** Reads at most `most` rows after a link, and checks the hash of each against the row before it. */
export const followChain = async (db: Transaction<Tables>, from: Link, most: number): Promise<Followed> => {
  const rows = (await db
    .selectFrom('audit')
    .selectAll()
    .where('id', '>', from.id)
    .orderBy('id')
    .limit(most)
    .execute()) as readonly LogRow[];
  const known = rows.some(isRedacted) ? await redactedIds(db) : new Set<string>();
  const follows = (row: LogRow, { id, hash }: Link): boolean =>
    row.id === id + 1 &&
    row.previousHash === hash &&
    (row.hash === auditHash(hash, row) || (isRedacted(row) && known.has(String(row.id))));
  const isEnd = rows.length < most;
  let last = from;
  for (const row of rows) {
    if (!follows(row, last)) return { last, isWhole: false, isEnd };
    last = { id: row.id, hash: row.hash };
  }
  return { last, isWhole: true, isEnd };
};

const batch = 2_000;

/** Checks the whole log. Returns the number of the first row whose hash does not match the row before it. */
export const firstBreak = async ({ db }: Granted<'enter'>): Promise<number | undefined> => {
  for (let last = chainStart; ;) {
    const found = await followChain(db, last, batch);
    if (!found.isWhole) return found.last.id + 1;
    if (found.isEnd) return undefined;
    last = found.last;
  }
};
