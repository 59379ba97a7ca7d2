import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { sameJson } from '../../../authoring/draft/json-value.ts';
import { outlineOf } from '../../../authoring/draft/outline.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { memoize } from '../../../rules/memoize.ts';
import type { Differences, Draft, Judgement } from '../../api/generated/api-shapes.ts';
import { failedWith } from '../api/api-failure.ts';
import { ask } from '../api/ask.ts';
import { draftQuery } from '../api/queries.ts';
import { saveUnderWay } from '../api/save-edits.ts';
import { type ItemChange, itemChanges } from './content/item-changes.ts';
import { type OutlineIndex, outlineIndex } from './content/outline-index.ts';
import { type ConditionLabels, conditionLabels } from './content/condition-labels.ts';
import { deriveFiles, sourceKey } from './derive-files.ts';

// More than the number of keys typed while the server saves and answers.
const mostCached = 12;

let cached: readonly SourceFiles[] = [];

// Results calculated while typing are reused for the server's copy of the files.
export const sameFiles = (files: SourceFiles): SourceFiles => {
  const known = cached.find((one) => one === files) ?? cached.find((one) => sameJson(one, files)) ?? files;
  cached = [known, ...cached.filter((one) => one !== known)].slice(0, mostCached);
  return known;
};

// Sources never change: each is loaded once, or made from known edits.
export const sourceQuery = (id: string) =>
  queryOptions({
    queryKey: sourceKey(id),
    queryFn: async ({ client }): Promise<SourceFiles> =>
      (await deriveFiles(client, id)) ?? (await ask('GET /api/sources/:id', { path: { id } })).files,
    staleTime: 'static',
  });

// In milliseconds; a check takes about a second.
const checkPause = 1_000;

// In milliseconds: the server checks a limited number of new sources per minute and user.
const tooManyPause = 6_000;

type Waits = 'working' | 'too-many';

type Checked = Judgement | Waits;

const orWaits = async <T extends object>(asked: Promise<T>): Promise<T | Waits> => {
  try {
    const answer = await asked;
    return 'state' in answer ? 'working' : answer;
  } catch (thrown) {
    if (failedWith(thrown, 'too-many')) return 'too-many';
    throw thrown;
  }
};

const pauseAfter = (checked: object | Waits | undefined): number | false => {
  if (checked === 'too-many') return tooManyPause;
  return checked === 'working' ? checkPause : false;
};

// In milliseconds without a save: an earlier answer would be about an older source, and a user who types saves every
// two seconds. The worker of the page finds problems earlier.
const calmPause = 3_000;

// The first source is checked without a delay.
const useCalmSource = (source: string): string => {
  const [calm, setCalm] = useState(source);
  useEffect(() => {
    if (calm === source) return undefined;
    const timer = setTimeout(() => setCalm(source), calmPause);
    return () => clearTimeout(timer);
  }, [calm, source]);
  return calm;
};

export const useLastCheckResult = ({ id, source }: Pick<Draft, 'id' | 'source'>): Judgement | undefined => {
  const calm = useCalmSource(source);
  const { data } = useQuery({ ...checkQuery({ id, source: calm }), enabled: calm === source });
  const [last, setLast] = useState<Judgement>();
  const found = typeof data === 'object' ? data : last;
  if (found !== last) setLast(found);
  return found;
};

const checkQuery = ({ id, source }: Pick<Draft, 'id' | 'source'>) =>
  queryOptions({
    queryKey: ['check', id, source],
    queryFn: async ({ client }): Promise<Checked> => {
      // The server has a newer source soon, and a busy server has none to spare.
      await saveUnderWay(id);
      if (client.getQueryData(draftQuery(id).queryKey)?.source !== source) return 'working';
      const checked = await orWaits(ask('GET /api/drafts/:id/judgement', { path: { id } }));
      return typeof checked === 'string' || checked.source === source ? checked : 'working';
    },
    refetchInterval: ({ state }) => pauseAfter(state.data),
    staleTime: Infinity,
  });

