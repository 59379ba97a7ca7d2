import type { Transaction } from 'kysely';
import { done, type Outcome } from '../outcome.ts';
import { lockedDraft, moveDraft } from '../rows/draft-row.ts';
import { decideEmergency, type PublicationRow } from '../rows/publication-rows.ts';
import type { Failure } from '../rows/schedule-rows.ts';
import { json } from '../tables/columns.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import type { Entry } from './publishing.ts';

type Db = Transaction<Tables>;

/** A publication that differs from the chain, with the name of its draft. */
export interface DifferingRow extends PublicationRow {
  /** Null for a rollback. */
  readonly draftName: string | null;
}

/** Returns the publications that are marked as different from the chain, by number. */
export const differingPublications = async ({
  db,
}: Granted<'operate'>): Promise<Outcome<readonly DifferingRow[]>> =>
  done(
    await db
      .selectFrom('publication')
      .leftJoin('draft', 'draft.id', 'publication.draftId')
      .selectAll('publication')
      .select('draft.name as draftName')
      .where('differs', 'is not', null)
      .orderBy('publication.number')
      .orderBy('publication.id')
      .execute(),
  );

const endSchedule = async (
  db: Db,
  { scheduleId }: PublicationRow,
  end: { readonly state: 'done' | 'failed'; readonly failure: Failure | null },
): Promise<void> => {
  if (scheduleId === null) return;
  await db
    .updateTable('schedule')
    .set({ state: end.state, failure: end.failure === null ? null : json(end.failure) })
    .where('id', '=', scheduleId)
    .execute();
};

const undecided = { decision: null, decidedBy: null, decidedAt: null } as const;

// The emergency release waits for a decision again.
const undecide = async (db: Db, reverted: string): Promise<void> => {
  await db
    .updateTable('publication')
    .set(undecided)
    .where('id', '=', reverted)
    .where('decision', '=', 'reverted')
    .execute();
};

/**
 * Changes a settled publication without an entry in the chain to failed. Its draft returns to review, with the
 * reason.
 */
export const unsettlePublication = async (
  { db, note }: Granted<'operate'>,
  row: PublicationRow,
  failure: Failure,
): Promise<Outcome<true>> => {
  await db
    .updateTable('publication')
    .set({
      state: 'failed',
      number: null,
      release: null,
      failure: json(failure),
      differs: null,
      ...undecided,
    })
    .where('id', '=', row.id)
    .execute();
  await endSchedule(db, row, { state: 'failed', failure });
  if (row.reverts !== null) await undecide(db, row.reverts);
  const draft = row.draftId === null ? undefined : await lockedDraft(db, row.draftId);
  if (draft?.ok === true && draft.value.state === 'published')
    await moveDraft(db, draft.value.id, { from: ['published'], to: 'review', reason: failure });
  note('publication.reconcile', row.draftId ?? row.id, { publication: row.id, failure });
  return done(true);
};

/**
 * Changes a failed publication with an entry in the chain to settled. Its draft becomes published, unless it changed
 * since or was closed.
 */
export const resettlePublication = async (
  { db, note }: Granted<'operate'>,
  row: PublicationRow,
  { number, release }: Entry,
): Promise<Outcome<true>> => {
  await db
    .updateTable('publication')
    .set({ state: 'settled', number, release, failure: null, differs: null })
    .where('id', '=', row.id)
    .execute();
  await endSchedule(db, row, { state: 'done', failure: null });
  if (row.reverts !== null) await decideEmergency(db, row.reverts, 'reverted', row.requestedBy);
  const draft = row.draftId === null ? undefined : await lockedDraft(db, row.draftId);
  if (draft?.ok === true && draft.value.source === row.source)
    await moveDraft(db, draft.value.id, { from: ['open', 'review'], to: 'published', reason: null });
  note('publication.reconcile', row.draftId ?? row.id, { publication: row.id, number, release });
  return done(true);
};
