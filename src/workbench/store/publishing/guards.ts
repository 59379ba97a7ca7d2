import type { Live } from '../../api/generated/api-shapes.ts';
import { approvalsOfDraft } from '../drafts/approvals.ts';
import { freezeAt } from '../people/freezes.ts';
import { readSettings } from '../people/settings.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { DraftRow } from '../rows/draft-row.ts';
import type { Granted } from '../transact.ts';

// Somebody who wants a draft to go live, as they saw it.
export interface Wish {
  readonly source: string;
  readonly publisher: string;
  /** When it goes live, in ISO 8601; absent: now. */
  readonly at?: string;
}

// Refuses where approvals are missing or were for another source, and where the only approver is the publisher although the settings forbid it.
const approved = async (granted: Granted<'enter'>, draft: DraftRow, publisher: string): Promise<Outcome<true>> => {
  const settings = await readSettings(granted);
  if (!settings.ok) return settings;
  const { approvals: needed, soleApproverMayPublish } = settings.value;
  const { approvers, changesAsked, lapsed } = await approvalsOfDraft(granted.db, draft);
  const given = approvers.length;
  if (given < needed || changesAsked) return refused({ code: lapsed ? 'approval-lapsed' : 'approvals-missing', needed, given });
  const isOwn = given > 0 && approvers.every(({ id }) => id === publisher);
  return isOwn && !soleApproverMayPublish ? refused({ code: 'approvals-missing', needed: given + 1, given }) : done(true);
};

/**
 * Whether a draft may go live, but for its state and the judgement of its source, which the caller has. Refuses with `closed`, `other-source`,
 * `base-is-not-live` (whatever its number, another source), `approvals-missing`, `approval-lapsed`, `frozen`.
 */
export const mayGoLive = async (granted: Granted<'enter'>, draft: DraftRow, wish: Wish, live: Live): Promise<Outcome<true>> => {
  const { source, publisher, at } = wish;
  if (draft.closedAt !== null) return refused({ code: 'closed' });
  if (source !== draft.source) return refused({ code: 'other-source', source: draft.source });
  if (live.source !== draft.baseSource) return refused({ code: 'base-is-not-live', live, merge: null });
  const isApproved = await approved(granted, draft, publisher);
  if (!isApproved.ok) return isApproved;
  const freeze = await freezeAt(granted, at);
  return freeze === undefined ? done(true) : refused({ code: 'frozen', freeze });
};
