import type { Deed as AuditAction, Submit } from '../../api/generated/api-shapes.ts';
import type { Outcome } from '../outcome.ts';
import { draftNow, type DraftRow, type Move, moveDraft } from '../rows/draft-row.ts';
import type { Granted } from '../transact.ts';
import { isOfOneKind, mayChange } from './draft-kinds.ts';

const moved = async (
  granted: Granted<'draft'>,
  id: string,
  what: AuditAction,
  move: Move,
): Promise<Outcome<DraftRow>> => {
  const { db, note } = granted;
  const draft = await draftNow(db, id);
  if (!draft.ok) return draft;
  const may = mayChange(granted, draft.value.kind);
  if (!may.ok) return may;
  const outcome = await moveDraft(db, id, move);
  if (outcome.ok) note(what, id, { rev: outcome.value.rev, source: outcome.value.source });
  return outcome;
};

/**
 * Submits a draft without errors. Refuses with `unknown`, `closed`, `other-state`, `other-source` (edited since the
 * check), and as `mayChange` and `isOfOneKind` do.
 */
export const submitDraft = async (
  granted: Granted<'draft'>,
  id: string,
  { source, text = '' }: Submit,
): Promise<Outcome<DraftRow>> => {
  const outcome = await moved(granted, id, 'draft.submit', {
    from: ['open'],
    to: 'review',
    source,
    reason: null,
  });
  if (!outcome.ok) return outcome;
  const { db, person } = granted;
  const pure = await isOfOneKind(db, outcome.value);
  if (!pure.ok) return pure;
  if (text !== '' && person !== null)
    await db
      .insertInto('review')
      .values({ draftId: id, source, reviewer: person, verdict: 'comment', text })
      .execute();
  return outcome;
};

/** Withdraws a draft from review. Refuses with `unknown`, `closed`, `other-state`. */
export const recallDraft = (granted: Granted<'draft'>, id: string): Promise<Outcome<DraftRow>> =>
  moved(granted, id, 'draft.recall', { from: ['review'], to: 'open' });

/** Discards a draft. It can be reopened. Refuses with `unknown`, `closed`, `other-state`. */
export const discardDraft = (granted: Granted<'draft'>, id: string): Promise<Outcome<DraftRow>> =>
  moved(granted, id, 'draft.discard', { from: ['open', 'review'], to: 'discarded' });
