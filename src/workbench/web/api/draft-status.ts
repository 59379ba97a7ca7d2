import type { Draft, DraftSummary, Me } from '../../api/generated/api-shapes.ts';

type Standing = Pick<DraftSummary, 'state' | 'approved' | 'changesAsked'>;

/** What a draft is to people: its stored state, with what its reviews make of it. */
export type ShownState = DraftSummary['state'] | 'approved' | 'changesAsked';

/** The state that is shown of a draft. */
export const shownState = ({ state, approved, changesAsked }: Standing): ShownState => {
  if (state === 'open') return changesAsked ? 'changesAsked' : 'open';
  if (state !== 'review') return state;
  if (changesAsked) return 'changesAsked';
  return approved ? 'approved' : 'review';
};

/** Whether a draft is over: live or withdrawn. */
export const isClosed = ({ state }: Pick<DraftSummary, 'state'>): boolean => state === 'published' || state === 'discarded';

/** Whether somebody wrote an edit of a draft: they may not approve it. */
export const isAuthor = ({ authors }: Pick<Draft, 'authors'>, { person }: Me): boolean => authors.some(({ id }) => id === person.id);

/** Whether a draft is somebody's: begun or edited by them. */
export const isOwn = (draft: Pick<Draft, 'authors' | 'createdBy'>, me: Me): boolean =>
  draft.createdBy?.id === me.person.id || isAuthor(draft, me);

/**
 * Whether a draft waits for somebody: a reviewer who wrote none of it, while it lacks approvals; its author, once changes are asked for or
 * its schedule failed; a publisher, once it is approved.
 */
export const waitsFor = (draft: DraftSummary, me: Me): boolean => {
  const has = (role: Me['roles'][number]): boolean => me.roles.includes(role);
  const state = shownState(draft);
  if (state === 'changesAsked') return isOwn(draft, me);
  if (draft.state !== 'review') return false;
  if (draft.schedule?.state === 'failed' && (isOwn(draft, me) || has('publisher'))) return true;
  return state === 'approved' ? has('publisher') : has('reviewer') && !isAuthor(draft, me);
};
