import { useInfiniteQuery } from '@tanstack/react-query';
import type { ItemHistory } from '../../api/generated/api-shapes.ts';
import { ask } from '../api/ask.ts';
import { type ItemPlaces, type ItemStep, itemStep } from './item-steps.ts';
import { type ReleaseMarks, releaseMarks } from './taken-back.ts';

export interface ItemRelease extends Pick<ItemHistory['steps'][number], 'entry' | 'authors'> {
  readonly step: ItemStep;
  readonly marks: ReleaseMarks;
}

export interface ItemReleases {
  readonly releases: readonly ItemRelease[];
  /** The numbers of releases that could not be compared. */
  readonly unread: readonly number[];
  readonly since: number | undefined;
  readonly isLooking: boolean;
  readonly error: Error | null;
  /** Compares with older releases; undefined without older ones. */
  readonly further: (() => void) | undefined;
}

export const useItemReleases = (item: ItemPlaces, variants: readonly string[]): ItemReleases => {
  const { entry, words } = item;
  // A new release also loads what starts with `publications` again.
  const found = useInfiniteQuery({
    queryKey: ['publications', 'item', entry],
    queryFn: ({ pageParam }) =>
      ask('GET /api/item-history', { query: { entry, en: words.en, es: words.es, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const pages = found.data?.pages ?? [];
  const releases = pages.flatMap(({ steps, referred, takenBack }) =>
    steps.map(({ entry: release, authors, edits }): ItemRelease => {
      const step = itemStep(edits, item, variants, referred);
      return {
        ...{ entry: release, authors, step },
        marks: releaseMarks(release, { key: entry, ...step }, takenBack),
      };
    }),
  );
  return {
    releases,
    unread: pages.flatMap(({ unread }) => unread),
    since: pages.at(-1)?.since ?? undefined,
    isLooking: found.isPending || found.isFetchingNextPage,
    error: found.error,
    further: found.hasNextPage ? () => void found.fetchNextPage() : undefined,
  };
};
