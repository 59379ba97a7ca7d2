import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Conflict } from '../../../authoring/draft/merge/merge-values.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Live, Rebase } from '../../api/generated/api-shapes.ts';
import { done, type Outcome } from '../outcome.ts';
import { type DraftRow, lockedDraft } from '../rows/draft-row.ts';
import { failSchedule, publishingOrder } from '../rows/schedule-rows.ts';
import { json } from '../tables/columns.ts';
import type { DraftState } from '../tables/draft-tables.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import { insertRows, type Made } from '../drafts/accept.ts';
import { type Approvals, approvalsNeeded, approvalsOfDraft, isApproved } from '../drafts/approvals.ts';
import { countChanges } from '../drafts/change-count.ts';
import { baseRow } from '../calculations/history.ts';
import type { LiveFiles } from '../drafts/merge-draft.ts';
import { type ChangeName, keepProofs, type Proof, unprovedApprovals } from '../drafts/proofs.ts';
import { filesOf, findSource, isSourceWhole, keepSource } from '../drafts/sources.ts';

type Db = Transaction<Tables>;

// Decision 0053.
export const rebasable: readonly DraftState[] = ['open', 'review', 'scheduled'];

/** A change with its files. */
export interface ChangeFiles extends ChangeName {
  readonly base: SourceFiles;
  readonly files: SourceFiles;
}

/** A draft that is not based on the live release, or whose approvals have not been compared with it yet. */
export interface DraftToRebase extends ChangeFiles {
  readonly draft: DraftRow;
  /** The changes that were approved; without files if the operator removed one of their texts. */
  readonly approved: readonly (ChangeFiles | ChangeName)[];
}

const filesOfChange = async (db: Db, { baseSource, source }: ChangeName): Promise<ChangeFiles> => ({
  ...{ baseSource, source },
  base: await filesOf(db, baseSource),
  files: await filesOf(db, source),
});

const approvedChanges = async (db: Db, { id }: DraftRow): Promise<DraftToRebase['approved']> => {
  const rows = await db
    .selectFrom('review')
    .select(['baseSource', 'source'])
    .distinct()
    .where('draftId', '=', id)
    .where('verdict', '=', 'approve')
    .where('withdrawnAt', 'is', null)
    .where('changeListHash', 'is not', null)
    .execute();
  const found: (ChangeFiles | ChangeName)[] = [];
  for (const { baseSource, source } of rows) {
    if (baseSource === null) continue;
    const [base, files] = [await findSource(db, baseSource), await findSource(db, source)];
    found.push({ baseSource, source, ...(base && files && { base, files }) });
  }
  return found;
};

export const draftToRebase = async (db: Db, draft: DraftRow): Promise<DraftToRebase> => ({
  ...(await filesOfChange(db, draft)),
  draft,
  approved: await approvedChanges(db, draft),
});

/**
 * Returns a draft that needs a rebase or proofs; undefined if no draft does. Scheduled drafts come first, the next to
 * go live before the others. A draft that conflicts with the live release needs no proofs, because it can't go live.
 */
export const nextToRebase = async (
  { db }: Granted<'operate'>,
  live: string,
): Promise<Outcome<DraftToRebase | undefined>> => {
  const isTried = sql<boolean>`coalesce((rebased::jsonb ->> 'rev')::bigint = rev and rebased::jsonb ->> 'onto' = ${live}, false)`;
  const draft = await db
    .selectFrom('draft')
    .leftJoin('schedule', (join) =>
      join.onRef('schedule.draftId', '=', 'draft.id').on('schedule.state', '=', 'waiting'),
    )
    .selectAll('draft')
    .where('draft.state', 'in', [...rebasable])
    .where((where) =>
      where.or([
        where.and([where('draft.baseSource', '<>', live), where.not(isTried)]),
        where.and([where('draft.baseSource', '=', live), unprovedApprovals]),
      ]),
    )
    .orderBy(sql`draft.state <> 'scheduled'`)
    .orderBy(publishingOrder)
    .orderBy('draft.id')
    .limit(1)
    .executeTakeFirst();
  if (!draft) return done(undefined);
  return done(await draftToRebase(db, draft));
};

/** The server's calculated rebase of a draft at one revision. */
export interface Rebased {
  readonly draft: Pick<DraftRow, 'id' | 'rev'>;
  /** Undefined if the draft is already based on the live release, so that only proofs are stored. */
  readonly merged: Made | { readonly conflicts: readonly Conflict[] } | undefined;
  readonly proofs: readonly Proof[];
  /** The version of the code that made the proofs. */
  readonly code: string;
}

