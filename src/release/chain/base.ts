import { readPointer } from '../pointer.ts';
import type { Publication } from './publication.ts';
import { publicationChain } from './publication-chain.ts';

/** The publication that an author started from: its number and, if known, its source. */
export interface Base {
  readonly number: number;
  readonly source?: string;
}

export interface Live {
  readonly number: number;
  readonly release: string | undefined;
  readonly source: string | undefined;
  /** Undefined when the entry is lost or cannot be read. */
  readonly entry: Publication | undefined;
}

const liveBy = (entry: Publication): Live => ({
  number: entry.number,
  release: entry.release,
  source: entry.source,
  entry,
});

/**
 * Returns the live publication: the last entry of the chain or, in older folders, the last one that made the
 * current release live. If the pointer has a higher number than the chain (for example after restoring a
 * backup), the pointer wins. Undefined when nothing was published. `chain` is the folder's, if it is already open.
 */
export const livePublication = (dist: string, chain = publicationChain(dist)): Live | undefined => {
  const pointer = readPointer(dist);
  const last = chain.last();
  const number = Math.max(last?.number ?? 0, pointer?.number ?? 0);
  if (last?.entry && last.number === number) return liveBy(last.entry);
  if (number > 0) return { number, release: pointer?.release, source: undefined, entry: undefined };
  const entry = chain.list().find(({ release }) => release === pointer?.release);
  return entry && liveBy(entry);
};

/**
 * Thrown when another source went live after the one that the author started from, because this publication
 * would undo it.
 */
export class BaseMoved extends Error {
  readonly base: Base;
  readonly live: Live;

  constructor(base: Base, live: Live) {
    super(`Publication #${live.number} is live, and this one is based on #${base.number}.`);
    this.base = base;
    this.live = live;
  }
}

// Compares sources if both are known: a deployment of code adds an entry with the same source, which undoes
// no one's edits.
export const isBaseLive = (base: Base, live: Live): boolean =>
  base.source !== undefined && live.source !== undefined
    ? base.source === live.source
    : base.number === live.number;

/** Returns true when the only release that was ever live came from a build, which has no author. */
export const isFreshBuild = ({ number, entry }: Live): boolean =>
  number === 1 && entry?.kind === 'publish' && entry.author === undefined;

// Without a live publication there is nothing to undo.
export const refuseMovedBase = (live: Live | undefined, base: Base | undefined): void => {
  if (base && live && !isBaseLive(base, live)) throw new BaseMoved(base, live);
};
