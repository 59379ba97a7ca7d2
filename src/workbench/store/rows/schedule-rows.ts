import { type Selectable, sql, type Transaction } from 'kysely';
import type { Schedule } from '../../api/generated/api-shapes.ts';
import { type Json, json } from '../tables/columns.ts';
import type { ScheduleTable } from '../tables/publication-tables.ts';
import type { Tables } from '../tables/tables.ts';
import type { Refusal } from '../outcome.ts';
import type { Granted } from '../transact.ts';
import { moveDraft, namesOf, personOf } from './draft-row.ts';

type Db = Transaction<Tables>;

export type ScheduleRow = Selectable<ScheduleTable>;

/** A schedule as stored. Its failure is a code with details, which the server converts to a message. */
export type StoredSchedule = Omit<Schedule, 'failure'> & { readonly failure: Json };

/** SQL for the publishing order of schedules. */
export const publishingOrder = sql`schedule.at, schedule.position, schedule.created_at, schedule.id`;

/** Returns the waiting schedules of these times, in publishing order. */
export const waitingAt = (db: Db, ...times: readonly string[]): Promise<readonly ScheduleRow[]> =>
  db
    .selectFrom('schedule')
    .selectAll()
    .where('at', 'in', times)
    .where('state', '=', 'waiting')
    .orderBy(publishingOrder)
    .execute();

// By the schedule's id; without those that are not waiting.
const placesOf = async (db: Db, rows: readonly ScheduleRow[]): Promise<ReadonlyMap<string, number>> => {
  const times = rows.filter(({ state }) => state === 'waiting').map(({ at }) => at);
  if (times.length === 0) return new Map();
  const together = Map.groupBy(await waitingAt(db, ...times), ({ at }) => at);
  return new Map(
    [...together.values()].flatMap((group) => group.map(({ id }, index) => [id, index + 1] as const)),
  );
};

export const storedSchedules = async (
  db: Db,
  rows: readonly ScheduleRow[],
): Promise<readonly StoredSchedule[]> => {
  const names = await namesOf(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  const places = await placesOf(db, rows);
  return rows.map(({ id, draftId, source, at, wall, zone, state, failure, createdBy }) => ({
    id,
    draftId,
    source,
    at,
    wall,
    zone,
    state,
    place: places.get(id) ?? null,
    failure,
    createdBy: personOf(names, createdBy),
  }));
};

// Or one that is running now.
export const waitingSchedule = (db: Db, draftId: string): Promise<ScheduleRow | undefined> =>
  db
    .selectFrom('schedule')
    .selectAll()
    .where('draftId', '=', draftId)
    .where('state', 'in', ['waiting', 'firing'])
    .executeTakeFirst();

/** The reason why a schedule or publication failed: the code of the refusal, with details. */
export type Failure = { readonly code: string } & Readonly<Record<string, Json>>;

/** Returns a refusal as a failure, which can be stored. */
export const failureOf = (refusal: Refusal): Failure => JSON.parse(JSON.stringify(refusal)) as Failure;

/**
 * Fails the schedule of a draft, which returns to review with the reason. Does nothing if the draft has no schedule.
 */
export const failSchedule = async (
  { db, note }: Pick<Granted<'see'>, 'db' | 'note'>,
  draftId: string,
  failure: Failure,
): Promise<void> => {
  const row = await db
    .updateTable('schedule')
    .set({ state: 'failed', failure: json(failure), leaseBy: null, leaseUntil: null })
    .where('draftId', '=', draftId)
    .where('state', 'in', ['waiting', 'firing'])
    .returning(['id', 'at'])
    .executeTakeFirst();
  if (!row) return;
  await moveDraft(db, draftId, { from: ['scheduled', 'publishing'], to: 'review', reason: failure });
  note('schedule.fail', draftId, { schedule: row.id, at: row.at, failure });
};
