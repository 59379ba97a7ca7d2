import type { NewReview, Review } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { Granted } from '../transact.ts';
import { failSchedule } from '../rows/schedule-rows.ts';
import { approvalsNeeded, approvalsOfDraft, isApproved } from './approvals.ts';
import { isId } from '../is-id.ts';
import { draftNow, type DraftRow, lockedDraft, moveDraft, namesOf, personOf } from '../rows/draft-row.ts';
import { changeListHash } from '../calculations/history.ts';
import { filesOf } from './sources.ts';

// A reviewer may not review their own edits, or a source that they did not see.
const mayReview = async (
  { db, person }: Granted<'review'>,
  draft: DraftRow,
  { source, verdict }: NewReview,
): Promise<Outcome<true>> => {
  if (draft.closedAt !== null) return refused({ code: 'closed' });
  if (verdict !== 'comment' && draft.state !== 'review')
    return refused({ code: 'other-state', state: draft.state });
  if (draft.source !== source) return refused({ code: 'other-source', source: draft.source });
  const { authors } = await approvalsOfDraft(db, draft);
  return verdict !== 'comment' && authors.some(({ id }) => id === person)
    ? refused({ code: 'own-draft' })
    : done(true);
};

const asRead = async (
  { db }: Pick<Granted<'see'>, 'db'>,
  draft: DraftRow,
  id: string,
): Promise<Outcome<Review>> => {
  const review = (await approvalsOfDraft(db, draft)).reviews.find((one) => one.id === id);
  return review ? done(review) : refused({ code: 'unknown' });
};

/**
 * Reviews one source. Refuses with `unknown`, `closed`, `other-state`, `other-source`, `own-draft` (an
 * author).
 */
export const reviewDraft = async (
  granted: Granted<'review'>,
  draftId: string,
  review: NewReview,
): Promise<Outcome<Review>> => {
  const { db, person, note } = granted;
  const { source, verdict, text = '' } = review;
  const draft = await lockedDraft(db, draftId);
  if (!draft.ok || person === null) return draft.ok ? refused({ code: 'not-allowed' }) : draft;
  const may = await mayReview(granted, draft.value, review);
  if (!may.ok) return may;
  const { baseSource, baseNumber } = draft.value;
  const change = {
    ...{ source, baseSource, baseNumber },
    changeListHash: changeListHash(await filesOf(db, baseSource), await filesOf(db, source)),
  };
  const row = await db
    .insertInto('review')
    .values({ draftId, ...change, reviewer: person, verdict, text, draftName: draft.value.name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { name, note: draftNote } = draft.value;
  note(`review.${verdict}`, draftId, { review: row.id, ...change, name, draftNote });
  const moved =
    verdict === 'changes' ? await moveDraft(db, draftId, { from: ['review'], to: 'open', source }) : draft;
  return moved.ok ? asRead(granted, moved.value, row.id) : moved;
};

/**
 * Returns the approved change of a review; `baseSource` is null if the operator removed it. Refuses with
 * `unknown`, also for a review of another draft or kind.
 */
export const approvedChange = async (
  { db }: Granted<'see'>,
  draftId: string,
  id: string,
): Promise<Outcome<{ readonly source: string; readonly baseSource: string | null }>> => {
  const row =
    isId(id) && isId(draftId)
      ? await db
          .selectFrom('review')
          .select(['source', 'baseSource'])
          .where('id', '=', id)
          .where('draftId', '=', draftId)
          .where('verdict', '=', 'approve')
          .executeTakeFirst()
      : undefined;
  return row ? done(row) : refused({ code: 'unknown' });
};

/**
 * Withdraws the user's own review, which may cancel a schedule. Refuses with `unknown`, `not-allowed`,
 * `closed`.
 */
export const withdrawReview = async (granted: Granted<'review'>, id: string): Promise<Outcome<Review>> => {
  const { db, person, note } = granted;
  const row = isId(id)
    ? await db.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) return refused({ code: 'unknown' });
  if (row.reviewer !== person) return refused({ code: 'not-allowed' });
  const draft = await lockedDraft(db, row.draftId);
  if (!draft.ok) return draft;
  if (draft.value.closedAt !== null || draft.value.state === 'publishing') return refused({ code: 'closed' });
  const withdrawn = await db
    .updateTable('review')
    .set((set) => ({ withdrawnAt: set.fn<string>('clock_timestamp') }))
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (withdrawn) note('review.withdraw', row.draftId, { review: id, source: row.source });
  const approvals = await approvalsOfDraft(db, draft.value);
  const needed = await approvalsNeeded(granted, draft.value);
  if (draft.value.state === 'scheduled' && !isApproved(approvals, needed))
    await failSchedule(granted, row.draftId, {
      code: 'approval-withdrawn',
      name: personOf(await namesOf(db, [person]), person).name,
    });
  const now = await draftNow(db, row.draftId);
  return now.ok ? asRead(granted, now.value, id) : now;
};

/**
 * Dismisses another person's request for changes, with a reason that becomes a comment of the draft. Refuses
 * with `unknown`, `closed`, and `other-state` if the request is no longer open.
 */
export const dismissReview = async (
  granted: Granted<'publish'>,
  id: string,
  reason: string,
): Promise<Outcome<Review>> => {
  const { db, person, note } = granted;
  const row = isId(id)
    ? await db.selectFrom('review').select('draftId').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row || person === null) return refused({ code: 'unknown' });
  const draft = await lockedDraft(db, row.draftId);
  if (!draft.ok) return draft;
  if (draft.value.closedAt !== null) return refused({ code: 'closed' });
  const request = await asRead(granted, draft.value, id);
  if (!request.ok) return request;
  if (request.value.verdict !== 'changes' || !request.value.counts)
    return refused({ code: 'other-state', state: draft.value.state });
  await db
    .updateTable('review')
    .set((set) => ({ dismissedBy: person, dismissedAt: set.fn<string>('clock_timestamp') }))
    .where('id', '=', id)
    .execute();
  const { source, baseSource, baseNumber } = draft.value;
  const comment = { draftId: row.draftId, source, baseSource, baseNumber, reviewer: person, text: reason };
  const { id: review } = await db
    .insertInto('review')
    .values({ ...comment, verdict: 'comment' })
    .returning('id')
    .executeTakeFirstOrThrow();
  note('review.dismiss', row.draftId, { review, dismissed: id, source, reason });
  return asRead(granted, draft.value, id);
};
