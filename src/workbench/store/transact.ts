import type { Transaction } from 'kysely';
import type { Note } from './audit.ts';
import { databaseTrouble } from './database-errors.ts';
import { handOver } from './hand-over.ts';
import { type Outcome, refused } from './outcome.ts';
import { hasRight, type Implied, type Right, type Role } from './rights.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables/tables.ts';

/** A user, and the interface that the user acts through. */
export interface Actor {
  readonly person: string;
  readonly through: Note['through'];
}

declare const held: unique symbol;

/**
 * A transaction whose actor has the right `R` and all rights that it implies. Only `transact` and `operate` create
 * one (Decision 0029); `lookUp` creates one without a database transaction. The callback may run again after a
 * deadlock, so it must have no other side effects. It must not call `transact`, because the embedded database has one
 * connection. A change of state is one statement with the expected state in its `where`.
 */
export interface Granted<R extends Right> {
  readonly db: Transaction<Tables>;
  /** Identifies the store in caches. Gives no access to it. */
  readonly store: object;
  readonly person: string | null;
  readonly roles: readonly Role[];
  /** Adds an action to the log of this transaction. `by` is the user on whose behalf the program acts. */
  readonly note: (what: Note['what'], subject: string, detail?: Note['detail'], by?: string) => void;
  readonly [held]: { readonly [One in Implied<R>]: true };
}

type Work<R extends Right, T> = (granted: Granted<R>) => Promise<Outcome<T>>;

// More attempts after a deadlock than were ever needed.
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

const rolesWith = async (
  db: Transaction<Tables>,
  person: string | null,
  right: Right,
): Promise<Outcome<readonly Role[]>> => {
  if (person === null) return { ok: true, value: [] };
  const roles = await rolesOf(db, person);
  if (roles === undefined) return refused({ code: 'signed-out' });
  return hasRight(roles, right)
    ? { ok: true, value: roles }
    : refused({ code: roles.length === 0 ? 'no-role' : 'not-allowed' });
};

const attempt = async <R extends Right, T>(
  store: Store,
  actor: Actor | Operator,
  right: R,
  work: Work<R, T>,
): Promise<Outcome<T>> => {
  store.guard();
  const transaction = await store.db.startTransaction().execute();
  const notes: Note[] = [];
  const { person, through } = actor;
  const granted = async (): Promise<Outcome<Granted<R>>> => {
    const held = await rolesWith(transaction, person, right);
    if (!held.ok) return held;
    const note: Granted<R>['note'] = (what, subject, detail = {}, by) => {
      notes.push({ actor: person ?? by ?? null, through, what, subject, detail });
    };
    return {
      ok: true,
      value: { db: transaction, store: store.db, person, roles: held.value, note } as unknown as Granted<R>,
    };
  };
  try {
    const may = await granted();
    const outcome = may.ok ? await work(may.value) : may;
    if (outcome.ok && notes.length > 0) await handOver(transaction, { person, right, notes });
    if (outcome.ok) store.guard();
    // The commit checks the right again: one that was removed during the work undoes it.
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

const persistently = async <T>(work: () => Promise<Outcome<T>>, left = tries): Promise<Outcome<T>> => {
  try {
    return await work();
  } catch (error) {
    const trouble = databaseTrouble(error);
    if (trouble === 'again' && left > 1) return persistently(work, left - 1);
    if (trouble === undefined || trouble === 'again') throw error;
    return refused(trouble);
  }
};

/**
 * Runs `work` in one transaction for a user with the right. Refuses with `signed-out`, `no-role`,
 * `not-allowed`, `read-only`, and with the refusals of `work`. Any refusal or exception rolls the transaction
 * back.
 */
export const transact = <R extends Right, T>(
  store: Store,
  actor: Actor,
  right: R,
  work: Work<R, T>,
): Promise<Outcome<T>> => persistently(() => attempt(store, actor, right, work));

interface Operator {
  readonly person: null;
  readonly through: Note['through'];
}

/** Runs `work` for the program itself or its operator, with every right and without a user in the log. */
export const operate = <T>(
  store: Store,
  through: Note['through'],
  work: Work<'operate', T>,
): Promise<Outcome<T>> => persistently(() => attempt(store, { person: null, through }, 'operate', work));

const noteless = (): never => {
  throw new Error('What is looked up writes nothing into the log.');
};

/**
 * Runs `work` for the program itself without a transaction, in fewer statements. Each statement sees the data that is
 * committed when it starts, as in the transactions of this store. `work` must still be correct if it stops after its
 * first statement, and must not write to the log.
 */
export const lookUp = <T>(store: Store, work: Work<'operate', T>): Promise<Outcome<T>> =>
  persistently(() => {
    store.guard();
    const { db } = store;
    return work({ db, store: db, person: null, roles: [], note: noteless } as unknown as Granted<'operate'>);
  });
