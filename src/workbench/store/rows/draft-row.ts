import { type Selectable, sql, type Transaction } from 'kysely';
import type { PersonName } from '../../api/generated/api-shapes.ts';
import { json } from '../tables/columns.ts';
import { isId } from '../is-id.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { DraftState, DraftTable } from '../tables/draft-tables.ts';
import type { Tables } from '../tables/tables.ts';

type Db = Transaction<Tables>;

export type DraftRow = Selectable<DraftTable>;

export const editable: readonly DraftState[] = ['open', 'review'];

const closed: readonly DraftState[] = ['published', 'discarded'];

// Locked until the transaction ends: requests of one draft wait for each other, those of two do not.
export const lockedDraft = async (db: Db, id: string): Promise<Outcome<DraftRow>> => {
  const row = isId(id)
    ? await db.selectFrom('draft').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  return row ? done(row) : refused({ code: 'unknown' });
};

/** Returns a draft without locking it. Refuses with `unknown`. */
export const draftNow = async (db: Db, id: string): Promise<Outcome<DraftRow>> => {
  const row = isId(id)
    ? await db.selectFrom('draft').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  return row ? done(row) : refused({ code: 'unknown' });
};

export interface Move {
  readonly from: readonly DraftState[];
  readonly to: DraftState;
  readonly source?: string;
  /** The reason why the draft returns to review automatically; null clears the reason, undefined keeps it. */
  readonly reason?: DraftRow['reason'];
}

const whyNot = ({ state, source }: DraftRow, move: Move): Outcome<never> => {
  if (closed.includes(state)) return refused({ code: 'closed' });
  if (!move.from.includes(state)) return refused({ code: 'other-state', state });
  return refused({ code: 'other-source', source });
};

// Refuses a draft in another state, or with another source.
export const moveDraft = async (db: Db, id: string, move: Move): Promise<Outcome<DraftRow>> => {
  if (!isId(id)) return refused({ code: 'unknown' });
  const { from, to, source, reason } = move;
  const isClosed = closed.includes(to);
  const row = await db
    .updateTable('draft')
    .set((set) => ({
      state: to,
      closedAt: isClosed ? set.fn<string>('clock_timestamp') : null,
      ...(reason !== undefined && { reason: reason === null ? null : json(reason) }),
    }))
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? ''))
    .returningAll()
    .executeTakeFirst();
  if (row) return done(row);
  const now = await draftNow(db, id);
  return now.ok ? whyNot(now.value, move) : now;
};

// The first digits of an account's id.
const shownDigits = 8;

/**
 * SQL for the displayed name of a row of `person`. If another account has the same name, ignoring case and accents,
 * the start of the account's id follows.
 */
export const shownName = sql<string>`case
  when exists (
    select 1 from person twin where twin.id <> person.id and folded_text(twin.name) = folded_text(person.name)
  )
  then person.name || ' (' || left(person.id::text, ${sql.lit(shownDigits)}) || ')'
  else person.name
end`;

/** Returns the displayed names of users by id. */
export const namesOf = async (
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, PersonName>> => {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const rows =
    known.length === 0
      ? []
      : await db
          .selectFrom('person')
          .select(['id', shownName.as('name')])
          .where('id', 'in', known)
          .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** Returns a user in the API's format. An unknown user has the id as the name. */
export const personOf = (names: ReadonlyMap<string, PersonName>, id: string): PersonName =>
  names.get(id) ?? { id, name: id };
