import { statSync } from 'node:fs';
import { type Pointed, pointedRelease } from '../release/pointed-release.ts';
import { releasePaths } from '../release/pointer.ts';
import { publicationChain } from '../release/chain/publication-chain.ts';
import { type WholeRelease, wholeRelease } from '../release/read-release.ts';

const lookEveryMilliseconds = 500;

interface Watch {
  readonly onLive: (release: WholeRelease, number?: number) => void;
  // Called when the pointer names an unusable release. The last good one stays.
  readonly onProblem: (problem: string) => void;
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

// The last publication with a complete release; undefined when this account cannot read the log.
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

// Each host follows the folder independently. An incomplete release is checked again every half second,
// because its files may still be arriving; each problem is reported once.
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
