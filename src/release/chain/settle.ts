import { mkdirSync } from 'node:fs';
import { writeDurably } from '../durable-files.ts';
import { isLiveWritten, writeLive } from '../hosting/live-files.ts';
import { pointerText, readPointer, releasePaths, type ReleasePointer } from '../pointer.ts';
import { BrokenRelease, readRelease } from '../read-release.ts';
import type { Publication } from './publication.ts';
import { publicationChain } from './publication-chain.ts';

// A pointer with a higher number stays, because restoring an older chain must not move it backwards.
const isBehind = (pointer: ReleasePointer | undefined, { number, release }: Publication): boolean => {
  if (pointer?.number === undefined) return true;
  return pointer.number < number || (pointer.number === number && pointer.release !== release);
};

// A publication counts from its entry on, even if its process was killed then; the next process does the
// rest. Needs no lock: of several processes each continues until the last entry is settled.
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
  if (live !== undefined && !isLiveWritten(dist, live))
    writeLive(dist, readRelease(dist, live), new Date(entry.time));
};

/**
 * Completes an interrupted publication if its release is complete. If not, changes nothing; the next
 * publication may replace it.
 */
export const settleIfComplete = (dist: string): void => {
  try {
    settle(dist);
  } catch (error) {
    if (!(error instanceof BrokenRelease)) throw error;
  }
};

/**
 * Completes an interrupted publication if this process may write. A host with only read access leaves it to another
 * process.
 */
export const settleIfAllowed = (dist: string): void => {
  try {
    settle(dist);
  } catch {
    // A folder without access is served as far as possible. The host reports problems of its release itself.
  }
};
