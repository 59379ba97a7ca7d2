import type { Transaction } from 'kysely';
import type {
  DraftName,
  Emergency,
  Live,
  Publish,
  Rollback,
  TakenBack,
} from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { isId } from '../is-id.ts';
import { hasRight } from '../rights.ts';
import { type DraftRow, lockedDraft, moveDraft } from '../rows/draft-row.ts';
import {
  emergencyMarks,
  type PublicationRow,
  type StoredPublication,
  storedPublications,
} from '../rows/publication-rows.ts';
import { type ScheduleRow, storedSchedules, waitingSchedule } from '../rows/schedule-rows.ts';
import { marksIn, takenBackBy } from '../rows/taken-back.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import { approvedName, mayGoLive } from './guards.ts';

type Db = Transaction<Tables>;

export const stored = async (db: Db, row: PublicationRow): Promise<Outcome<StoredPublication>> => {
  const [publication] = await storedPublications(db, [row]);
  return publication ? done(publication) : refused({ code: 'unknown' });
};

/** The data about a publication that its entry in the chain does not have. */
export interface KnownPublication {
  readonly draft: DraftName | undefined;
  readonly emergency: Emergency | undefined;
  readonly takesBack: readonly TakenBack[];
}

/**
 * Returns the drafts of publications, their emergency marks and the changes that they undo, by publication
 * id.
 */
export const knownPublications = async (
  { db }: Granted<'see'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownPublication>> => {
  const wanted = ids.filter(isId);
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('publication').selectAll().where('id', 'in', wanted).execute();
  // A release by the command line is in the chain alone.
  if (rows.length === 0) return new Map();
  const names = await db
    .selectFrom('draft')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      rows.map(({ draftId }) => draftId),
    )
    .execute();
  const drafts = new Map(names.map((draft) => [draft.id, draft]));
  const emergencies = await emergencyMarks(db, rows);
  const marks = await marksIn(db, [...drafts.keys()]);
  return new Map(
    rows.map(({ id, draftId, kind }) => [
      id,
      {
        draft: drafts.get(draftId ?? ''),
        emergency: emergencies.get(id),
        takesBack: kind === 'publish' ? takenBackBy(marks.get(draftId ?? '') ?? []) : [],
      },
    ]),
  );
};

export const rowOf = async (db: Db, id: string): Promise<PublicationRow | undefined> =>
  isId(id) ? db.selectFrom('publication').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** Returns a publication. Refuses with `unknown`. */
export const readPublication = async (
  { db }: Granted<'see'>,
  id: string,
): Promise<Outcome<StoredPublication>> => {
  const row = await rowOf(db, id);
  return row ? stored(db, row) : refused({ code: 'unknown' });
};

// A repeated request is answered as before.
export const answered = async (
  db: Db,
  id: string,
  draftId: string | null,
): Promise<Outcome<StoredPublication> | undefined> => {
  const row = await rowOf(db, id);
  if (!row) return undefined;
  return row.draftId === draftId
    ? stored(db, row)
    : refused({ code: 'unreadable', why: 'publication-id-taken' });
};

const inTheWay = async (db: Db, row: ScheduleRow): Promise<Outcome<never>> => {
  const [schedule] = await storedSchedules(db, [row]);
  return schedule
    ? refused({ code: 'scheduled', schedule: { ...schedule, failure: null } })
    : refused({ code: 'unknown' });
};

// A waiting schedule ends if the request allows that.
const leaving = async (
  { db, note }: Granted<'publish'>,
  draft: DraftRow,
  isInstead: boolean,
): Promise<Outcome<DraftRow>> => {
  const schedule = await waitingSchedule(db, draft.id);
  if (schedule && !isInstead) return inTheWay(db, schedule);
  const moved = await moveDraft(db, draft.id, {
    from: schedule ? ['scheduled'] : ['review'],
    to: 'publishing',
    source: draft.source,
    reason: null,
  });
  if (!moved.ok || !schedule) return moved;
  await db
    .updateTable('schedule')
    .set({ state: 'cancelled', leaseBy: null, leaseUntil: null })
    .where('id', '=', schedule.id)
    .execute();
  note('schedule.cancel', draft.id, { schedule: schedule.id });
  return moved;
};

/**
 * Requests the publication of a draft whose source the caller has checked. Refuses with `unknown`, `closed`,
 * `other-source`, `base-is-not-live`, `approvals-missing`, `approval-lapsed`, `frozen`, `scheduled` (unless
 * `instead`), `other-state`.
 */
export const askPublication = async (
  granted: Granted<'publish'>,
  draftId: string,
  request: Publish,
  live: Live,
): Promise<Outcome<StoredPublication>> => {
  const { db, person, note } = granted;
  const { publicationId: id, source, instead = false, text } = request;
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
    message: text ?? (await approvedName(granted, draft.value)),
    state: 'asked' as const,
  };
  const row = await db.insertInto('publication').values(values).returningAll().executeTakeFirstOrThrow();
  note('publication.publish', draftId, { publication: id, source, base: live.number });
  return stored(db, row);
};

/** The source that a rollback makes live. The caller has checked it. */
export interface EarlierSource {
  readonly source: string;
  /** True if its operator settings differ from those of the live release. */
  readonly changesSettings: boolean;
}

/**
 * Requests a rollback. Refuses with `base-is-not-live`, and with `not-operator` if it changes operator settings and
 * the user lacks the right to (Decision 0061).
 */
export const askRollback = async (
  granted: Granted<'publish'>,
  { publicationId: id, baseNumber, text, to }: Rollback,
  { source, changesSettings }: EarlierSource,
  live: Live,
): Promise<Outcome<StoredPublication>> => {
  const { db, person, roles, note } = granted;
  if (person === null) return refused({ code: 'not-allowed' });
  if (changesSettings && !hasRight(roles, 'configure')) return refused({ code: 'not-operator' });
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
