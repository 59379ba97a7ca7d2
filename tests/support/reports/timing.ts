import { bench } from 'vitest';

interface Timing {
  readonly run: () => void;
  /** Milliseconds of the fastest run: the others measure what else the machine was doing. */
  readonly fastest: () => number;
}

/** Keeps the fastest of the runs that `measure` tells the milliseconds of. */
export const timing = (measure: () => number): Timing => {
  let best = Infinity;
  return { run: () => void (best = Math.min(best, measure())), fastest: () => best };
};

/** The time of work that is done `times` over in each run, in milliseconds for one; `prepare` is not counted. */
export const timed = (work: () => void, times = 1, prepare: () => void = () => undefined): Timing =>
  timing(() => {
    prepare();
    const start = performance.now();
    for (let round = 0; round < times; round += 1) work();
    return (performance.now() - start) / times;
  });

const warmUp = 1;

/**
 * A bench of so many runs that fails when its fastest run is above the limit (milliseconds). On a busy machine as many runs again
 * may be needed, five times over at most. It fails in its last run: what is thrown after the runs would leave Vitest waiting.
 */
export const benchWithin = (title: string, { run, fastest }: Timing, [iterations, limit]: readonly [number, () => number]): void => {
  let left = iterations + warmUp;
  const last = (): void => {
    for (let more = 0; more < iterations * 5 && fastest() > limit(); more += 1) run();
    if (fastest() > limit()) throw new Error(`${title}: ${fastest().toFixed(3)} ms at best, above ${limit().toFixed(3)} ms`);
  };
  const work = (): void => {
    run();
    left -= 1;
    if (left === 0) last();
  };
  bench(title, work, { iterations, time: 0, warmupIterations: warmUp, warmupTime: 0 });
};
