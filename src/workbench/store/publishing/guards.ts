import type { Live } from '../../api/generated/api-shapes.ts';
import { approvalsOfDraft } from '../drafts/approvals.ts';
import { freezeAt } from '../people/freezes.ts';
import { readSettings } from '../people/settings.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { DraftRow } from '../rows/draft-row.ts';
import type { Granted } from '../transact.ts';

export interface Wish {
  readonly source: string;
  readonly publisher: string;
  readonly at?: string;
  /** True if freezes do not stop the publication. */
  readonly isExempt?: boolean;
}

// Also refuses if the only approver is the publisher and the settings forbid that.
const approved = async (
  granted: Granted<'enter'>,
  draft: DraftRow,
  publisher: string,
): Promise<Outcome<true>> => {
  const settings = await readSettings(granted);
  if (!settings.ok) return settings;
  const { approvals: needed, soleApproverMayPublish } = settings.value;
  const { approvers, changesAsked, lapsed } = await approvalsOfDraft(granted.db, draft);
  const given = approvers.length;
  if (changesAsked) return refused({ code: 'changes-requested' });
  if (given < needed)
    return refused({ code: lapsed ? 'approval-lapsed' : 'approvals-missing', needed, given });
  const isOwn = given > 0 && approvers.every(({ id }) => id === publisher);
  return isOwn && !soleApproverMayPublish
    ? refused({ code: 'approvals-missing', needed: given + 1, given })
    : done(true);
};

// What reviewers approved: the draft may have been renamed since.
export const approvedName = async (
  { db }: Pick<Granted<'enter'>, 'db'>,
  draft: DraftRow,
): Promise<string> => {
  const { reviews } = await approvalsOfDraft(db, draft);
  const approval = reviews.findLast(({ verdict, counts }) => verdict === 'approve' && counts);
  if (!approval) return draft.name;
  const row = await db
    .selectFrom('review')
    .select('draftName')
    .where('id', '=', approval.id)
    .executeTakeFirst();
  return row?.draftName ?? draft.name;
};

// The caller has checked the state and the judgement. `base-is-not-live` compares sources, not numbers.
export const mayGoLive = async (
  granted: Granted<'enter'>,
  draft: DraftRow,
  wish: Wish,
  live: Live,
): Promise<Outcome<true>> => {
  const { source, publisher, at, isExempt = false } = wish;
  if (draft.closedAt !== null) return refused({ code: 'closed' });
  if (source !== draft.source) return refused({ code: 'other-source', source: draft.source });
  if (live.source !== draft.baseSource) return refused({ code: 'base-is-not-live', live, merge: null });
  const isApproved = await approved(granted, draft, publisher);
  if (!isApproved.ok || isExempt) return isApproved;
  const freeze = await freezeAt(granted, at);
  return freeze === undefined ? done(true) : refused({ code: 'frozen', freeze });
};
