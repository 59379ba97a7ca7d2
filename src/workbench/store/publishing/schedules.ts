import { sql } from 'kysely';
import type { Live } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { unprovedApprovals } from '../drafts/proofs.ts';
import { lockedDraft, moveDraft } from '../rows/draft-row.ts';
import {
  failSchedule,
  publishingOrder,
  type ScheduleRow,
  type StoredSchedule,
  storedSchedules,
  waitingAt,
  waitingSchedule,
} from '../rows/schedule-rows.ts';
import { askAboutValues, lastAudited } from '../rows/other-values.ts';
import type { Granted } from '../transact.ts';
import { mayGoLive } from './guards.ts';

const zone = 'America/Los_Angeles';

const leaseSeconds = 60;

// A schedule that is later than this is not published: it would surprise users.
const mostLateMinutes = 15;

// Any number that no other lock of the database uses: the ASCII codes of "due".
const dueLock = 0x647565;

// Until the end of the transaction: no other one claims a schedule or changes the order.
const lockDue = (db: Granted<'publish'>['db']) =>
  sql`select pg_advisory_xact_lock(${sql.lit(dueLock)})`.execute(db);

export interface NewSchedule {
  readonly source: string;
  readonly wall: string;
  readonly at: string;
}

// The last of those at the same time, since it is the last to be scheduled.
const lastPosition = (at: string) =>
  sql<number>`(select coalesce(max(position), 0) from schedule where schedule.at = ${at}::timestamptz and state in ('waiting', 'firing'))`;

/**
 * Schedules a draft that the caller has checked. Refuses with `unknown`, `past`, `other-state` and the codes
 * for publishing a draft.
 */
export const scheduleDraft = async (
  granted: Granted<'publish'>,
  draftId: string,
  { source, wall, at }: NewSchedule,
  live: Live,
): Promise<Outcome<StoredSchedule>> => {
  const { db, person, note } = granted;
  const draft = await lockedDraft(db, draftId);
  if (!draft.ok || person === null) return draft.ok ? refused({ code: 'not-allowed' }) : draft;
  const clock = await sql<{ ahead: boolean }>`select ${at}::timestamptz > clock_timestamp() as ahead`.execute(
    db,
  );
  if (clock.rows[0]?.ahead !== true) return refused({ code: 'past' });
  const may = await mayGoLive(granted, draft.value, { source, publisher: person, at }, live);
  if (!may.ok) return may;
  const moved = await moveDraft(db, draftId, { from: ['review'], to: 'scheduled', source, reason: null });
  if (!moved.ok) return moved;
  const values = {
    draftId,
    source,
    baseNumber: moved.value.baseNumber,
    at,
    wall,
    zone,
    state: 'waiting' as const,
    position: lastPosition(at),
    createdBy: person,
  };
  const row = await db.insertInto('schedule').values(values).returningAll().executeTakeFirstOrThrow();
  note('schedule.create', draftId, { schedule: row.id, at: row.at, source });
  const [stored] = await storedSchedules(db, [row]);
  return stored ? done(stored) : refused({ code: 'unknown' });
};

/**
 * Cancels the schedule of a draft, which returns to review. Refuses with `unknown`, `closed`, `other-state`, and with
 * `other-value` if the draft has a different schedule than the named one.
 */
export const unscheduleDraft = async (
  { db, note }: Granted<'publish'>,
  draftId: string,
  expected?: string,
): Promise<Outcome<true>> => {
  const moved = await moveDraft(db, draftId, { from: ['scheduled'], to: 'review' });
  if (!moved.ok) return moved;
  const row = await waitingSchedule(db, draftId);
  if (row && expected !== undefined && row.id !== expected) {
    const last = await lastAudited(db, draftId, ['schedule.create']);
    const value = { name: 'schedule', expected: null, current: row.at, wanted: null };
    return askAboutValues(db, [{ value, last }]);
  }
  await db
    .updateTable('schedule')
    .set({ state: 'cancelled' })
    .where('draftId', '=', draftId)
    .where('state', 'in', ['waiting', 'firing'])
    .execute();
  note('schedule.cancel', draftId, { schedule: row?.id ?? '' });
  return done(true);
};

