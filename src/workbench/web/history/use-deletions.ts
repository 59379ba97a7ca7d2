import { useQueries } from '@tanstack/react-query';
import type { ChainEntry } from '../../api/generated/api-shapes.ts';
import { memoize } from '../../../rules/memoize.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { type ItemChange, itemChanges } from '../draft/content/item-changes.ts';
import { sourceQuery } from '../draft/draft-data.ts';

export interface Deletion {
  readonly entry: ChainEntry;
  readonly change: ItemChange;
  /** The files that still had it. */
  readonly before: SourceFiles;
}

const removedIn = memoize((before: SourceFiles) =>
  memoize((after: SourceFiles): readonly ItemChange[] =>
    itemChanges(before, after).filter(({ kind }) => kind === 'removed'),
  ),
);

// What releases deleted, newest first; each release is compared with the one before it.
export const useDeletions = (entries: readonly ChainEntry[]) => {
  const ids = [...new Set(entries.flatMap(({ source }) => source ?? []))];
  const sources = useQueries({ queries: ids.map((id) => sourceQuery(id)) });
  const files = new Map(ids.map((id, at) => [id, sources[at]?.data]));
  const deletions = entries.flatMap((entry, at): readonly Deletion[] => {
    const [after, before] = [entry, entries[at + 1]].map((one) => files.get(one?.source ?? ''));
    return before && after && before !== after
      ? removedIn(before)(after).map((change) => ({ entry, change, before }))
      : [];
  });
  return {
    deletions,
    isLooking: sources.some(({ isPending }) => isPending),
    error: sources.find(({ error }) => error !== null)?.error ?? null,
  };
};