// Not checked while the user types: only after the check of the same source.
export const emergencyQuery = ({ id, source, baseSource }: Pick<Draft, 'id' | 'source' | 'baseSource'>) =>
  queryOptions({
    queryKey: ['emergency', id, source, baseSource],
    queryFn: () => ask('GET /api/drafts/:id/emergency', { path: { id } }),
    retry: (_, thrown) => failedWith(thrown, 'too-many'),
    retryDelay: tooManyPause,
  });

export const comparisonQuery = (source: string, against: string) =>
  queryOptions({
    queryKey: ['comparison', source, against],
    queryFn: () =>
      orWaits(ask('GET /api/sources/:id/judgement', { path: { id: source }, query: { against } })),
    refetchInterval: ({ state }) => pauseAfter(state.data),
    staleTime: Infinity,
  });

// What is different from the change that a review approved.
export const differencesQuery = ({ id, source, baseSource }: Draft, review: string) =>
  queryOptions({
    queryKey: ['differences', id, review, baseSource, source],
    queryFn: async (): Promise<Differences | Waits> => {
      const answer = await orWaits(
        ask('GET /api/drafts/:id/differences', { path: { id }, query: { review } }),
      );
      return typeof answer === 'string' || answer.source === source ? answer : 'working';
    },
    refetchInterval: ({ state }) => pauseAfter(state.data),
    staleTime: Infinity,
  });

/** The draft, or the earlier release, that goes live. */
export type GoesLive = { readonly draft: string } | { readonly release: number };

// Asked whenever a dialog opens, because other drafts change.
export const affectedQuery = (query: GoesLive) =>
  queryOptions({
    queryKey: ['affected', query],
    queryFn: () => orWaits(ask('GET /api/affected', { query })),
    refetchInterval: ({ state }) => pauseAfter(state.data),
  });

export const threadsQuery = (id: string) =>
  queryOptions({
    queryKey: ['draft', id, 'threads'],
    queryFn: async () => (await ask('GET /api/drafts/:id/threads', { path: { id } })).threads,
  });

export const freezesQuery = queryOptions({
  queryKey: ['freezes'],
  queryFn: async () => (await ask('GET /api/freezes', {})).freezes,
});

export interface DraftFiles {
  readonly base: SourceFiles;
  readonly files: SourceFiles;
  readonly changes: readonly ItemChange[];
  readonly outline: OutlineIndex;
  readonly labels: ConditionLabels;
}

const madeOf = memoize((base: SourceFiles) =>
  memoize((files: SourceFiles): DraftFiles => ({
    base,
    files,
    changes: itemChanges(base, files),
    outline: outlineIndex(outlineOf(files)),
    labels: conditionLabels(files),
  })),
);

// The same result for the same files.
export const draftFiles = (base: SourceFiles, files: SourceFiles): DraftFiles => madeOf(base)(files);

// The last files stay until newer ones arrive; `loaded` names their source.
export const useDraftFiles = ({ baseSource, source }: Pick<Draft, 'baseSource' | 'source'>) => {
  const base = useQuery({ ...sourceQuery(baseSource), placeholderData: (old) => old });
  const own = useQuery({ ...sourceQuery(source), placeholderData: (old) => old });
  const before = base.data;
  const after = own.data;
  const data = useMemo(
    (): DraftFiles | undefined => before && after && draftFiles(before, sameFiles(after)),
    [before, after],
  );
  const loaded = own.isPlaceholderData ? undefined : source;
  return {
    data,
    loaded,
    error: base.error ?? own.error,
    refetch: () => Promise.all([base.refetch(), own.refetch()]),
  };
};

export const useTakeDraft = () => {
  const queries = useQueryClient();
  return (id: string, draft?: Draft): void => {
    if (draft) queries.setQueryData(draftQuery(id).queryKey, draft);
    void queries.invalidateQueries({ queryKey: ['draft', id] });
    void queries.invalidateQueries({ queryKey: ['drafts'] });
    void queries.invalidateQueries({ queryKey: ['live'] });
  };
};
