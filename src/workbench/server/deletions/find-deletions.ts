import { foldText } from '../../../config/fold-text.ts';
import { deletionText } from '../../../authoring/draft/history/deletions.ts';
import type { Publication } from '../../../release/chain/publication.ts';
import type { Deletions, ReleaseDeletions } from './start-deletions.ts';

// Compared at once, so that a search that finds enough soon is soon answered.
const batch = 20;

// A request that finds little ends after this number of releases; the next one continues.
const mostReleases = 400;

const pageSize = 20;

export interface Search {
  /** Only releases below this number. */
  readonly before: number | undefined;
  /** Part of a name, id or address; empty for all. */
  readonly text: string;
}

export interface FoundDeletions {
  readonly found: readonly ReleaseDeletions[];
  /** The numbers of releases that could not be compared. */
  readonly unread: readonly number[];
  /** The number of the oldest release that the search compared with. */
  readonly since: number | undefined;
  /** What to ask for next; undefined if no older releases are left. */
  readonly next: number | undefined;
}

/** Finds deletions in the chain, newest first: whole releases, until a page is full. */
export const findDeletions = async (
  chain: readonly Publication[],
  { before, text }: Search,
  between: Deletions['between'],
): Promise<FoundDeletions> => {
  const wanted = foldText(text.trim());
  const entries = chain.filter(({ number }) => before === undefined || number < before);
  const found: ReleaseDeletions[] = [];
  const unread: number[] = [];
  let count = 0;
  let at = 0;
  while (at < entries.length - 1 && at < mostReleases && count < pageSize) {
    const next = await between(entries.slice(at, at + batch + 1));
    for (const one of next) {
      at += 1;
      const deletions = one.deletions.filter((deletion) => foldText(deletionText(deletion)).includes(wanted));
      if (one.isUnread) unread.push(one.entry.number);
      if (deletions.length > 0) found.push({ ...one, deletions });
      count += deletions.length;
      if (count >= pageSize) break;
    }
  }
  const isEnd = at >= entries.length - 1;
  return {
    found,
    unread,
    since: entries[at]?.number,
    next: isEnd ? undefined : (entries[at]?.number ?? 0) + 1,
  };
};
