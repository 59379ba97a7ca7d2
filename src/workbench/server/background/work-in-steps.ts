import { setTimeout as wait } from 'node:timers/promises';
import { type Repeated, repeat } from '../publication/repeat.ts';

// In milliseconds, between two steps: most of the time is for requests.
const pause = 50;

/**
 * Does work in small steps, as long as a step returns that there is more, and looks for more work later.
 * Requests come in between.
 */
export const workInSteps = (
  step: () => Promise<boolean>,
  everyMilliseconds: number,
  onProblem: (error: unknown) => void,
): Repeated => {
  let isClosed = false;
  const work = async (): Promise<void> => {
    while (!isClosed && (await step())) await wait(pause);
  };
  const repeated = repeat(work, everyMilliseconds, onProblem);
  return {
    wake: repeated.wake,
    close: () => {
      isClosed = true;
      return repeated.close();
    },
  };
};
