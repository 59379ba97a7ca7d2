import { mkdirSync } from 'node:fs';
import { writeDurably } from '../durable-files.ts';
import { isLiveWritten, writeLive } from '../hosting/live-files.ts';
import { pointerText, readPointer, type ReleasePointer, releasePaths } from '../pointer.ts';
import { BrokenRelease, readRelease } from '../read-release.ts';
import type { Publication } from './publication.ts';
import { publicationChain } from './publication-chain.ts';

/** Whether a pointer says less than the last entry. One of a later number stays: a chain that was put back from a backup moves nothing backwards. */
const isBehind = (pointer: ReleasePointer | undefined, { number, release }: Publication): boolean => {
  if (pointer?.number === undefined) return true;
  return pointer.number < number || (pointer.number === number && pointer.release !== release);
};

/**
 * Lets the pointer, and the files for plain hosts, name the last publication, and looks again until they do: a publication has happened
 * with its entry, also where its process was killed right then, and whoever looks next does the rest. Needs no lock: of several that
 * settle at once each goes on until it finds the last entry settled. Throws a `BrokenRelease` where the last release is torn.
 */
export const settle = (dist: string): void => {
  const entry = publicationChain(dist).last()?.entry;
  if (!entry) return;
  const isLate = isBehind(readPointer(dist), entry);
  if (isLate) {
    const release = readRelease(dist, entry.release);
    mkdirSync(releasePaths(dist).all, { recursive: true });
    writeDurably(releasePaths(dist).pointer, pointerText(release, entry.number));
    writeLive(dist, release, new Date(entry.time));
    settle(dist);
    return;
  }
  const live = readPointer(dist)?.release;
  if (live !== undefined && !isLiveWritten(dist, live)) writeLive(dist, readRelease(dist, live), new Date(entry.time));
};

/** Settles where that can be done: a last release that is torn stays as it is, and what follows may replace it. */
export const settleWhatIsWhole = (dist: string): void => {
  try {
    settle(dist);
  } catch (error) {
    if (!(error instanceof BrokenRelease)) throw error;
  }
};

/** Settles for a host, which may be one that can only read: then another process does it. */
export const settleIfAllowed = (dist: string): void => {
  try {
    settle(dist);
  } catch {
    // A folder that cannot be written, or read, is served as far as it can be; the host itself tells what is wrong with its release.
  }
};
