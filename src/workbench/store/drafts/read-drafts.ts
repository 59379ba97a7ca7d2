import type { Transaction } from 'kysely';
import { findChangedThings } from '../../../authoring/draft/changed-things.ts';
import { isFields } from '../../../authoring/draft/json-value.ts';
import type {
  Draft,
  DraftEdit,
  DraftSummary,
  DraftUpdate,
  Edits,
  Emergency,
  Rebase,
} from '../../api/generated/api-shapes.ts';
import { done, type Outcome } from '../outcome.ts';
import { draftNow, type DraftRow, namesOf, personOf } from '../rows/draft-row.ts';
import {
  emergencyMarks,
  type PublicationRow,
  type StoredPublication,
  storedPublications,
} from '../rows/publication-rows.ts';
import { type ScheduleRow, type StoredSchedule, storedSchedules } from '../rows/schedule-rows.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import {
  type Approvals,
  approvalsNeeded,
  approvalsOfDraft,
  approvalsOfDrafts,
  isApproved,
} from './approvals.ts';
import { isMark } from './history.ts';
import { filesOf, findSource } from './sources.ts';

type Db = Transaction<Tables>;

/** A draft in the API's format, without the messages of failures. */
export type StoredDraft = Omit<Draft, 'schedule' | 'publication'> & {
  readonly schedule: StoredSchedule | null;
  readonly publication: StoredPublication | null;
};

/**
 * An entry of the draft list in the API's format, without failure messages or the summary of the
 * check.
 */
export type StoredSummary = Omit<DraftSummary, 'schedule' | 'glance'> & {
  readonly schedule: StoredSchedule | null;
};

/** Returns the edits of a draft after a revision, oldest first, without the marks for its history. */
export const editsSince = async (db: Db, draftId: string, since: number): Promise<readonly DraftEdit[]> => {
  const rows = await db
    .selectFrom('draftEdit')
    .selectAll()
    .where('draftId', '=', draftId)
    .where('rev', '>', since)
    .orderBy('rev')
    .orderBy('ordinal')
    .execute();
  const names = await namesOf(
    db,
    rows.map(({ author }) => author),
  );
  return rows
    .filter(({ address }) => !isMark(address))
    .map(({ id, rev, ordinal, address, before, after, author, at, clientId, kind, redacted }) => ({
      id,
      rev,
      ordinal,
      address,
      before,
      after,
      author: author === null ? null : personOf(names, author),
      at,
      clientId,
      kind,
      ...(redacted && { redacted }),
    }));
};

/** Returns the edits of a draft after a revision, oldest first. Refuses with `unknown`. */
export const readEdits = async (
  { db }: Granted<'see'>,
  draftId: string,
  since = 0,
): Promise<Outcome<Edits>> => {
  const draft = await draftNow(db, draftId);
  if (!draft.ok) return draft;
  const { rev, source } = draft.value;
  return done({ edits: await editsSince(db, draftId, since), rev, source });
};

const newestBy = <Row extends { readonly draftId: string | null }>(
  rows: readonly Row[],
): ReadonlyMap<string | null, Row> => new Map(rows.map((row) => [row.draftId, row]));

// A waiting schedule, or a failed one if the draft was not submitted again.
const schedulesOf = async (
  db: Db,
  drafts: readonly DraftRow[],
): Promise<ReadonlyMap<string | null, StoredSchedule>> => {
  const ids = drafts.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('schedule')
          .selectAll()
          .where('draftId', 'in', ids)
          .orderBy('createdAt')
          .orderBy('id')
          .execute();
  const failed = new Set(drafts.filter(({ reason }) => reason !== null).map(({ id }) => id));
  const matters = ({ state, draftId }: ScheduleRow): boolean =>
    state === 'waiting' || state === 'firing' || (state === 'failed' && failed.has(draftId));
  return newestBy(await storedSchedules(db, [...newestBy(rows).values()].filter(matters)));
};

const rebaseOf = ({ rebased }: DraftRow): Rebase | null => {
  if (!isFields(rebased)) return null;
  const { number, rev, result, reason } = rebased as unknown as Rebase;
  return { number, rev, result, ...(reason && { reason }) };
};

const publicationOf = async (db: Db, { id, reason }: DraftRow): Promise<StoredPublication | null> => {
  const row: PublicationRow | undefined = await db
    .selectFrom('publication')
    .selectAll()
    .where('draftId', '=', id)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || (row.state === 'failed' && reason === null)) return null;
  return (await storedPublications(db, [row]))[0] ?? null;
};

// At most one of each publisher: a decided release is history, which the list of releases tells.
const undecidedEmergencies = async (db: Db): Promise<ReadonlyMap<string | null, Emergency>> => {
  const rows = await db
    .selectFrom('publication')
    .selectAll()
    .where('isEmergency', '=', true)
    .where('decision', 'is', null)
    .where('state', '<>', 'failed')
    .execute();
  const marks = await emergencyMarks(db, rows);
  return new Map(
    rows.flatMap(({ id, draftId }) => {
      const mark = marks.get(id);
      return mark ? [[draftId, mark]] : [];
    }),
  );
};

