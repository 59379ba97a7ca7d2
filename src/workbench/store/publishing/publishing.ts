import { sql } from 'kysely';
import type { Live } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { draftNow, lockedDraft, moveDraft } from '../rows/draft-row.ts';
import { decideEmergency, type PublicationRow } from '../rows/publication-rows.ts';
import { failSchedule, type Failure, failureOf, type ScheduleRow } from '../rows/schedule-rows.ts';
import { json } from '../tables/columns.ts';
import type { Granted } from '../transact.ts';
import { markNumberTaken } from './chain-marks.ts';
import { personNow } from './entries.ts';
import { approvedName, mayGoLive } from './guards.ts';

// A server renews its lease while it works; after this time another one continues.
const leaseSeconds = 60;

const leaseEnd = sql<string>`clock_timestamp() + make_interval(secs => ${sql.lit(leaseSeconds)})`;

/**
 * Requests the publication of a claimed schedule, under its id. If it is no longer allowed, fails the
 * schedule and returns undefined.
 */
export const askScheduled = async (
  granted: Granted<'operate'>,
  { id, draftId, createdBy, isExempt }: ScheduleRow,
  live: Live,
): Promise<Outcome<PublicationRow | undefined>> => {
  const { db, note } = granted;
  const draft = await lockedDraft(db, draftId);
  if (!draft.ok) return draft;
  const before = await db.selectFrom('publication').selectAll().where('id', '=', id).executeTakeFirst();
  if (before) return done(before);
  // Read again: another server may have rebased the draft since the schedule was claimed.
  const { source } = await db
    .selectFrom('schedule')
    .select('source')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const scheduler = await personNow(granted, createdBy, 'publish');
  if (!scheduler.hasRight) {
    await failSchedule(granted, draftId, { code: 'publisher-gone', name: scheduler.name });
    return done(undefined);
  }
  const may = await mayGoLive(granted, draft.value, { source, publisher: createdBy, isExempt }, live);
  const moved = may.ok
    ? await moveDraft(db, draftId, { from: ['scheduled'], to: 'publishing', source })
    : may;
  // Something else went live in this second: the draft is merged onto it first.
  if (!moved.ok && moved.refusal.code === 'base-is-not-live') {
    await db
      .updateTable('schedule')
      .set({ state: 'waiting', leaseBy: null, leaseUntil: null })
      .where('id', '=', id)
      .execute();
    return done(undefined);
  }
  if (!moved.ok) {
    await failSchedule(granted, draftId, failureOf(moved.refusal));
    return done(undefined);
  }
  const message = await approvedName(granted, draft.value);
  const values = {
    id,
    draftId,
    scheduleId: id,
    kind: 'publish' as const,
    source,
    baseNumber: live.number,
    requestedBy: createdBy,
    message,
    state: 'asked' as const,
  };
  const row = await db.insertInto('publication').values(values).returningAll().executeTakeFirstOrThrow();
  note('schedule.fire', draftId, { schedule: id, publication: id, source });
  return done(row);
};

// `isLost`: the server that had it was silent for a minute.
export type ClaimedPublication = PublicationRow & { readonly isLost: boolean };

/**
 * Claims and returns the oldest publication that waits, or whose server stopped responding; otherwise returns
 * undefined.
 */
