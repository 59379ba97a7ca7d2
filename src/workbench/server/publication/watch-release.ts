import { liveProblem } from '../../../release/pointed-release.ts';

// A release is some hundred files: reading all of them takes 10 to 50 ms, which nobody notices twice a minute.
const everyMilliseconds = 30_000;

export interface ReleaseWatch {
  /** Looks at it, where it is time or `number` is another publication than the last time. */
  readonly look: (number: number) => void;
  /** What is wrong with it, and the remedy; undefined where it is whole. */
  readonly problem: () => string | undefined;
}

// Watches whether the files of the live release are whole; each problem is told once, until it is over.
export const watchRelease = (dist: string, onProblem: (problem: string) => void, now = (): number => performance.now()): ReleaseWatch => {
  let [seen, next] = [-1, 0];
  let problem: string | undefined;
  return {
    look: (number) => {
      // Before the first publication there is nothing to be whole.
      if (number === 0 || (number === seen && now() < next)) return;
      [seen, next] = [number, now() + everyMilliseconds];
      const found = liveProblem(dist);
      if (found !== undefined && found !== problem) onProblem(found);
      problem = found;
    },
    problem: () => problem,
  };
};
