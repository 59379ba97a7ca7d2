import type { Live } from '../../api/generated/api-shapes.ts';
import { approvalsOfDraft, neededFor, operatorApprovals } from '../drafts/approvals.ts';
import { isOfOneKind } from '../drafts/draft-kinds.ts';
import { freezeAt } from '../people/freezes.ts';
import { readSettings } from '../people/settings.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { DraftRow } from '../rows/draft-row.ts';
import type { Granted } from '../transact.ts';

export interface PublishRequest {
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
  const { approvals: usual, soleApproverMayPublish } = settings.value;
  const needed = neededFor(draft, usual);
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

// Compares sources, not numbers.
const isCurrent = (draft: DraftRow, { source }: PublishRequest, live: Live): Outcome<true> => {
  if (draft.closedAt !== null) return refused({ code: 'closed' });
  if (source !== draft.source) return refused({ code: 'other-source', source: draft.source });
  if (live.source !== draft.baseSource) return refused({ code: 'base-is-not-live', live, merge: null });
  return done(true);
};

const notFrozen = async (
  granted: Granted<'enter'>,
  { at, isExempt }: PublishRequest,
): Promise<Outcome<true>> => {
  const freeze = isExempt === true ? undefined : await freezeAt(granted, at);
  return freeze === undefined ? done(true) : refused({ code: 'frozen', freeze });
};

// Also checked right before the entry in the chain, which compares the base itself.
export const isAllowed = async (
  granted: Granted<'enter'>,
  draft: DraftRow,
  request: PublishRequest,
): Promise<Outcome<true>> => {
  const pure = await isOfOneKind(granted.db, draft);
  if (!pure.ok) return pure;
  const isApproved = await approved(granted, draft, request.publisher);
  return isApproved.ok ? notFrozen(granted, request) : isApproved;
};

// Without approvals, but never for operator settings. A request for changes and a freeze hold here too.
export const isAllowedInEmergency = async (
  granted: Granted<'enter'>,
  draft: DraftRow,
  request: PublishRequest,
): Promise<Outcome<true>> => {
  const settings = await readSettings(granted);
  if (!settings.ok) return settings;
  if (settings.value.emergencyNotices !== true) return refused({ code: 'emergency-off' });
  const { changesAsked, approvers } = await approvalsOfDraft(granted.db, draft);
  if (draft.kind === 'operator')
    return refused({ code: 'approvals-missing', needed: operatorApprovals, given: approvers.length });
  return changesAsked ? refused({ code: 'changes-requested' }) : notFrozen(granted, request);
};

// The caller has checked the state and the result of the check.
const mayGo =
  (allowed: typeof isAllowed) =>
  async (
    granted: Granted<'enter'>,
    draft: DraftRow,
    request: PublishRequest,
    live: Live,
  ): Promise<Outcome<true>> => {
    const current = isCurrent(draft, request, live);
    return current.ok ? allowed(granted, draft, request) : current;
  };

export const mayGoLive = mayGo(isAllowed);
export const mayGoLiveInEmergency = mayGo(isAllowedInEmergency);
