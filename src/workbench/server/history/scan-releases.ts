import type { Publication } from '../../../release/chain/publication.ts';

/** A release, and the comparison of its source with the one before. */
export interface Compared<Found> {
  readonly entry: Publication;
  /** The source of the release before. */
  readonly before: string | undefined;
  readonly found: readonly Found[];
  /** True if the source of the release or of the one before cannot be read, so that changes may be missing. */
  readonly isUnread: boolean;
}

/**
 * A function that compares each release with the one before, newest first. The oldest release is compared with
 * nothing.
 */
export type Compare<Found> = (entries: readonly Publication[]) => Promise<readonly Compared<Found>[]>;

// Compared at once, so that a scan that finds enough soon is soon answered.
const batch = 20;

/** The limits of one request. */
export interface Scan {
  /** Only releases below this number. */
  readonly before: number | undefined;
  /** A scan ends after the release where it reaches this number of results. */
  readonly pageSize: number;
  /** A scan that finds little ends after this number of releases; the next request continues. */
  readonly mostReleases: number;
}

export interface Scanned<Found> {
  /** The releases where something was found. */
  readonly releases: readonly Compared<Found>[];
  /** The numbers of releases that could not be compared. */
  readonly unread: readonly number[];
  /** The number of the oldest release that the scan compared with. */
  readonly since: number | undefined;
  /** The next request; undefined if no older releases are left. */
  readonly next: number | undefined;
}

/** Scans the chain, newest first, one whole release at a time. */
export const scanReleases = async <Found>(
  chain: readonly Publication[],
  { before, pageSize, mostReleases }: Scan,
  compare: Compare<Found>,
  countOf: (found: readonly Found[]) => number = ({ length }) => length,
): Promise<Scanned<Found>> => {
  const entries = chain.filter(({ number }) => before === undefined || number < before);
  const releases: Compared<Found>[] = [];
  const unread: number[] = [];
  let count = 0;
  let at = 0;
  while (at < entries.length - 1 && at < mostReleases && count < pageSize)
    for (const one of await compare(entries.slice(at, at + batch + 1))) {
      at += 1;
      if (one.isUnread) unread.push(one.entry.number);
      if (one.found.length > 0) releases.push(one);
      count += countOf(one.found);
      if (count >= pageSize) break;
    }
  const oldest = entries[at]?.number;
  const isEnd = at >= entries.length - 1;
  return { releases, unread, since: oldest, next: isEnd || oldest === undefined ? undefined : oldest + 1 };
};
