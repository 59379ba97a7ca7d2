import { setTimeout as wait } from 'node:timers/promises';
import { type Repeated, repeat } from '../publication/repeat.ts';

// In milliseconds, between two steps: most of the time is for requests.
const pause = 50;

/**
 * Runs `step` until it returns false, then again after `everyMilliseconds`. Pauses between the steps, so that
 * requests are not delayed.
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
