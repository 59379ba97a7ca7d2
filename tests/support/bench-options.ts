import type { bench } from 'vitest';
import { expect } from 'vitest';
import type { Timing } from './timing.ts';

type Options = NonNullable<Parameters<typeof bench>[2]>;

/**
 * Runs something `iterations` times and then asks whether its fastest run keeps to the limit (milliseconds); on a busy machine as many
 * runs again may be needed, five times over at most.
 */
export const benchOptions = ({ run, fastest }: Timing, iterations: number, limit: () => number = () => Infinity): Options => ({
  iterations,
  time: 0,
  warmupIterations: 1,
  warmupTime: 0,
  teardown: (_, mode) => {
    if (mode !== 'run') return;
    for (let more = 0; more < iterations * 5 && fastest() > limit(); more += 1) run();
    expect(fastest(), `milliseconds of the fastest run, at most ${limit().toFixed(3)}`).toBeLessThanOrEqual(limit());
  },
});
