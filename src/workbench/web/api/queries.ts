import { queryOptions } from '@tanstack/react-query';
import { apiFailure } from './api-failure.ts';
import { type Answer, ask } from './ask.ts';

/** An answer without a list is a failure: as an empty list it would say that there are no drafts. */
const askDrafts = async (): Promise<Answer<'GET /api/drafts'>> => {
  const answer = await ask('GET /api/drafts', {});
  const { drafts }: { readonly drafts?: unknown } = answer;
  if (!Array.isArray(drafts)) throw apiFailure(200, 'broken', answer);
  return answer;
};

/** All drafts, the last changed first. */
export const draftsQuery = queryOptions({ queryKey: ['drafts'], queryFn: askDrafts });

/** One draft with its edits and reviews; events make it old by its id. */
export const draftQuery = (id: string) =>
  queryOptions({ queryKey: ['draft', id], queryFn: () => ask('GET /api/drafts/:id', { path: { id } }) });

/** What members see now. */
export const liveQuery = queryOptions({ queryKey: ['live'], queryFn: () => ask('GET /api/live', {}) });

/** The newest publications of the chain. */
export const publicationsQuery = queryOptions({
  queryKey: ['publications'],
  queryFn: () => ask('GET /api/publications', { query: {} }),
});

/** Everybody who ever signed in, for administrators. */
export const peopleQuery = queryOptions({ queryKey: ['people'], queryFn: () => ask('GET /api/people', {}) });

/** How many approvals a draft needs, and the like. */
export const settingsQuery = queryOptions({ queryKey: ['settings'], queryFn: () => ask('GET /api/settings', {}) });
