import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Draft, DraftEdit, Saved } from '../../api/generated/api-shapes.ts';
import { ask } from './ask.ts';

// Loaded again only after an event, since each page asks for it.
export const stoppedQuery = queryOptions({
  queryKey: ['stopped'],
  queryFn: () => ask('GET /api/stopped-schedules', {}),
  staleTime: Infinity,
});

export interface SourceStep {
  readonly from: string;
  readonly edits: readonly DraftEdit[];
}

// Never fetched: pages store the steps that they know.
export const sourceStepKey = (id: string) => ['source-step', id] as const;

type Step = Pick<Draft, 'rev' | 'source'> & Pick<Saved, 'edits'>;

// This saves pages from loading the new files.
export const rememberStep = (
  queries: QueryClient,
  known: Draft | undefined,
  { rev, source, edits }: Step,
): void => {
  if (!known || !edits || rev <= known.rev) return;
  queries.setQueryData<SourceStep>(sourceStepKey(source), {
    from: known.source,
    edits: edits.filter((edit) => edit.rev > known.rev),
  });
};

export const withEdits = (
  { edits, rev }: Pick<Draft, 'edits' | 'rev'>,
  later: readonly DraftEdit[] = [],
): readonly DraftEdit[] => [...edits, ...later.filter((edit) => edit.rev > rev)];

// A known draft loads only its newer edits.
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['draft', id],
    queryFn: async ({ client }): Promise<Draft> => {
      const known = client.getQueryData<Draft>(['draft', id]);
      const draft = await ask('GET /api/drafts/:id', { path: { id }, query: { since: known?.rev } });
      rememberStep(client, known, draft);
      const now = client.getQueryData<Draft>(['draft', id]);
      // This page saved an edit while the server answered.
      if (now && now.rev > draft.rev) return now;
      return known ? { ...draft, edits: withEdits(known, draft.edits) } : draft;
    },
  });

export const liveQuery = queryOptions({ queryKey: ['live'], queryFn: () => ask('GET /api/live', {}) });

export const publicationsQuery = queryOptions({
  queryKey: ['publications'],
  queryFn: () => ask('GET /api/publications', { query: {} }),
});

/** The query of one entry of the chain; an empty list for an unknown number. */
export const publicationQuery = (number: number) =>
  queryOptions({
    queryKey: ['publications', 'number', number],
    queryFn: async () => {
      const { publications } = await ask('GET /api/publications', { query: { before: number + 1 } });
      return publications.filter((one) => one.number === number);
    },
  });

// Those that were live at some moment of the day (YYYY-MM-DD, Pacific time).
export const publicationsOnQuery = (day: string) =>
  queryOptions({
    queryKey: ['publications', 'on', day],
    queryFn: () => ask('GET /api/publications', { query: { on: day } }),
  });

export const peopleQuery = queryOptions({ queryKey: ['people'], queryFn: () => ask('GET /api/people', {}) });

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => ask('GET /api/settings', {}),
});

// In milliseconds.
const pause = 700;

const isOver = (state: string | undefined): boolean => state === 'settled' || state === 'failed';

// Asked again until it is over.
export const requestedQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['publication', id],
    queryFn: () => ask('GET /api/publications/:id', { path: { id: id ?? '' } }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (isOver(state.data?.state) ? false : pause),
  });
