import type { Draft, EmergencyCheck, EmergencyObstacle, Role } from '../../api/generated/api-shapes.ts';
import { ask } from '../api/ask.ts';
import { mayAuthor } from '../api/roles.ts';
import type { WordKey } from '../i18n/use-words.ts';
import { usualKey } from '../kit/commands/catalogue.ts';

export type ActionId =
  | 'submit'
  | 'recall'
  | 'approve'
  | 'askChanges'
  | 'publish'
  | 'emergency'
  | 'schedule'
  | 'unschedule'
  | 'merge'
  | 'discard'
  | 'reopen';

export type WhyNot =
  | 'noChanges'
  | 'errors'
  | 'checking'
  | 'unsent'
  | 'outdated'
  | 'approvals'
  | 'lapsed'
  | 'changesAsked'
  | 'ownDraft'
  | 'soleApprover'
  | 'frozen'
  | 'emergencyWaits'
  | `notice-${EmergencyObstacle}`;

export interface DraftSituation {
  readonly draft: Pick<
    Draft,
    'kind' | 'state' | 'approved' | 'lapsed' | 'changesAsked' | 'outdated' | 'reviews' | 'authors'
  > & {
    readonly hasChanges: boolean;
  };
  readonly me: { readonly id: string; readonly roles: readonly Role[] };
  readonly errors: number | undefined;
  readonly unsent: number;
  readonly soleApproverMayPublish: boolean;
  readonly isFrozen: boolean;
  /** True if the settings allow publishers to publish a notice without an approval. */
  readonly allowsEmergencies: boolean;
  /** The result of the server's check whether the draft changes only one notice; undefined until it is known. */
  readonly emergency: EmergencyCheck | undefined;
}

export interface ActionInput {
  readonly draft: Draft;
  readonly liveNumber: number | undefined;
  readonly text: string;
  readonly instead: boolean;
  /** Identifies the click, so that a retry does not publish twice. */
  readonly publicationId: string;
}

export interface DraftAction {
  readonly id: ActionId;
  /**
   * The role that sees the action. Whether a user counts as the author depends on the draft. The server checks the
   * right again.
   */
  readonly right: Role | 'author';
  readonly key?: string;
  /** True for a button without a border, unless it is the next step. */
  readonly isQuiet?: boolean;
  /** Opens a dialog first, which asks for a comment or, without `text`, only for a confirmation. */
  readonly asks?: { readonly prompt: WordKey; readonly text?: 'optional' | 'needed' | undefined };
  readonly isOffered: (situation: DraftSituation) => boolean;
  readonly unavailable?: (situation: DraftSituation) => WhyNot | undefined;
  /**
   * Runs the action. Resolves to the draft if the server sends one. Absent if the action has its own form.
   */
  readonly run?: (input: ActionInput) => Promise<Draft | undefined>;
}

export type RunnableAction = DraftAction & Required<Pick<DraftAction, 'run'>>;

export interface OfferedAction extends DraftAction {
  readonly why?: WhyNot;
}

const isIn =
  (...states: readonly Draft['state'][]) =>
  ({ draft }: DraftSituation): boolean =>
    states.includes(draft.state);

const notSound = ({ draft, errors, unsent }: DraftSituation): WhyNot | undefined => {
  if (unsent > 0) return 'unsent';
  if (!draft.hasChanges) return 'noChanges';
  if (errors === undefined) return 'checking';
  return errors > 0 ? 'errors' : undefined;
};

const isApprovedByMeOnly = ({ draft, me }: DraftSituation): boolean => {
  const valid = draft.reviews.filter(({ counts, verdict }) => counts && verdict === 'approve');
  return valid.length > 0 && valid.every(({ reviewer }) => reviewer.id === me.id);
};

const notPublishable = (situation: DraftSituation): WhyNot | undefined => {
  const { draft, soleApproverMayPublish, isFrozen } = situation;
  if (draft.outdated) return 'outdated';
  if (draft.changesAsked) return 'changesAsked';
  if (!draft.approved) return draft.lapsed ? 'lapsed' : 'approvals';
  if (!soleApproverMayPublish && isApprovedByMeOnly(situation)) return 'soleApprover';
  return notSound(situation) ?? (isFrozen ? 'frozen' : undefined);
};

const notReviewable = ({ draft, me, unsent }: DraftSituation): WhyNot | undefined => {
  if (draft.authors.some(({ id }) => id === me.id)) return 'ownDraft';
  return unsent > 0 ? 'unsent' : undefined;
};

const hasMyApproval = ({ draft, me }: DraftSituation): boolean => {
  const mine = draft.reviews.findLast(
    ({ reviewer, withdrawnAt }) => reviewer.id === me.id && withdrawnAt === null,
  );
  return mine?.verdict === 'approve' && mine.counts;
};

const merge: DraftAction = {
  id: 'merge',
  right: 'author',
  isOffered: (situation) => situation.draft.outdated && isIn('open', 'review')(situation),
  run: async ({ draft: { id, baseNumber }, liveNumber }) => {
    const body = { onto: liveNumber ?? baseNumber, choices: [], clientId: crypto.randomUUID() };
    await ask('POST /api/drafts/:id/merge', { path: { id }, body });
    return undefined;
  },
};

