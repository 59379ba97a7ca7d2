import type { Transaction } from 'kysely';
import { lockLog, type Note, writeNotes } from './audit.ts';
import { databaseTrouble } from './database-errors.ts';
import { type Outcome, refused } from './outcome.ts';
import { hasRight, type Implied, type Right, type Role } from './rights.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables/tables.ts';

/** A user who acts, and the way they use. */
export interface Actor {
  readonly person: string;
  readonly through: Note['through'];
}

declare const held: unique symbol;

/**
 * A transaction whose actor was found to have the right `R`, in this very transaction. Only `transact` and `operate` make one, so a function
 * that takes a `Granted<'edit'>` cannot be called without the check; rights that `R` implies come with it: a `Granted<'edit'>` is a
 * `Granted<'see'>` as well.
 *
 * How a repository is written (Decision 0029): a file of functions `(granted: Granted<right>, ...) => Promise<Outcome<...>>`, with the least right that does.
 * They read and write `granted.db` only, hand back `done(value)` or `refused({ code, ... })`, and call `granted.note` for each action: the rows of
 * the log are written when the work is over, under the lock that all writers share, so no work waits for another's. A change of state is one
 * statement with the expected state in its `where`; no row changed is a refusal. A refusal undoes the whole transaction. The work may run
 * more than once (deadlocks are tried again), so it touches nothing but `granted`. It never calls `transact` inside: the embedded
 * database has one connection. Names are camelCase, times are ISO 8601 texts, bigints are numbers, JSON is written with `json`.
 */
export interface Granted<R extends Right> {
  readonly db: Transaction<Tables>;
  /** Which store it is: a key for what is remembered of it, no way into it. */
  readonly store: object;
  /** Null where the program itself or its operator acts. */
  readonly person: string | null;
  readonly roles: readonly Role[];
  /** Adds an action to the log, in this transaction. `by` is the user that the program acts for; only the program gives it. */
  readonly note: (what: Note['what'], subject: string, detail?: Note['detail'], by?: string) => void;
  readonly [held]: { readonly [One in Implied<R>]: true };
}

type Work<R extends Right, T> = (granted: Granted<R>) => Promise<Outcome<T>>;

// How often a transaction is tried that lost a deadlock: twice was never needed, so three is plenty.
const tries = 3;

const rolesOf = async (db: Transaction<Tables>, person: string): Promise<readonly Role[] | undefined> => {
  const rows = await db
    .selectFrom('person')
    .leftJoin('roleOf', 'roleOf.personId', 'person.id')
    .select('roleOf.role')
    .where('person.id', '=', person)
    .where('person.disabledAt', 'is', null)
    .execute();
  return rows.length === 0 ? undefined : rows.flatMap(({ role }) => (role === null ? [] : [role]));
};

const attempt = async <R extends Right, T>(store: Store, actor: Actor | Operator, right: R, work: Work<R, T>): Promise<Outcome<T>> => {
  store.guard();
  const transaction = await store.db.startTransaction().execute();
  const notes: Note[] = [];
  const { person, through } = actor;
  const rolesNow = async (): Promise<Outcome<readonly Role[]>> => {
    if (person === null) return { ok: true, value: [] };
    const roles = await rolesOf(transaction, person);
    if (roles === undefined) return refused({ code: 'signed-out' });
    return hasRight(roles, right) ? { ok: true, value: roles } : refused({ code: roles.length === 0 ? 'no-role' : 'not-allowed' });
  };
  const granted = async (): Promise<Outcome<Granted<R>>> => {
    const held = await rolesNow();
    if (!held.ok) return held;
    const note: Granted<R>['note'] = (what, subject, detail = {}, by) => {
      notes.push({ actor: person ?? by ?? null, through, what, subject, detail });
    };
    return { ok: true, value: { db: transaction, store: store.db, person, roles: held.value, note } as unknown as Granted<R> };
  };
  // Right before the rows of the log: a right that was removed during the work undoes it.
  const logged = async (outcome: Outcome<T>): Promise<Outcome<T>> => {
    if (!outcome.ok || notes.length === 0) return outcome;
    await lockLog(transaction);
    const still = await rolesNow();
    if (!still.ok) return still;
    await writeNotes(transaction, notes);
    return outcome;
  };
  try {
    const may = await granted();
    const outcome = await logged(may.ok ? await work(may.value) : may);
    if (outcome.ok) store.guard();
    await (outcome.ok ? transaction.commit() : transaction.rollback()).execute();
    return outcome;
  } catch (error) {
    if (!transaction.isCommitted && !transaction.isRolledBack)
      await transaction
        .rollback()
        .execute()
        .catch(() => undefined);
    throw error;
  }
};

const persistently = async <R extends Right, T>(
  store: Store,
  actor: Actor | Operator,
  right: R,
  work: Work<R, T>,
  left = tries,
): Promise<Outcome<T>> => {
  try {
    return await attempt(store, actor, right, work);
  } catch (error) {
    const trouble = databaseTrouble(error);
    if (trouble === 'again' && left > 1) return persistently(store, actor, right, work, left - 1);
    if (trouble === undefined || trouble === 'again') throw error;
    return refused(trouble);
  }
};

/**
 * Does `work` in one transaction for somebody, after finding there that they have the right: all of it is kept, with its rows of the log, or
 * nothing. Refuses with `signed-out` (unknown or disabled), `no-role`, `not-allowed`, with what the work refuses, and with `read-only` where
 * the database cannot be reached or cannot write. Throws what is a mistake of the program.
 */
export const transact = <R extends Right, T>(store: Store, actor: Actor, right: R, work: Work<R, T>): Promise<Outcome<T>> =>
  persistently(store, actor, right, work);

interface Operator {
  readonly person: null;
  readonly through: Note['through'];
}

/** The same for the program itself or the operator at its command line: every right, and no person in the log. */
export const operate = <T>(store: Store, through: Note['through'], work: Work<'operate', T>): Promise<Outcome<T>> =>
  persistently(store, { person: null, through }, 'operate', work);
