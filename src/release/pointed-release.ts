import { readPointer } from './pointer.ts';
import { BrokenRelease, readRelease, type WholeRelease } from './read-release.ts';

export interface Pointed {
  readonly release: WholeRelease;
  readonly number?: number | undefined;
}

/**
 * Reads and checks the live release against the hash in the pointer. Throws `BrokenRelease` with the problem
 * and what to do.
 */
export const pointedRelease = (dist: string): Pointed => {
  const pointer = readPointer(dist);
  if (!pointer) throw new BrokenRelease(`${dist} has no live release`);
  const release = readRelease(dist, pointer.release);
  if (release.manifest !== pointer.manifest)
    throw new BrokenRelease(`release ${release.id} is damaged: its release.json does not match the pointer`);
  return { release, number: pointer.number };
};

/** Returns the problem of the live release and what to do; undefined when it is complete. */
export const liveProblem = (dist: string): string | undefined => {
  try {
    pointedRelease(dist);
    return undefined;
  } catch (error) {
    if (error instanceof BrokenRelease) return error.message;
    throw error;
  }
};
