import { sql } from 'kysely';
import type { Freeze, NewFreeze } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { shownName } from '../rows/draft-row.ts';
import type { Granted } from '../transact.ts';

const windows = ({ db }: Granted<'enter'>) =>
  db
    .selectFrom('freezeWindow')
    .innerJoin('person', 'person.id', 'freezeWindow.madeBy')
    .select(['freezeWindow.id', 'fromAt', 'untilAt', 'reason', 'at', 'person.id as by', shownName.as('name')])
    .where('liftedAt', 'is', null)
    .where('untilAt', '>', sql<string>`clock_timestamp()`)
    .orderBy('fromAt');

type WindowRow = Awaited<ReturnType<ReturnType<typeof windows>['executeTakeFirstOrThrow']>>;

const freezeOf = ({ id, fromAt, untilAt, reason, at, by, name }: WindowRow): Freeze => ({
  id,
  from: fromAt,
  until: untilAt,
  reason,
  createdBy: { id: by, name },
  at,
});

/** Returns the current and future freezes, sorted by their start. */
export const freezes = async (granted: Granted<'enter'>): Promise<Outcome<readonly Freeze[]>> =>
  done((await windows(granted).execute()).map(freezeOf));

// By default now; undefined if publishing is allowed.
export const freezeAt = async (granted: Granted<'enter'>, at?: string): Promise<Freeze | undefined> => {
  const moment = at === undefined ? sql<string>`clock_timestamp()` : sql<string>`${at}::timestamptz`;
  const row = await windows(granted)
    .where('fromAt', '<=', moment)
    .where('untilAt', '>', moment)
    .executeTakeFirst();
  return row && freezeOf(row);
};

/**
 * Adds a freeze. Refuses with `not-valid` if it ends before it starts, and with `past` if it is already over.
 */
export const addFreeze = async (
  granted: Granted<'publish'>,
  { from, until, reason }: NewFreeze,
): Promise<Outcome<Freeze>> => {
  const { db, person } = granted;
  if (new Date(from) >= new Date(until)) return refused({ code: 'not-valid' });
  if (person === null) return refused({ code: 'not-allowed' });
  const { id } = await db
    .insertInto('freezeWindow')
    .values({ fromAt: from, untilAt: until, reason, madeBy: person })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await windows(granted).where('freezeWindow.id', '=', id).executeTakeFirst();
  if (!row) return refused({ code: 'past' });
  granted.note('freeze.create', id, { from, until, reason });
  return done(freezeOf(row));
};

/** Ends a freeze early. Refuses with `unknown` if there is no current freeze with this id. */
export const liftFreeze = async (granted: Granted<'publish'>, id: string): Promise<Outcome<undefined>> => {
  const lifted = await granted.db
    .updateTable('freezeWindow')
    .set({ liftedBy: granted.person, liftedAt: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('liftedAt', 'is', null)
    .where('untilAt', '>', sql<string>`clock_timestamp()`)
    .returning('reason')
    .executeTakeFirst();
  if (!lifted) return refused({ code: 'unknown' });
  granted.note('freeze.delete', id, lifted);
  return done(undefined);
};
