import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { outlineOf } from '../../../authoring/draft/outline.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { memoize } from '../../../rules/memoize.ts';
import type { Draft, Judgement } from '../../api/generated/api-shapes.ts';
import { failedWith } from '../api/api-failure.ts';
import { ask } from '../api/ask.ts';
import { draftQuery } from '../api/queries.ts';
import { type ItemChange, itemChanges } from './content/item-changes.ts';
import { type OutlineIndex, outlineIndex } from './content/outline-index.ts';
import { sameFiles } from './content/same-files.ts';
import { type Sayings, sayingsOf } from './content/sayings.ts';
import { deriveFiles, sourceKey } from './derive-files.ts';

/** The files of a source; they never change, so they are loaded once, or made here where the page knows the edits that led to them. */
export const sourceQuery = (id: string) =>
  queryOptions({
    queryKey: sourceKey(id),
    queryFn: async ({ client }): Promise<SourceFiles> =>
      (await deriveFiles(client, id)) ?? (await ask('GET /api/sources/:id', { path: { id } })).files,
    staleTime: 'static',
  });

/** How often the server is asked again while it judges; a judgement takes it about a second. */
const judgingPause = 1_000;

/** The server judges only so many new sources a minute for one person; who types gets the next answer a little later. */
const tooManyPause = 6_000;

type Judged = Judgement | 'working' | 'too-many';

const asJudged = async (asked: Promise<object>): Promise<Judged> => {
  try {
    const answer = await asked;
    return 'state' in answer ? 'working' : (answer as Judgement);
  } catch (thrown) {
    if (failedWith(thrown, 'too-many')) return 'too-many';
    throw thrown;
  }
};

const pauseAfter = (judged: Judged | undefined): number | false => {
  if (judged === 'too-many') return tooManyPause;
  return judged === 'working' ? judgingPause : false;
};

/** The server is asked once nobody has saved for so long: while somebody types, each judgement would be an old one before it is there. */
const calmPause = 2_000;

/** The source of a draft once it has stayed the same for a moment; the one that it was opened with at once. */
const useCalmSource = (source: string): string => {
  const [calm, setCalm] = useState(source);
  useEffect(() => {
    if (calm === source) return undefined;
    const timer = setTimeout(() => setCalm(source), calmPause);
    return () => clearTimeout(timer);
  }, [calm, source]);
  return calm;
};

/** What the server said last of a draft, which may be of an older source than the draft has now; undefined until it has said anything. */
export const useLastJudgement = ({ id, source }: Pick<Draft, 'id' | 'source'>): Judgement | undefined => {
  const calm = useCalmSource(source);
  const { data } = useQuery({ ...judgementQuery({ id, source: calm }), enabled: calm === source });
  const [last, setLast] = useState<Judgement>();
  const found = typeof data === 'object' ? data : last;
  if (found !== last) setLast(found);
  return found;
};

/** What the server says of the current source of a draft; no judgement while it has none. */
const judgementQuery = ({ id, source }: Pick<Draft, 'id' | 'source'>) =>
  queryOptions({
    queryKey: ['judgement', id, source],
    queryFn: async (): Promise<Judged> => {
      const judged = await asJudged(ask('GET /api/drafts/:id/judgement', { path: { id } }));
      return typeof judged === 'string' || judged.source === source ? judged : 'working';
    },
    refetchInterval: ({ state }) => pauseAfter(state.data),
    staleTime: Infinity,
  });

/** What members see differently with one source than with another. */
export const comparisonQuery = (source: string, against: string) =>
  queryOptions({
    queryKey: ['comparison', source, against],
    queryFn: () => asJudged(ask('GET /api/sources/:id/judgement', { path: { id: source }, query: { against } })),
    refetchInterval: ({ state }) => pauseAfter(state.data),
    staleTime: Infinity,
  });

/** The conversations about a draft; they grow old with the draft's events. */
export const threadsQuery = (id: string) =>
  queryOptions({
    queryKey: ['draft', id, 'threads'],
    queryFn: async () => (await ask('GET /api/drafts/:id/threads', { path: { id } })).threads,
  });

/** The windows in which nothing is published. */
export const freezesQuery = queryOptions({
  queryKey: ['freezes'],
  queryFn: async () => (await ask('GET /api/freezes', {})).freezes,
});

/** The files of a draft and of its base, with what is made of them; undefined until they are there. */
export interface DraftFiles {
  readonly base: SourceFiles;
  readonly files: SourceFiles;
  readonly changes: readonly ItemChange[];
  readonly outline: OutlineIndex;
  readonly sayings: Sayings;
}

const madeOf = memoize((base: SourceFiles) =>
  memoize((files: SourceFiles): DraftFiles => ({
    base,
    files,
    changes: itemChanges(base, files),
    outline: outlineIndex(outlineOf(files)),
    sayings: sayingsOf(files),
  })),
);

/** What is made of the files of a draft and of its base; of the same files the same. */
export const draftFiles = (base: SourceFiles, files: SourceFiles): DraftFiles => madeOf(base)(files);

/** The files of a draft, asked for and compared; the last ones stay while newer ones come, and `loaded` says of which source they are. */
export const useDraftFiles = ({ baseSource, source }: Pick<Draft, 'baseSource' | 'source'>) => {
  const base = useQuery({ ...sourceQuery(baseSource), placeholderData: (old) => old });
  const own = useQuery({ ...sourceQuery(source), placeholderData: (old) => old });
  const [before, after] = [base.data, own.data];
  const data = useMemo((): DraftFiles | undefined => before && after && draftFiles(before, sameFiles(after)), [before, after]);
  const loaded = own.isPlaceholderData ? undefined : source;
  return { data, loaded, error: base.error ?? own.error, refetch: () => Promise.all([base.refetch(), own.refetch()]) };
};

/** Takes over a draft as the server just answered it, and has everything that follows from it asked for again. */
export const useTakeDraft = () => {
  const queries = useQueryClient();
  return (id: string, draft?: Draft): void => {
    if (draft) queries.setQueryData(draftQuery(id).queryKey, draft);
    void queries.invalidateQueries({ queryKey: ['draft', id] });
    void queries.invalidateQueries({ queryKey: ['drafts'] });
    void queries.invalidateQueries({ queryKey: ['live'] });
  };
};
