import { sql, type Transaction } from 'kysely';
import { chainStart, followChain, type Link } from './audit-chain.ts';
import { done, type Outcome } from '../outcome.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';

type Db = Transaction<Tables>;

/** The checked part of the log. */
export interface LogCheck {
  /** False if the hash of a row does not match the row before it, or rows are missing at the end. */
  readonly whole: boolean;
  /** The hashes of the rows up to this number match; 0 if no row was checked. */
  readonly checked: number;
}

// Rows that a request checks beyond those that are known: more than a busy portal writes between two steps.
const inRequest = 200;

// Some 20 ms of work: requests wait for no more.
const inStep = 1_000;

// All rows are read again after this time: a row may be changed after it was checked.
const trustHours = 1;

const isThere = async (db: Db, { id, hash }: Link): Promise<boolean> =>
  id === 0 ||
  (await db.selectFrom('audit').select('hash').where('id', '=', id).executeTakeFirst())?.hash === hash;

const newestId = async (db: Db): Promise<number> =>
  (await db.selectFrom('audit').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0;

/** Returns the result of the checks so far. Reads a limited number of rows; `stepLogCheck` checks the others. */
export const readLogCheck = async ({ db }: Granted<'enter'>): Promise<LogCheck> => {
  const known = await db.selectFrom('logCheck').selectAll().executeTakeFirst();
  const from = known ? { id: known.throughId, hash: known.hash } : chainStart;
  if (!(await isThere(db, from))) return { whole: false, checked: 0 };
  const { last, isWhole } = await followChain(db, from, inRequest);
  const isShorter = (await newestId(db)) < (known?.mostId ?? 0);
  return { whole: isWhole && !isShorter, checked: last.id };
};

const isOld = sql<boolean>`begun_at < clock_timestamp() - make_interval(hours => ${sql.lit(trustHours)})`;

type Known = { readonly through: Link; readonly again: Link; readonly isOld: boolean };

// Locked: of several servers, one works at a time.
const lockedCheck = async (db: Db): Promise<Known | undefined> => {
  const row = await db
    .selectFrom('logCheck')
    .selectAll()
    .select(isOld.as('isOld'))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return (
    row && {
      through: { id: row.throughId, hash: row.hash },
      again: { id: row.againId, hash: row.againHash },
      isOld: row.isOld,
    }
  );
};

const keep = async (db: Db, through: Link, again?: Link): Promise<void> => {
  await db
    .updateTable('logCheck')
    .set((set) => ({
      throughId: through.id,
      hash: through.hash,
      mostId: set.fn<number>('greatest', ['mostId', sql.val(through.id)]),
      ...(again && { againId: again.id, againHash: again.hash }),
      // A check from the first row begins.
      ...(again?.id === 0 && { begunAt: set.fn<string>('clock_timestamp') }),
    }))
    .execute();
};

// What no longer follows is no longer known.
const stepAgain = async (db: Db, { through, again }: Known): Promise<boolean> => {
  const most = Math.min(inStep, through.id - again.id);
  const { last, isWhole } = await followChain(db, again, most);
  await (isWhole ? keep(db, through, last) : keep(db, last, last));
  return isWhole && last.id < through.id;
};

/**
 * Checks the next rows of the log: first new ones, then all again if the last full check started more than an hour
 * ago. Returns true if there are more to check now.
 */
export const stepLogCheck = async ({ db }: Granted<'operate'>): Promise<Outcome<boolean>> => {
  const known = await lockedCheck(db);
  if (!known) return done(false);
  const { through, again, isOld: isDue } = known;
  if (!(await isThere(db, through))) {
    await keep(db, chainStart, chainStart);
    return done(true);
  }
  const { last, isWhole, isEnd } = await followChain(db, through, inStep);
  if (last.id > through.id) await keep(db, last, again.id === through.id ? last : undefined);
  if (isWhole && !isEnd) return done(true);
  if (again.id < through.id) return done(await stepAgain(db, { ...known, through: last }));
  if (!isDue || last.id === 0) return done(false);
  await keep(db, last, chainStart);
  return done(true);
};
