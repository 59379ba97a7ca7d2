import { readPointer } from './pointer.ts';
import { BrokenRelease, readRelease, type WholeRelease } from './read-release.ts';

/** The release that the pointer names, and the publication that made it live where the pointer bears its number. */
export interface Pointed {
  readonly release: WholeRelease;
  readonly number?: number | undefined;
}

/** The pointer's release, checked against the pointer's own fingerprint. Throws a `BrokenRelease` with what is wrong and the remedy. */
export const pointedRelease = (dist: string): Pointed => {
  const pointer = readPointer(dist);
  if (!pointer) throw new BrokenRelease(`${dist} has no live release`);
  const release = readRelease(dist, pointer.release);
  if (release.manifest !== pointer.manifest)
    throw new BrokenRelease(`release ${release.id} is corrupted: its release.json does not fit the pointer`);
  return { release, number: pointer.number };
};

/** What is wrong with the release that is live, and the remedy, in a sentence; undefined where it is whole. */
export const liveProblem = (dist: string): string | undefined => {
  try {
    pointedRelease(dist);
    return undefined;
  } catch (error) {
    if (error instanceof BrokenRelease) return error.message;
    throw error;
  }
};
