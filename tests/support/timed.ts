import { timing, type Timing } from './timing.ts';

/** The time of work that is done `times` over in each run, in milliseconds for one; `prepare` is not counted. */
export const timed = (work: () => void, times = 1, prepare: () => void = () => undefined): Timing =>
  timing(() => {
    prepare();
    const start = performance.now();
    for (let round = 0; round < times; round += 1) work();
    return (performance.now() - start) / times;
  });