const writeRevision = async (
  db: Db,
  draft: DraftRow,
  { files, rows }: Made,
  { live, files: theirs }: LiveFiles,
): Promise<DraftRow> => {
  // Stored with the first draft of a release; storing all its files again would keep requests waiting.
  const isStored = live.source !== null && (await isSourceWhole(db, live.source));
  const base = { number: live.number, source: isStored ? live.source : await keepSource(db, theirs) };
  const source = await keepSource(db, files, draft.source);
  const rev = draft.rev + 1;
  await db
    .updateTable('draft')
    .set({
      ...{ source, rev, baseNumber: base.number, baseSource: base.source },
      ...{ changes: countChanges(theirs, files), changesRev: rev },
    })
    .where('id', '=', draft.id)
    .execute();
  await db
    .updateTable('schedule')
    .set({ source, baseNumber: base.number })
    .where('draftId', '=', draft.id)
    .where('state', 'in', ['waiting', 'firing'])
    .execute();
  const common = { draftId: draft.id, rev, author: null, clientId: randomUUID(), kind: 'rebase' } as const;
  await insertRows(
    db,
    [baseRow({ number: draft.baseNumber, source: draft.baseSource }, base), ...rows],
    common,
  );
  return { ...draft, source, rev, baseNumber: base.number, baseSource: base.source };
};

const storeResult = async (
  { db, note }: Granted<'operate'>,
  { id }: DraftRow,
  rebase: Rebase,
  { source: onto }: Live,
  detail: { readonly source: string; readonly edits: number },
): Promise<void> => {
  await db
    .updateTable('draft')
    .set({ rebased: json({ ...rebase, onto }) })
    .where('id', '=', id)
    .execute();
  const { number, ...outcome } = rebase;
  note('draft.rebase', id, { ...outcome, base: number, ...detail });
};

const resultOf = (before: Approvals, after: Approvals, proofs: readonly Proof[]) => {
  if (before.approvers.length === 0) return { result: 'updated' as const };
  if (after.approvers.length >= before.approvers.length) return { result: 'carried' as const };
  const reason = proofs.find(({ result }) => result !== 'same')?.result ?? 'other-changes';
  return { result: 'lapsed' as const, ...(reason !== 'same' && { reason }) };
};

// A draft that was scheduled, but is no longer approved, returns to review with the reason.
const checkSchedule = async (
  granted: Granted<'operate'>,
  draft: DraftRow,
  approvals: Approvals,
  more: object,
): Promise<void> => {
  const needed = await approvalsNeeded(granted, draft);
  if (draft.state !== 'scheduled' || isApproved(approvals, needed)) return;
  const given = approvals.approvers.length;
  await failSchedule(granted, draft.id, { code: 'lapsed-by-release', needed, given, ...more });
};

/**
 * Stores a rebase, unless the draft was edited, moved or published since. For a conflict, writes no revision and
 * cancels the schedule. Returns whether it was stored.
 */
export const storeRebase = async (
  granted: Granted<'operate'>,
  { draft: { id, rev }, merged, proofs, code }: Rebased,
  onto: LiveFiles,
): Promise<Outcome<boolean>> => {
  const { db } = granted;
  const { live } = onto;
  const locked = await lockedDraft(db, id);
  if (!locked.ok) return locked;
  const draft = locked.value;
  if (draft.rev !== rev || !rebasable.includes(draft.state)) return done(false);
  if (merged && 'conflicts' in merged) {
    const { number } = live;
    const addresses = merged.conflicts.map(({ address }) => address);
    await storeResult(granted, draft, { number, rev, result: 'conflict' }, live, {
      source: draft.source,
      edits: 0,
    });
    await failSchedule(granted, id, { code: 'conflicts', live: number, items: addresses });
    return done(true);
  }
  const before = await approvalsOfDraft(db, draft);
  const now = merged ? await writeRevision(db, draft, merged, onto) : draft;
  await keepProofs(granted, { baseSource: now.baseSource, source: now.source }, proofs, code);
  const after = await approvalsOfDraft(db, now);
  const outcome = resultOf(before, after, proofs);
  if (merged)
    await storeResult(granted, now, { number: live.number, rev: now.rev, ...outcome }, live, {
      source: now.source,
      edits: merged.rows.length,
    });
  await checkSchedule(granted, now, after, {
    ...outcome,
    ...{ live: live.number, name: String(live.number) },
  });
  return done(true);
};
