import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Draft, DraftEdit, Saved } from '../../api/generated/api-shapes.ts';
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

/** How a source was made of an earlier one. */
export interface SourceStep {
  readonly from: string;
  readonly edits: readonly DraftEdit[];
}

/** The step that led to a source. It has no function that asks for it: pages remember what they were told. */
export const sourceStepKey = (id: string) => ['source-step', id] as const;

type Told = Pick<Draft, 'rev' | 'source'> & Pick<Saved, 'edits'>;

/** Remembers which edits led from a draft as the page knows it to what the server answered, so that no page has to load the new files. */
export const rememberStep = (queries: QueryClient, known: Draft | undefined, { rev, source, edits }: Told): void => {
  if (!known || !edits || rev <= known.rev) return;
  queries.setQueryData<SourceStep>(sourceStepKey(source), { from: known.source, edits: edits.filter((edit) => edit.rev > known.rev) });
};

/** Returns all edits of a draft, given those that the page knows and those that came after. */
export const withEdits = ({ edits, rev }: Pick<Draft, 'edits' | 'rev'>, later: readonly DraftEdit[] = []): readonly DraftEdit[] => [
  ...edits,
  ...later.filter((edit) => edit.rev > rev),
];

/** One draft with its edits and reviews. A draft that the page knows is asked for its newer edits only. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['draft', id],
    queryFn: async ({ client }): Promise<Draft> => {
      const known = client.getQueryData<Draft>(['draft', id]);
      const draft = await ask('GET /api/drafts/:id', { path: { id }, query: { since: known?.rev } });
      rememberStep(client, known, draft);
      const now = client.getQueryData<Draft>(['draft', id]);
      // An edit of this page was saved while the server answered.
      if (now && now.rev > draft.rev) return now;
      return known ? { ...draft, edits: withEdits(known, draft.edits) } : draft;
    },
  });

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
