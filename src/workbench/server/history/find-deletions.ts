import { type Deletion, deletionText } from '../../../authoring/draft/history/deletions.ts';
import { foldText } from '../../../config/fold-text.ts';
import type { Publication } from '../../../release/chain/publication.ts';
import { type Compare, type Scanned, scanReleases } from './scan-releases.ts';

export interface Search {
  /** Only releases below this number. */
  readonly before: number | undefined;
  /** Part of a name, id or address; empty for all. */
  readonly text: string;
}

/** Finds deletions in the chain, newest first: whole releases, until a page is full. */
export const findDeletions = (
  chain: readonly Publication[],
  { before, text }: Search,
  deletions: Compare<Deletion>,
): Promise<Scanned<Deletion>> => {
  const wanted = foldText(text.trim());
  return scanReleases(chain, { before, pageSize: 20, mostReleases: 400 }, async (entries) =>
    (await deletions(entries)).map((one) => ({
      ...one,
      found: one.found.filter((deletion) => foldText(deletionText(deletion)).includes(wanted)),
    })),
  );
};
