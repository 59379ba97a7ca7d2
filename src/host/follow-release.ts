import { statSync } from 'node:fs';
import { type Pointed, pointedRelease } from '../release/pointed-release.ts';
import { releasePaths } from '../release/pointer.ts';
import { publicationChain } from '../release/chain/publication-chain.ts';
import { type WholeRelease, wholeRelease } from '../release/read-release.ts';

const lookEveryMilliseconds = 500;

interface Watch {
  /** A release became the one that is served, by the publication of this number where it bears one. */
  readonly onLive: (release: WholeRelease, number?: number) => void;
  /** The pointer names a release that is torn or corrupted; the last good one stays. */
  readonly onProblem: (problem: string) => void;
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The last publication whose release is whole; undefined also where this account may not read the log. */
const lastGood = (dist: string): WholeRelease | undefined => {
  try {
    for (const { release } of publicationChain(dist).list()) {
      const whole = wholeRelease(dist, release);
      if (whole) return whole;
    }
    return undefined;
  } catch {
    return undefined;
  }
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
 * Follows the pointer of a built folder: a new release is read, checked and handed on within half a second, by each of
 * several hosts over one folder for itself. One that is not whole is looked at again every half second, since its files may still be on their way;
 * each problem of it is reported once. Throws a sentence when at the start no release is whole.
 */
export const followRelease = (dist: string, { onLive, onProblem }: Watch): { readonly close: () => void } => {
  const reported = new Set<string>();
  let stamp: string | undefined;
  let live: string | undefined;
  const take = ({ release, number }: Pointed): void => {
    const named = `${release.id} ${number}`;
    if (named === live) return;
    onLive(release, number);
    live = named;
  };
  const report = (error: unknown): void => {
    const problem = sentence(error);
    if (!reported.has(problem)) onProblem(problem);
    reported.add(problem);
  };
  const look = (): void => {
    const now = stampOf(dist);
    if (now === stamp) return;
    take(pointedRelease(dist));
    stamp = now;
    reported.clear();
  };
  try {
    look();
  } catch (error) {
    const good = lastGood(dist);
    if (!good) throw error;
    report(error);
    take({ release: good });
  }
  const lookAgain = (): void => {
    try {
      look();
    } catch (error) {
      report(error);
    }
  };
  const timer = setInterval(lookAgain, lookEveryMilliseconds).unref();
  return { close: () => clearInterval(timer) };
};
