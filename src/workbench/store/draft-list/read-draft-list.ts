import type { Transaction } from 'kysely';
import type { DraftSummary, Emergency } from '../../api/generated/api-shapes.ts';
import { approvalsOfDrafts, neededFor, usualApprovals } from '../drafts/approvals.ts';
import { changesOf } from '../drafts/change-count.ts';
import { commonFields, schedulesOf } from '../drafts/read-drafts.ts';
import { done, type Outcome } from '../outcome.ts';
import { type DraftRow, namesOf, personOf } from '../rows/draft-row.ts';
import { emergencyMarks } from '../rows/publication-rows.ts';
import type { StoredSchedule } from '../rows/schedule-rows.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import { type Counts, countDrafts, pageIds } from './draft-page.ts';
import { cursorOf, type DraftsQuery } from './drafts-query.ts';

type Db = Transaction<Tables>;

/**
 * An entry of the draft list in the API's format, without failure messages or the summary of the
 * check.
 */
export type StoredSummary = Omit<DraftSummary, 'schedule' | 'glance'> & {
  readonly schedule: StoredSchedule | null;
};

// At most one of each publisher: a decided release is history, which the list of releases tells.
const undecidedEmergencies = async (
  db: Db,
  drafts: readonly string[],
): Promise<ReadonlyMap<string | null, Emergency>> => {
  const rows = await db
    .selectFrom('publication')
    .selectAll()
    .where('draftId', 'in', drafts)
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

const openThreads = async (db: Db, drafts: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('thread')
    .select((select) => ['draftId', select.fn.countAll<number>().as('count')])
    .where('draftId', 'in', drafts)
    .where('resolvedAt', 'is', null)
    .groupBy('draftId')
    .execute();
  return new Map(rows.map(({ draftId, count }) => [draftId, Number(count)]));
};

const rowsOf = async (db: Db, ids: readonly string[]): Promise<readonly DraftRow[]> => {
  const rows = await db.selectFrom('draft').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

// A number of queries that does not depend on the number of drafts; none reads a source or a text.
const summariesOf = async (
  db: Db,
  ids: readonly string[],
  usual: number,
  live: string | null,
): Promise<readonly StoredSummary[]> => {
  if (ids.length === 0) return [];
  const drafts = await rowsOf(db, ids);
  const approvals = await approvalsOfDrafts(db, drafts);
  const schedules = await schedulesOf(db, drafts);
  const emergencies = await undecidedEmergencies(db, ids);
  const threads = await openThreads(db, ids);
  const names = await namesOf(
    db,
    drafts.map(({ createdBy }) => createdBy),
  );
  return drafts.flatMap((draft) => {
    const own = approvals.get(draft.id);
    const emergency = emergencies.get(draft.id);
    if (!own) return [];
    return {
      ...commonFields(draft, own, neededFor(draft, usual), live),
      changes: changesOf(draft),
      openThreads: threads.get(draft.id) ?? 0,
      createdBy: personOf(names, draft.createdBy),
      changedAt: draft.changedAt,
      schedule: schedules.get(draft.id) ?? null,
      ...(emergency && { emergency }),
    };
  });
};

/** A page of the list of drafts, with the cursor of the next page. */
export interface DraftList {
  readonly drafts: readonly StoredSummary[];
  readonly next: string | null;
  readonly counts?: Counts;
}

// The program itself created and edited no draft.
const noPerson = '00000000-0000-0000-0000-000000000000';

/**
 * Returns a page of the list of drafts, the last changed first; `live` is the source that members see now. If a limit
 * for counts is given, also counts the drafts in each list of drafts that are not closed.
 */
export const readDraftList = async (
  granted: Granted<'see'>,
  live: string | null,
  query: DraftsQuery,
  countLimit?: number,
): Promise<Outcome<DraftList>> => {
  const { db, person, roles } = granted;
  const usual = await usualApprovals(granted);
  const asker = { person: person ?? noPerson, roles, usual };
  const ids = await pageIds(db, asker, query);
  const drafts = await summariesOf(db, ids.slice(0, query.limit), usual, live);
  const last = ids.length > query.limit ? drafts.at(-1) : undefined;
  return done({
    drafts,
    next: last ? cursorOf(last) : null,
    ...(countLimit !== undefined && { counts: await countDrafts(db, asker, countLimit) }),
  });
};
