import { readPointer } from '../pointer.ts';
import type { Publication } from './publication.ts';
import { publicationChain } from './publication-chain.ts';

/** What an author had before them: a publication, by its number and, where that is known, its source. */
export interface Base {
  readonly number: number;
  readonly source?: string;
}

/** What is live, as far as it is known. */
export interface Live {
  readonly number: number;
  readonly release: string | undefined;
  readonly source: string | undefined;
  /** Undefined where it is lost or cannot be read. */
  readonly entry: Publication | undefined;
}

const liveBy = (entry: Publication): Live => ({ number: entry.number, release: entry.release, source: entry.source, entry });

/**
 * What is live: the last entry of the chain; in folders of earlier forms the last one that made the pointer's release live. A pointer of
 * a later number than the chain has, as after a chain came back from a backup, is believed. Undefined where no publication is known.
 */
export const livePublication = (dist: string): Live | undefined => {
  const [chain, pointer] = [publicationChain(dist), readPointer(dist)];
  const last = chain.last();
  const number = Math.max(last?.number ?? 0, pointer?.number ?? 0);
  if (last?.entry && last.number === number) return liveBy(last.entry);
  if (number > 0) return { number, release: pointer?.release, source: undefined, entry: undefined };
  const entry = chain.list().find(({ release }) => release === pointer?.release);
  return entry && liveBy(entry);
};

/** Somebody made another source live than the one that a new publication is based on: it would undo theirs. */
export class BaseMoved extends Error {
  readonly base: Base;
  readonly live: Live;

  constructor(base: Base, live: Live) {
    super(`Publication #${live.number} is live, and this one is based on #${base.number}.`);
    this.base = base;
    this.live = live;
  }
}

/**
 * Whether what is live is still what an author had before them. Sources decide, where both are known: a deploy of code adds an entry
 * with the same source, which undoes nobody's work.
 */
export const isBaseLive = (base: Base, live: Live): boolean =>
  base.source !== undefined && live.source !== undefined ? base.source === live.source : base.number === live.number;

/** Whether all that was ever live is the first release of a build, which nobody signs. */
export const isFreshBuild = ({ number, entry }: Live): boolean => number === 1 && entry?.kind === 'publish' && entry.author === undefined;

/** Throws `BaseMoved` where a base is given and not live. Where nothing is live there is nothing to undo. */
export const refuseMovedBase = (live: Live | undefined, base: Base | undefined): void => {
  if (base && live && !isBaseLive(base, live)) throw new BaseMoved(base, live);
};
