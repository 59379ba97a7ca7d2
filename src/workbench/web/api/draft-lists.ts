import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQueries,
} from '@tanstack/react-query';
import type { Drafts, DraftSummary } from '../../api/generated/api-shapes.ts';
import { apiFailure } from './api-failure.ts';
import { ask } from './ask.ts';

/** The lists of drafts that the server knows. */
export const draftViews = ['open', 'waiting', 'mine', 'scheduled', 'live', 'withdrawn'] as const;

export type DraftView = (typeof draftViews)[number];

interface DraftQuery {
  readonly show?: DraftView | 'all' | undefined;
  readonly find?: string | undefined;
  readonly after?: string | undefined;
  readonly draft?: string | undefined;
}

// An empty list would mean that there are no drafts.
const askDrafts = async (query: DraftQuery): Promise<Drafts> => {
  const answer = await ask('GET /api/drafts', { query });
  const { drafts }: { readonly drafts?: unknown } = answer;
  if (!Array.isArray(drafts)) throw apiFailure(200, 'broken', answer);
  return answer;
};

/** Sorts drafts as every list of the server does, for pages that change a list. */
export const inListOrder = (drafts: readonly DraftSummary[]): readonly DraftSummary[] =>
  drafts.toSorted((one, other) => (one.changedAt < other.changedAt ? 1 : -1));

export type DraftPages = InfiniteData<Drafts, string | undefined>;

const wholeList = ({ pages }: DraftPages) => ({
  drafts: pages.flatMap(({ drafts }) => drafts),
  counts: pages[0]?.counts,
});

/** The time in milliseconds between the last keystroke and the request of a search. */
export const searchPause = 250;

/** The query of a list of drafts, page by page. By default, the open drafts with the counts of all lists. */
export const draftListQuery = (show: DraftView | 'all' = 'open', find = '') =>
  infiniteQueryOptions({
    queryKey: ['drafts', show, find] as const,
    queryFn: ({ pageParam: after }) =>
      askDrafts({ show: show === 'open' ? undefined : show, find: find === '' ? undefined : find, after }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const useDraftList = ({
  show,
  find,
  enabled = true,
}: Pick<DraftQuery, 'show' | 'find'> & { readonly enabled?: boolean } = {}) =>
  useInfiniteQuery({
    ...draftListQuery(show, find),
    select: wholeList,
    enabled,
    // While the user types a search, the drafts of the one before stay.
    placeholderData: (before, query) => (query?.queryKey[1] === (show ?? 'open') ? before : undefined),
  });

const namedDraftQuery = (id: string) =>
  queryOptions({
    queryKey: ['drafts', 'named', id] as const,
    queryFn: async () => (await askDrafts({ draft: id })).drafts,
  });

/** Returns the loaded open drafts, and the drafts with the given ids in any state; undefined while loading. */
export const useDraftsAnd = (ids: readonly (string | undefined)[]): readonly DraftSummary[] | undefined => {
  const open = useDraftList().data?.drafts;
  const missing = [...new Set(ids)].filter((id) => id !== undefined && open?.every((one) => one.id !== id));
  const named = useQueries({
    queries: open ? missing.map((id) => namedDraftQuery(id ?? '')) : [],
    combine: (found) => ({
      isPending: found.some(({ isPending }) => isPending),
      drafts: found.flatMap(({ data }) => data ?? []),
    }),
  });
  return open && !named.isPending ? [...open, ...named.drafts] : undefined;
};