/**
 * Moves the schedule of a draft to a position among those of the same time, at most to the last one. Refuses with
 * `unknown`, and with `other-state` unless the schedule is waiting.
 */
export const placeSchedule = async (
  { db, note }: Granted<'publish'>,
  draftId: string,
  place: number,
): Promise<Outcome<true>> => {
  await lockDue(db);
  const draft = await lockedDraft(db, draftId);
  if (!draft.ok) return draft;
  const own = await waitingSchedule(db, draftId);
  if (own?.state !== 'waiting') return refused({ code: 'other-state', state: draft.value.state });
  const before = await waitingAt(db, own.at);
  const after = before.filter(({ id }) => id !== own.id).toSpliced(place - 1, 0, own);
  const from = before.findIndex(({ id }) => id === own.id) + 1;
  const to = after.indexOf(own) + 1;
  if (from === to) return done(true);
  for (const [index, { id }] of after.entries())
    await db
      .updateTable('schedule')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute();
  note('schedule.order', draftId, { schedule: own.id, at: own.at, from, to });
  return done(true);
};

// Seized for a minute by one server, or failed because it is too late.
export interface Due {
  readonly schedule: ScheduleRow;
  readonly isTooLate: boolean;
}

/**
 * Claims one due schedule for a server; undefined if none is due. If several are due, claims the first in their
 * order. The next one waits until its draft is merged with that release. Fails a schedule that is more than 15
 * minutes late.
 */
export const claimDueSchedule = async (
  granted: Granted<'operate'>,
  by: string,
  live: string | null,
): Promise<Outcome<Due | undefined>> => {
  const { db } = granted;
  // Two servers would publish two drafts at once, and one of them would fail.
  await lockDue(db);
  await sql`update schedule set state = 'waiting', lease_by = null, lease_until = null
    where state = 'firing' and lease_until < clock_timestamp() and not exists (select 1 from publication where publication.id = schedule.id)`.execute(
    db,
  );
  const isTooLate = sql<boolean>`schedule.at < clock_timestamp() - make_interval(mins => ${sql.lit(mostLateMinutes)})`;
  const isBusy = sql<boolean>`(exists (select 1 from publication where state in ('asked', 'storing'))
    or exists (select 1 from schedule as other where other.state = 'firing'))`;
  const row = await db
    .selectFrom('schedule')
    .innerJoin('draft', 'draft.id', 'schedule.draftId')
    .selectAll('schedule')
    .select(isTooLate.as('isTooLate'))
    .where('schedule.state', '=', 'waiting')
    .where(sql<boolean>`schedule.at <= clock_timestamp()`)
    .where((where) =>
      where.or([
        isTooLate,
        where.and([where('draft.baseSource', '=', live), where.not(isBusy), where.not(unprovedApprovals)]),
      ]),
    )
    .orderBy(publishingOrder)
    .limit(1)
    .forUpdate('schedule')
    .skipLocked()
    .executeTakeFirst();
  if (!row) return done(undefined);
  const { isTooLate: isLate, ...schedule } = row;
  if (isLate) {
    await failSchedule(granted, schedule.draftId, { code: 'late', at: schedule.at });
    return done({ schedule, isTooLate: true });
  }
  const leaseUntil = sql<string>`clock_timestamp() + make_interval(secs => ${sql.lit(leaseSeconds)})`;
  const seized = await db
    .updateTable('schedule')
    .set({ state: 'firing', leaseBy: by, leaseUntil, attempt: schedule.attempt + 1 })
    .where('id', '=', schedule.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return done({ schedule: seized, isTooLate: false });
};

// Fails the schedules of drafts that cannot be merged onto what is live, because it has no source. Returns the
// drafts.
export const failOutdated = async (
  granted: Granted<'operate'>,
  live: Live,
): Promise<Outcome<readonly string[]>> => {
  if (live.source !== null) return done([]);
  const rows = await granted.db
    .selectFrom('schedule')
    .innerJoin('draft', 'draft.id', 'schedule.draftId')
    .select('draft.id')
    .where('schedule.state', '=', 'waiting')
    .where('draft.state', '=', 'scheduled')
    .orderBy('draft.id')
    .execute();
  for (const { id } of rows) await failSchedule(granted, id, { code: 'base-is-not-live', live: live.number });
  return done(rows.map(({ id }) => id));
};
