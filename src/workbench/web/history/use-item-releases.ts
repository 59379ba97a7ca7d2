import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { allReferred } from '../../../authoring/draft/history/referred.ts';
import type { ChainEntry } from '../../api/generated/api-shapes.ts';
import { ask } from '../api/ask.ts';
import { sourceQuery } from '../draft/draft-data.ts';
import { addressesOf, type ItemPlaces, type ItemStep, itemStep } from './item-steps.ts';
import { type ReleaseMarks, releaseMarks } from './taken-back.ts';

// Each release costs one download of its files, which never change.
const atATime = 10;

export interface ItemRelease {
  readonly entry: ChainEntry;
  readonly step: ItemStep;
  readonly marks: ReleaseMarks;
}

export interface ItemReleases {
  readonly releases: readonly ItemRelease[];
  readonly since: number | undefined;
  readonly isLooking: boolean;
  readonly error: Error | null;
  /** Compares with older releases; undefined if no older files are known. */
  readonly further: (() => void) | undefined;
}

export const useItemReleases = (item: ItemPlaces, variants: readonly string[]): ItemReleases => {
  const [most, setMost] = useState(atATime);
  const chain = useInfiniteQuery({
    queryKey: ['publications', 'all'],
    queryFn: ({ pageParam }) => ask('GET /api/publications', { query: { before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ publications, more }) => (more ? publications.at(-1)?.number : undefined),
  });
  const entries = (chain.data?.pages ?? []).flatMap(({ publications }) => publications);
  const known = entries.flatMap((entry) => (entry.source === null ? [] : [{ entry, source: entry.source }]));
  // One more than is shown: the oldest is compared with the one before it.
  const seen = known.slice(0, most + 1);
  const ids = [...new Set(seen.map(({ source }) => source))];
  const sources = useQueries({ queries: ids.map((id) => sourceQuery(id)) });
  const files = new Map(ids.map((id, at) => [id, sources[at]?.data]));
  const newest = seen.map(({ source }) => files.get(source)).find((one) => one !== undefined);
  const referred = useMemo(() => (newest ? allReferred(newest, addressesOf(item)) : []), [newest, item]);
  const releases = seen.slice(0, most).flatMap(({ entry, source }, at): readonly ItemRelease[] => {
    const older = seen[at + 1]?.source;
    const before = older === undefined ? undefined : files.get(older);
    const after = files.get(source);
    const step =
      before && after && older !== source ? itemStep(before, after, item, variants, referred) : undefined;
    return step ? [{ entry, step, marks: releaseMarks(entry, { key: item.entry, ...step }, entries) }] : [];
  });
  const further = (): void => {
    setMost(most + atATime);
    if (known.length <= most + 1 && chain.hasNextPage) void chain.fetchNextPage();
  };
  return {
    releases,
    since: seen.at(-1)?.entry.number,
    isLooking: chain.isPending || sources.some(({ isPending }) => isPending),
    error: chain.error ?? sources.find(({ error }) => error !== null)?.error ?? null,
    further: known.length > most + 1 || chain.hasNextPage ? further : undefined,
  };
};
