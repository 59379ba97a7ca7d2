import type { Transaction } from 'kysely';
import type { DraftName, Live, Publish, Rollback } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { type DraftRow, isId, lockedDraft, moveDraft } from '../rows/draft-row.ts';
import { type PublicationRow, type StoredPublication, storedPublications } from '../rows/publication-rows.ts';
import { type ScheduleRow, storedSchedules, waitingSchedule } from '../rows/schedule-rows.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import { mayGoLive } from './guards.ts';

type Db = Transaction<Tables>;

const stored = async (db: Db, row: PublicationRow): Promise<Outcome<StoredPublication>> => {
  const [publication] = await storedPublications(db, [row]);
  return publication ? done(publication) : refused({ code: 'unknown' });
};

/** The drafts that publications were made of, by the id of the publication. */
export const draftsPublished = async ({ db }: Granted<'see'>, ids: readonly string[]): Promise<ReadonlyMap<string, DraftName>> => {
  const wanted = ids.filter(isId);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('publication')
    .innerJoin('draft', 'draft.id', 'publication.draftId')
    .select(['publication.id as publication', 'draft.id', 'draft.name'])
    .where('publication.id', 'in', wanted)
    .execute();
  return new Map(rows.map(({ publication, id, name }) => [publication, { id, name }]));
};

const rowOf = async (db: Db, id: string): Promise<PublicationRow | undefined> =>
  isId(id) ? db.selectFrom('publication').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** A publication. Refuses with `unknown`. */
export const readPublication = async ({ db }: Granted<'see'>, id: string): Promise<Outcome<StoredPublication>> => {
  const row = await rowOf(db, id);
  return row ? stored(db, row) : refused({ code: 'unknown' });
};

// The answer that the same request was given before; undefined for a new one. Refuses an id that another request has.
const answered = async (db: Db, id: string, draftId: string | null): Promise<Outcome<StoredPublication> | undefined> => {
  const row = await rowOf(db, id);
  if (!row) return undefined;
  return row.draftId === draftId ? stored(db, row) : refused({ code: 'unreadable', why: 'publication-id-taken' });
};

const inTheWay = async (db: Db, row: ScheduleRow): Promise<Outcome<never>> => {
  const [schedule] = await storedSchedules(db, [row]);
  return schedule ? refused({ code: 'scheduled', schedule: { ...schedule, failure: null } }) : refused({ code: 'unknown' });
};

// Moves a draft on its way out; a schedule in its way must be meant, and ends with it.
const leaving = async ({ db, note }: Granted<'publish'>, draft: DraftRow, isInstead: boolean): Promise<Outcome<DraftRow>> => {
  const schedule = await waitingSchedule(db, draft.id);
  if (schedule && !isInstead) return inTheWay(db, schedule);
  const moved = await moveDraft(db, draft.id, {
    from: schedule ? ['scheduled'] : ['review'],
    to: 'publishing',
    source: draft.source,
    reason: null,
  });
  if (!moved.ok || !schedule) return moved;
  await db.updateTable('schedule').set({ state: 'cancelled', leaseBy: null, leaseUntil: null }).where('id', '=', schedule.id).execute();
  note('schedule.cancel', draft.id, { schedule: schedule.id });
  return moved;
};

/**
 * Asks for a draft to go live now; the same request again is answered as before. The caller has judged this very source. Refuses with
 * `unknown`, `closed`, `other-source`, `base-is-not-live`, `approvals-missing`, `approval-lapsed`, `frozen`, `scheduled` (unless `instead`),
 * `other-state`.
 */
export const askPublication = async (
  granted: Granted<'publish'>,
  draftId: string,
  wish: Publish,
  live: Live,
): Promise<Outcome<StoredPublication>> => {
  const { db, person, note } = granted;
  const { publicationId: id, source, instead = false, text } = wish;
  const draft = await lockedDraft(db, draftId);
  if (!draft.ok || person === null) return draft.ok ? refused({ code: 'not-allowed' }) : draft;
  const before = await answered(db, id, draftId);
  if (before) return before;
  const may = await mayGoLive(granted, draft.value, { source, publisher: person }, live);
  if (!may.ok) return may;
  const moved = await leaving(granted, draft.value, instead);
  if (!moved.ok) return moved;
  const values = {
    id,
    draftId,
    kind: 'publish' as const,
    source,
    baseNumber: live.number,
    requestedBy: person,
    message: text ?? draft.value.name,
    state: 'asked' as const,
  };
  const row = await db.insertInto('publication').values(values).returningAll().executeTakeFirstOrThrow();
  note('publication.publish', draftId, { publication: id, source, base: live.number });
  return stored(db, row);
};

/**
 * Asks for an older source to go live again, which needs no approval but a reason. The caller has judged that source with today's schemas.
 * Refuses with `base-is-not-live` where something else went live meanwhile.
 */
export const askRollback = async (
  granted: Granted<'publish'>,
  { publicationId: id, baseNumber, text, to }: Rollback,
  source: string,
  live: Live,
): Promise<Outcome<StoredPublication>> => {
  const { db, person, note } = granted;
  if (person === null) return refused({ code: 'not-allowed' });
  const before = await answered(db, id, null);
  if (before) return before;
  if (baseNumber !== live.number) return refused({ code: 'base-is-not-live', live, merge: null });
  const values = {
    id,
    draftId: null,
    kind: 'rollback' as const,
    source,
    baseNumber,
    requestedBy: person,
    message: text,
    state: 'asked' as const,
  };
  const row = await db.insertInto('publication').values(values).returningAll().executeTakeFirstOrThrow();
  note('publication.rollback', id, { publication: id, to, source, base: baseNumber, text });
  return stored(db, row);
};
