import type { Draft, Role } from '../../api/generated/api-shapes.ts';

/** What somebody can do with a draft. */
export type ActionName =
  'submit' | 'recall' | 'approve' | 'askChanges' | 'publish' | 'schedule' | 'unschedule' | 'merge' | 'discard' | 'reopen';

/** Why an action has to wait. */
export type WhyNot =
  'noChanges' | 'errors' | 'judging' | 'unsent' | 'outdated' | 'approvals' | 'lapsed' | 'ownDraft' | 'soleApprover' | 'frozen';

/** An action on show; with a reason it is not possible yet, and says so. */
export interface DraftAction {
  readonly name: ActionName;
  readonly why?: WhyNot;
}

/** All that decides what can be done with a draft. */
export interface DraftSituation {
  readonly draft: Pick<Draft, 'state' | 'approved' | 'lapsed' | 'outdated' | 'reviews' | 'authors'> & { readonly hasChanges: boolean };
  readonly me: { readonly id: string; readonly roles: readonly Role[] };
  /** Errors that the server found in the current source; undefined while it works. */
  readonly errors: number | undefined;
  /** Edits of this browser that the server does not have yet. */
  readonly unsent: number;
  readonly soleApproverMayPublish: boolean;
  /** Nothing is published at the moment. */
  readonly isFrozen: boolean;
}

const action = (name: ActionName, why?: WhyNot | false): DraftAction => (why ? { name, why } : { name });

const notSound = ({ draft, errors, unsent }: DraftSituation): WhyNot | undefined => {
  if (unsent > 0) return 'unsent';
  if (!draft.hasChanges) return 'noChanges';
  if (errors === undefined) return 'judging';
  return errors > 0 ? 'errors' : undefined;
};

const approvedAlone = ({ draft, me }: DraftSituation): boolean => {
  const valid = draft.reviews.filter(({ counts, verdict }) => counts && verdict === 'approve');
  return valid.length > 0 && valid.every(({ reviewer }) => reviewer.id === me.id);
};

const notPublishable = (situation: DraftSituation): WhyNot | undefined => {
  const { draft, soleApproverMayPublish, isFrozen } = situation;
  if (draft.outdated) return 'outdated';
  if (!draft.approved) return draft.lapsed ? 'lapsed' : 'approvals';
  if (!soleApproverMayPublish && approvedAlone(situation)) return 'soleApprover';
  return notSound(situation) ?? (isFrozen ? 'frozen' : undefined);
};

const ofOpen = (situation: DraftSituation, isEditor: boolean): readonly DraftAction[] => {
  if (!isEditor) return [];
  return [...(situation.draft.outdated ? [action('merge')] : []), action('submit', notSound(situation)), action('discard')];
};

const reviewActions = ({ draft, me, unsent }: DraftSituation): readonly DraftAction[] => {
  const mine = draft.reviews.findLast(({ reviewer, withdrawnAt }) => reviewer.id === me.id && withdrawnAt === null);
  const isAuthor = draft.authors.some(({ id }) => id === me.id);
  const why = isAuthor ? 'ownDraft' : unsent > 0 ? 'unsent' : undefined;
  const isApproved = mine?.verdict === 'approve' && mine.counts;
  return [...(isApproved ? [] : [action('approve', why)]), action('askChanges', why)];
};

/** In review: whoever may do the next step finds it first. */
const ofReview = (situation: DraftSituation, may: (role: Role) => boolean): readonly DraftAction[] => {
  const { draft } = situation;
  const why = notPublishable(situation);
  const publishing = may('publisher') ? [action('publish', why), action('schedule', why === 'frozen' ? undefined : why)] : [];
  const reviewing = may('reviewer') ? reviewActions(situation) : [];
  const possible = reviewing.filter(({ name, why: not }) => name === 'approve' && !not);
  const merging = draft.outdated && may('editor') ? [action('merge')] : [];
  const back = may('editor') ? [action('recall'), action('discard')] : [];
  const steps = draft.approved || possible.length === 0 ? [...publishing, ...reviewing] : [...reviewing, ...publishing];
  return [...merging, ...steps, ...back];
};

/**
 * What somebody can do with a draft, the next step first: that is the page's one primary action where nothing stands against it. Rights are
 * the server's to judge; this only leaves out what it would refuse.
 */
export const draftActions = (situation: DraftSituation): readonly DraftAction[] => {
  const may = (role: Role): boolean => situation.me.roles.includes(role);
  switch (situation.draft.state) {
    case 'open':
      return ofOpen(situation, may('editor'));
    case 'review':
      return ofReview(situation, may);
    case 'scheduled':
      return may('publisher') ? [action('unschedule'), action('publish', notPublishable(situation))] : [];
    case 'discarded':
      return may('editor') ? [action('reopen')] : [];
    case 'publishing':
    case 'published':
      return [];
  }
};
