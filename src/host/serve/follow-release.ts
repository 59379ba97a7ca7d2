import { statSync } from 'node:fs';
import { BrokenRelease } from '../release/broken-release.ts';
import { readPointer } from '../release/read-pointer.ts';
import { readRelease, type WholeRelease } from '../release/read-release.ts';
import { publicationLog } from '../release/publication-log.ts';
import { releasePaths } from '../release/release-paths.ts';

const lookEveryMilliseconds = 500;

interface Watch {
  /** A release became the one that is served. */
  readonly onLive: (release: WholeRelease) => void;
  /** The pointer names a release that is torn or corrupted; the last good one stays. */
  readonly onProblem: (problem: string) => void;
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The pointer's release, checked against the pointer's own fingerprint. */
const pointedRelease = (dist: string): WholeRelease => {
  const pointer = readPointer(dist);
  if (!pointer) throw new BrokenRelease(`${dist} has no live release`);
  const release = readRelease(dist, pointer.release);
  if (release.manifest !== pointer.manifest)
    throw new BrokenRelease(`release ${release.id} is corrupted: its release.json does not fit the pointer`);
  return release;
};

const lastGood = (dist: string): WholeRelease | undefined => {
  for (const { release } of publicationLog(dist).list()) {
    try {
      return readRelease(dist, release);
    } catch {
      continue;
    }
  }
  return undefined;
};

const stampOf = (dist: string): string => {
  try {
    const { mtimeMs, ino, size } = statSync(releasePaths(dist).pointer);
    return `${mtimeMs} ${ino} ${size}`;
  } catch {
    return '';
  }
};

/**
 * Follows the pointer of a built folder: a new release is read, checked and handed on within half a second, with no word between
 * several hosts over one folder. Throws a sentence when at the start no release is whole.
 */
export const followRelease = (dist: string, { onLive, onProblem }: Watch): { readonly close: () => void } => {
  let stamp = stampOf(dist);
  let live: string | undefined;
  const take = (release: WholeRelease): void => {
    if (release.id === live) return;
    live = release.id;
    onLive(release);
  };
  try {
    take(pointedRelease(dist));
  } catch (error) {
    const good = lastGood(dist);
    if (!good) throw error;
    onProblem(sentence(error));
    take(good);
  }
  const look = (): void => {
    const now = stampOf(dist);
    if (now === stamp) return;
    stamp = now;
    try {
      take(pointedRelease(dist));
    } catch (error) {
      onProblem(sentence(error));
    }
  };
  const timer = setInterval(look, lookEveryMilliseconds).unref();
  return { close: () => clearInterval(timer) };
};