export const claimPublication = async (
  { db }: Granted<'operate'>,
  by: string,
): Promise<Outcome<ClaimedPublication | undefined>> => {
  const row = await db
    .selectFrom('publication')
    .select(['id', 'state'])
    .where((where) =>
      where.or([
        where('state', '=', 'asked'),
        where.and([where('state', '=', 'storing'), where('leaseUntil', '<', sql<string>`clock_timestamp()`)]),
      ]),
    )
    .orderBy('at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return done(undefined);
  const seized = await db
    .updateTable('publication')
    .set((set) => ({
      state: 'storing',
      leaseBy: by,
      leaseUntil: leaseEnd,
      attempts: set('attempts', '+', 1),
    }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirst();
  return done(seized && { ...seized, isLost: row.state === 'storing' });
};

/**
 * Renews the lease of a publication. Returns false if another server has the lease or the publication is
 * over.
 */
export const renewLease = async (
  { db }: Granted<'operate'>,
  id: string,
  by: string,
): Promise<Outcome<boolean>> => {
  const row = await db
    .updateTable('publication')
    .set({ leaseUntil: leaseEnd })
    .where('id', '=', id)
    .where('state', '=', 'storing')
    .where('leaseBy', '=', by)
    .returning('id')
    .executeTakeFirst();
  return done(row !== undefined);
};

/**
 * Returns the publications in progress, oldest first, so that the reconciler can look them up in the chain.
 */
export const openPublications = async ({
  db,
}: Granted<'operate'>): Promise<Outcome<readonly PublicationRow[]>> =>
  done(
    await db
      .selectFrom('publication')
      .selectAll()
      .where('state', 'in', ['asked', 'storing'])
      .orderBy('at')
      .execute(),
  );

export interface Entry {
  readonly number: number;
  readonly release: string;
}

const ended = (now: PublicationRow | undefined, state: PublicationRow['state']): Outcome<PublicationRow> =>
  now?.state === state ? done(now) : refused({ code: 'unknown' });

const rowNow = ({ db }: Granted<'operate'>, id: string): Promise<PublicationRow | undefined> =>
  db.selectFrom('publication').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Completes a publication that has an entry in the chain: marks its draft as published and its schedule as done. If
 * the database has another publication with this number, marks that one, because the chain is authoritative.
 */
export const settlePublication = async (
  granted: Granted<'operate'>,
  id: string,
  { number, release }: Entry,
): Promise<Outcome<PublicationRow>> => {
  const { db, note } = granted;
  await markNumberTaken(granted, id, number);
  const row = await db
    .updateTable('publication')
    .set((set) => ({
      state: 'settled',
      number,
      release,
      settledAt: set.fn<string>('clock_timestamp'),
      leaseBy: null,
      leaseUntil: null,
    }))
    .where('id', '=', id)
    .where('state', 'in', ['asked', 'storing'])
    .returningAll()
    .executeTakeFirst();
  if (!row) return ended(await rowNow(granted, id), 'settled');
  if (row.scheduleId !== null)
    await db
      .updateTable('schedule')
      .set({ state: 'done', leaseBy: null, leaseUntil: null })
      .where('id', '=', row.scheduleId)
      .execute();
  const moved =
    row.draftId === null
      ? done(true)
      : await moveDraft(db, row.draftId, { from: ['publishing'], to: 'published', reason: null });
  if (!moved.ok) return moved;
  if (row.reverts !== null) await decideEmergency(db, row.reverts, 'reverted', row.requestedBy);
  note('publication.settle', row.draftId ?? id, { publication: id, number, release, source: row.source });
  return done(row);
};

/**
 * Marks a publication as failed. Its draft returns to review, with the reason. Call this only if it is certain that
 * the chain has no entry for it.
 */
export const failPublication = async (
  granted: Granted<'operate'>,
  id: string,
  failure: Failure,
): Promise<Outcome<PublicationRow>> => {
  const { db, note } = granted;
  const row = await db
    .updateTable('publication')
    .set((set) => ({
      state: 'failed',
      failure: json(failure),
      settledAt: set.fn<string>('clock_timestamp'),
      leaseBy: null,
      leaseUntil: null,
    }))
    .where('id', '=', id)
    .where('state', 'in', ['asked', 'storing'])
    .returningAll()
    .executeTakeFirst();
  if (!row) return ended(await rowNow(granted, id), 'failed');
  if (row.scheduleId !== null && row.draftId !== null) await failSchedule(granted, row.draftId, failure);
  const draft = row.draftId === null ? undefined : await draftNow(db, row.draftId);
  if (draft?.ok === true && draft.value.state === 'publishing')
    await moveDraft(db, draft.value.id, { from: ['publishing'], to: 'review', reason: failure });
  note('publication.fail', row.draftId ?? id, { publication: id, failure });
  return done(row);
};
