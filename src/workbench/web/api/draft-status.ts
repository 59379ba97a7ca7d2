import type { Draft, DraftSummary, Emergency, Me } from '../../api/generated/api-shapes.ts';

type StatusFields = Pick<DraftSummary, 'state' | 'approved' | 'changesAsked'>;

export type ShownState = DraftSummary['state'] | 'approved' | 'changesAsked';

export const shownState = ({ state, approved, changesAsked }: StatusFields): ShownState => {
  if (state === 'open') return changesAsked ? 'changesAsked' : 'open';
  if (state !== 'review') return state;
  return approved ? 'approved' : 'review';
};

export const isClosed = ({ state }: Pick<DraftSummary, 'state'>): boolean =>
  state === 'published' || state === 'discarded';

// An author may not approve the draft.
export const isAuthor = ({ authors }: Pick<Draft, 'authors'>, { person }: Me): boolean =>
  authors.some(({ id }) => id === person.id);

export const isOwn = (draft: Pick<Draft, 'authors' | 'createdBy'>, me: Me): boolean =>
  draft.createdBy?.id === me.person.id || isAuthor(draft, me);

// Who edited or published a notice does not decide about it.
export const mayDecide = ({ authors, state }: Emergency, { person, roles }: Me): boolean =>
  state === 'waiting' && roles.includes('reviewer') && !authors.some(({ id }) => id === person.id);

// For a reviewer who is not an author; for an author after requested changes or a failed schedule; for a
// publisher once it is approved.
export const waitsFor = (draft: DraftSummary, me: Me): boolean => {
  const has = (role: Me['roles'][number]): boolean => me.roles.includes(role);
  if (draft.emergency && mayDecide(draft.emergency, me)) return true;
  const state = shownState(draft);
  if (state === 'changesAsked') return isOwn(draft, me);
  if (draft.state !== 'review') return false;
  if (draft.schedule?.state === 'failed' && (isOwn(draft, me) || has('publisher'))) return true;
  return state === 'approved' ? has('publisher') : has('reviewer') && !isAuthor(draft, me);
};