const lastChange = async (db: Db, drafts: readonly DraftRow[]): Promise<ReadonlyMap<string, string>> => {
  const ids = drafts.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('audit')
    .select((select) => ['subject', select.fn.max('at').as('at')])
    .where('subject', 'in', ids)
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, at }) => [subject, at]));
};

const common = (draft: DraftRow, approvals: Approvals, needed: number, live: string | null) => {
  const { id, name, note, state, rev, source, baseNumber, baseSource, createdAt, closedAt } = draft;
  const { approvers, changesAsked, lapsed, authors } = approvals;
  const isOutdated = closedAt === null && baseSource !== live;
  return {
    ...{
      id,
      name,
      note,
      state,
      rev,
      source,
      baseNumber,
      baseSource,
      createdAt,
      closedAt,
      authors,
      lapsed,
      changesAsked,
    },
    approved: isApproved(approvals, needed),
    outdated: isOutdated,
    approvals: approvers.length,
  };
};

/**
 * Returns a draft with its edits after revision `since`; `live` is the source that members see now. Refuses
 * with `unknown`.
 */
export const readDraft = async (
  granted: Granted<'see'>,
  draftId: string,
  live: string | null,
  since = 0,
): Promise<Outcome<StoredDraft>> => {
  const { db } = granted;
  const found = await draftNow(db, draftId);
  if (!found.ok) return found;
  const draft = found.value;
  const approvals = await approvalsOfDraft(db, draft);
  const needed = await approvalsNeeded(granted);
  const names = await namesOf(db, [draft.createdBy]);
  return done({
    ...common(draft, approvals, needed, live),
    approvalsNeeded: needed,
    edits: await editsSince(db, draftId, since),
    reviews: approvals.reviews,
    schedule: (await schedulesOf(db, [draft])).get(draftId) ?? null,
    publication: await publicationOf(db, draft),
    rebase: rebaseOf(draft),
    createdBy: personOf(names, draft.createdBy),
    changedAt: (await lastChange(db, [draft])).get(draftId) ?? draft.createdAt,
  });
};

// By both sources, which never change.
const counted = new Map<string, number>();

const mostCounted = 10_000;

const changesOf = async (db: Db, { baseSource, source }: DraftRow): Promise<number> => {
  if (baseSource === source) return 0;
  const key = `${baseSource} ${source}`;
  const known = counted.get(key);
  if (known !== undefined) return known;
  const files = await findSource(db, source);
  if (!files) return 0;
  const count = findChangedThings(await filesOf(db, baseSource), files).length;
  if (counted.size >= mostCounted) counted.clear();
  counted.set(key, count);
  return count;
};

/** Returns the fields of the draft list that change when a draft is edited. Refuses with `unknown`. */
export const readUpdate = async (granted: Granted<'see'>, draftId: string): Promise<Outcome<DraftUpdate>> => {
  const { db } = granted;
  const found = await draftNow(db, draftId);
  if (!found.ok) return found;
  const draft = found.value;
  const approvals = await approvalsOfDraft(db, draft);
  const { approvers, lapsed, changesAsked, authors } = approvals;
  return done({
    ...{ source: draft.source, approvals: approvers.length, lapsed, changesAsked, authors },
    approved: isApproved(approvals, await approvalsNeeded(granted)),
    changes: await changesOf(db, draft),
    changedAt: (await lastChange(db, [draft])).get(draftId) ?? draft.createdAt,
  });
};

/** Returns all drafts, the last changed first; `live` is the source that members see now. */
export const readDrafts = async (
  granted: Granted<'see'>,
  live: string | null,
): Promise<Outcome<readonly StoredSummary[]>> => {
  const { db } = granted;
  const drafts = await db.selectFrom('draft').selectAll().execute();
  const approvals = await approvalsOfDrafts(db, drafts);
  const needed = await approvalsNeeded(granted);
  const schedules = await schedulesOf(db, drafts);
  const changes = await lastChange(db, drafts);
  const emergencies = await undecidedEmergencies(db);
  const names = await namesOf(
    db,
    drafts.map(({ createdBy }) => createdBy),
  );
  const threads = await db
    .selectFrom('thread')
    .select((select) => ['draftId', select.fn.countAll<number>().as('count')])
    .where('resolvedAt', 'is', null)
    .groupBy('draftId')
    .execute();
  const open = new Map(threads.map(({ draftId, count }) => [draftId, Number(count)]));
  const summaries: StoredSummary[] = [];
  for (const draft of drafts) {
    const own = approvals.get(draft.id);
    const emergency = emergencies.get(draft.id);
    if (own)
      summaries.push({
        ...common(draft, own, needed, live),
        changes: await changesOf(db, draft),
        openThreads: open.get(draft.id) ?? 0,
        createdBy: personOf(names, draft.createdBy),
        changedAt: changes.get(draft.id) ?? draft.createdAt,
        schedule: schedules.get(draft.id) ?? null,
        ...(emergency && { emergency }),
      });
  }
  return done(summaries.sort((one, other) => (one.changedAt < other.changedAt ? 1 : -1)));
};
