import { setImmediate as otherRequests } from 'node:timers/promises';
import { type Selectable, sql, type Transaction } from 'kysely';
import { isFields } from '../../../authoring/draft/json-value.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Draft, DraftEdit, DraftUpdate, Edits, Rebase } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { draftNow, type DraftRow, namesOf, personOf } from '../rows/draft-row.ts';
import { type PublicationRow, type StoredPublication, storedPublications } from '../rows/publication-rows.ts';
import { type ScheduleRow, type StoredSchedule, storedSchedules } from '../rows/schedule-rows.ts';
import type { DraftEditTable } from '../tables/draft-tables.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import {
  type Approvals,
  approvalsNeeded,
  approvalsOfDraft,
  approvalsOfDrafts,
  isApproved,
  neededFor,
  usualApprovals,
} from './approvals.ts';
import { changesOf } from './change-count.ts';
import { comparableName } from './create-draft.ts';
import { isMark } from '../calculations/history.ts';
import { filesOf } from './sources.ts';

type Db = Transaction<Tables>;

/** A draft in the API's format, without the messages of failures. */
export type StoredDraft = Omit<Draft, 'schedule' | 'publication'> & {
  readonly schedule: StoredSchedule | null;
  readonly publication: StoredPublication | null;
};

// Edits that are read, and characters of their values that are parsed, at once: the thread of requests has other turns in
// between.
const mostAtOnce = { rows: 2_000, length: 250_000 };

// The largest number of its column: a page begins after a whole revision.
const lastOrdinal = 2 ** 31 - 1;

type Values = 'before' | 'after';

type EditRow = Omit<Selectable<DraftEditTable>, Values | 'undoes' | 'restores' | 'draftId'> & {
  readonly [One in Values]: string | null;
};

type ParsedRow = Omit<EditRow, Values> & Pick<DraftEdit, Values>;

const parsedValue = (text: string | null): DraftEdit['before'] =>
  text === null ? null : (JSON.parse(text) as DraftEdit['before']);

const parsedRows = async (rows: readonly EditRow[]): Promise<readonly ParsedRow[]> => {
  const parsed: ParsedRow[] = [];
  let left = mostAtOnce.length;
  for (const { before, after, ...row } of rows) {
    parsed.push({ ...row, before: parsedValue(before), after: parsedValue(after) });
    left -= (before?.length ?? 0) + (after?.length ?? 0);
    if (left > 0) continue;
    left = mostAtOnce.length;
    await otherRequests();
  }
  return parsed;
};

const editRows = async (
  db: Db,
  draftId: string,
  since: number,
  after = lastOrdinal,
): Promise<readonly EditRow[]> => {
  const rows = await db
    .selectFrom('draftEdit')
    .select(['id', 'rev', 'ordinal', 'address', 'author', 'at', 'clientId', 'kind', 'redacted'])
    // As texts: the drivers would parse all values of a page in one turn.
    .select([sql<string | null>`before::text`.as('before'), sql<string | null>`after::text`.as('after')])
    .where('draftId', '=', draftId)
    .where(sql<boolean>`(rev, ordinal) > (${since}::bigint, ${after}::integer)`)
    .orderBy('rev')
    .orderBy('ordinal')
    .limit(mostAtOnce.rows)
    .execute();
  const last = rows.at(-1);
  return last && rows.length === mostAtOnce.rows
    ? [...rows, ...(await editRows(db, draftId, last.rev, last.ordinal))]
    : rows;
};

/**
 * Returns the edits of a draft after a revision, oldest first. Omits entries that only mark the history, such as a
 * new base.
 */
export const editsSince = async (db: Db, draftId: string, since: number): Promise<readonly DraftEdit[]> => {
  const rows = await parsedRows(await editRows(db, draftId, since));
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

/** Returns the waiting schedule of each draft, or a failed one if the draft was not submitted again. */
export const schedulesOf = async (
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

/** Returns the fields that a draft and its entry in the list have in common. */
export const commonFields = (draft: DraftRow, approvals: Approvals, needed: number, live: string | null) => {
  const { id, name, note, kind, state, rev, source, baseNumber, baseSource, createdAt, closedAt } = draft;
  const { approvers, changesAsked, lapsed, authors } = approvals;
  const isOutdated = closedAt === null && baseSource !== live;
  return {
    ...{
      id,
      name,
      note,
      kind,
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
  const needed = await approvalsNeeded(granted, draft);
  const names = await namesOf(db, [draft.createdBy]);
  return done({
    ...commonFields(draft, approvals, needed, live),
    approvalsNeeded: needed,
    edits: await editsSince(db, draftId, since),
    reviews: approvals.reviews,
    schedule: (await schedulesOf(db, [draft])).get(draftId) ?? null,
    publication: await publicationOf(db, draft),
    rebase: rebaseOf(draft),
    createdBy: personOf(names, draft.createdBy),
    changedAt: draft.changedAt,
  });
};

/** Returns the fields of the draft list that change when drafts are edited, by draft. */
export const readUpdates = async (
  granted: Granted<'see'>,
  draftIds: readonly string[],
): Promise<Outcome<ReadonlyMap<string, DraftUpdate>>> => {
  const { db } = granted;
  if (draftIds.length === 0) return done(new Map());
  const drafts = await db.selectFrom('draft').selectAll().where('id', 'in', draftIds).execute();
  const approvals = await approvalsOfDrafts(db, drafts);
  const usual = await usualApprovals(granted);
  const updateOf = (draft: DraftRow, own: Approvals): DraftUpdate => ({
    ...{ source: draft.source, approvals: own.approvers.length, lapsed: own.lapsed },
    ...{ changesAsked: own.changesAsked, authors: own.authors },
    approved: isApproved(own, neededFor(draft, usual)),
    changes: changesOf(draft),
    changedAt: draft.changedAt,
  });
  return done(
    new Map(
      drafts.flatMap((draft) => {
        const own = approvals.get(draft.id);
        return own ? [[draft.id, updateOf(draft, own)] as const] : [];
      }),
    ),
  );
};

/**
 * Returns the files of the draft with the given name, ignoring case and extra spaces. An open draft takes
 * priority over the last closed one. Refuses with `unknown`.
 */
export const filesOfDraft = async (
  { db }: Granted<'operate'>,
  name: string,
): Promise<Outcome<SourceFiles>> => {
  const drafts = await db
    .selectFrom('draft')
    .select(['name', 'source'])
    .orderBy('closedAt', (order) => order.desc().nullsFirst())
    .execute();
  const wanted = comparableName(name);
  const draft = drafts.find((one) => comparableName(one.name) === wanted);
  return draft ? done(await filesOf(db, draft.source)) : refused({ code: 'unknown' });
};
