import { liveProblem } from '../../../release/pointed-release.ts';

// About a hundred files: reading all takes 10 to 50 ms, which is fine twice a minute.
const everyMilliseconds = 30_000;

export interface ReleaseWatch {
  readonly look: (number: number) => void;
  readonly problem: () => string | undefined;
}

// Reports each problem once, until it is over.
export const watchRelease = (
  dist: string,
  onProblem: (problem: string) => void,
  now = (): number => performance.now(),
): ReleaseWatch => {
  let seen = -1;
  let next = 0;
  let problem: string | undefined;
  return {
    look: (number) => {
      // Before the first publication there are no files.
      if (number === 0 || (number === seen && now() < next)) return;
      [seen, next] = [number, now() + everyMilliseconds];
      const found = liveProblem(dist);
      if (found !== undefined && found !== problem) onProblem(found);
      problem = found;
    },
    problem: () => problem,
  };
};