const submit: DraftAction = {
  id: 'submit',
  right: 'author',
  asks: { prompt: 'draft.ask.submit', text: 'optional' },
  isOffered: isIn('open'),
  unavailable: notSound,
  run: ({ draft: { id, source }, text }) =>
    ask('POST /api/drafts/:id/submit', { path: { id }, body: { source, text } }),
};

const recall: DraftAction = {
  id: 'recall',
  right: 'author',
  isQuiet: true,
  isOffered: isIn('review'),
  run: ({ draft: { id } }) => ask('POST /api/drafts/:id/recall', { path: { id } }),
};

const sendReview =
  (verdict: 'approve' | 'changes') =>
  async ({ draft: { id, source }, text }: ActionInput): Promise<undefined> => {
    await ask('POST /api/drafts/:id/reviews', { path: { id }, body: { source, verdict, text } });
  };

const approve: DraftAction = {
  id: 'approve',
  right: 'reviewer',
  key: usualKey('approve'),
  asks: { prompt: 'draft.ask.approve', text: 'optional' },
  isOffered: (situation) => isIn('review')(situation) && !hasMyApproval(situation),
  unavailable: notReviewable,
  run: sendReview('approve'),
};

const askChanges: DraftAction = {
  id: 'askChanges',
  right: 'reviewer',
  asks: { prompt: 'draft.ask.askChanges', text: 'needed' },
  isOffered: isIn('review'),
  unavailable: notReviewable,
  run: sendReview('changes'),
};

const publish: DraftAction = {
  id: 'publish',
  right: 'publisher',
  asks: { prompt: 'draft.ask.publish', text: 'needed' },
  isOffered: isIn('review', 'scheduled'),
  unavailable: notPublishable,
  run: async ({ draft: { id, source, baseNumber }, text, instead, publicationId }) => {
    const body = { publicationId, source, baseNumber, text, ...(instead && { instead }) };
    await ask('POST /api/drafts/:id/publish', { path: { id }, body });
    return undefined;
  },
};

const notUrgent = (situation: DraftSituation): WhyNot | undefined => {
  const { draft, emergency, isFrozen } = situation;
  if (draft.outdated) return 'outdated';
  if (draft.changesAsked) return 'changesAsked';
  const unsound = notSound(situation);
  if (unsound !== undefined) return unsound;
  if (emergency === undefined) return 'checking';
  if (emergency.why !== null) return `notice-${emergency.why}`;
  if (emergency.waiting) return 'emergencyWaits';
  return isFrozen ? 'frozen' : undefined;
};

const emergency: DraftAction = {
  id: 'emergency',
  right: 'publisher',
  isQuiet: true,
  asks: { prompt: 'draft.ask.emergency', text: 'needed' },
  isOffered: (situation) =>
    situation.allowsEmergencies &&
    situation.draft.kind === 'content' &&
    !situation.draft.approved &&
    isIn('open', 'review')(situation),
  unavailable: notUrgent,
  run: async ({ draft: { id, source, baseNumber }, text, publicationId }) => {
    const body = { publicationId, source, baseNumber, text };
    await ask('POST /api/drafts/:id/emergency', { path: { id }, body });
    return undefined;
  },
};

const schedule: DraftAction = {
  id: 'schedule',
  right: 'publisher',
  isOffered: isIn('review'),
  // A date may be set while publishing is frozen.
  unavailable: (situation) => notPublishable({ ...situation, isFrozen: false }),
};

const unschedule: DraftAction = {
  id: 'unschedule',
  right: 'publisher',
  isOffered: isIn('scheduled'),
  run: ({ draft: { id, schedule: shown } }) =>
    ask('DELETE /api/drafts/:id/schedule', { path: { id }, query: { schedule: shown?.id ?? '' } }),
};

const discard: DraftAction = {
  id: 'discard',
  right: 'author',
  isQuiet: true,
  asks: { prompt: 'draft.ask.discard' },
  isOffered: isIn('open', 'review'),
  run: ({ draft: { id } }) => ask('POST /api/drafts/:id/discard', { path: { id } }),
};

// Also undoes `discard`.
export const reopen: RunnableAction = {
  id: 'reopen',
  right: 'author',
  isOffered: isIn('discarded'),
  run: ({ draft: { id } }) => ask('POST /api/drafts/:id/reopen', { path: { id } }),
};

export const offerActions = (situation: DraftSituation): readonly OfferedAction[] => {
  const { draft, me } = situation;
  const mayDo = ({ right }: DraftAction): boolean =>
    right === 'author' ? mayAuthor(me.roles, draft.kind) : me.roles.includes(right);
  const isOffered = (action: DraftAction): boolean => mayDo(action) && action.isOffered(situation);
  // Users see the next step first if they may take it.
  const publishesFirst = draft.approved || !isOffered(approve) || notReviewable(situation) !== undefined;
  const steps = publishesFirst
    ? [publish, schedule, approve, askChanges]
    : [approve, askChanges, publish, schedule];
  return [merge, submit, unschedule, ...steps, emergency, recall, reopen, discard]
    .filter(isOffered)
    .map((action) => {
      const why = action.unavailable?.(situation);
      return why === undefined ? action : { ...action, why };
    });
};
