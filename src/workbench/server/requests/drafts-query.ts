import { type DraftsQuery, isView, placeAt } from '../../store/draft-list/drafts-query.ts';
import { isId } from '../../store/is-id.ts';
import type { Request } from './route.ts';

// Also the most per request.
const draftsOfAPage = 100;

// The lists of closed drafts, by the state of their drafts.
const closedViews = new Map([
  ['published', 'live'],
  ['discarded', 'withdrawn'],
]);

type Asked = Pick<Request<unknown>, 'query' | 'number'>;

/** Returns true if a request filters the list of drafts, instead of asking for the default page. */
export const isNarrowed = ({ query }: Asked): boolean =>
  ['show', 'state', 'find', 'after', 'limit', 'draft'].some((name) => query(name) !== undefined);

/** Reads the parameters of the list of drafts; undefined if one of them is invalid. */
export const draftsQuery = ({ query, number }: Asked): DraftsQuery | undefined => {
  const id = query('draft');
  const state = query('state');
  const usual = id === undefined ? 'open' : 'all';
  const view = query('show') ?? (state === undefined ? usual : (closedViews.get(state) ?? ''));
  const [find, cursor] = [query('find')?.trim(), query('after')];
  const after = cursor === undefined ? undefined : placeAt(cursor);
  if (!isView(view) || (cursor !== undefined && !after) || (id !== undefined && !isId(id))) return undefined;
  const limit = Math.min(draftsOfAPage, Math.max(1, number('limit') ?? draftsOfAPage));
  return { view, limit, ...(find && { find }), ...(after && { after }), ...(id !== undefined && { id }) };
};
