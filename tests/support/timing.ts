export interface Timing {
  readonly run: () => void;
  /** Milliseconds of the fastest run: the others measure what else the machine was doing. */
  readonly fastest: () => number;
}

/** Keeps the fastest of the runs that `measure` tells the milliseconds of. */
export const timing = (measure: () => number): Timing => {
  let best = Infinity;
  return { run: () => void (best = Math.min(best, measure())), fastest: () => best };
};
