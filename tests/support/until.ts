import { setTimeout as wait } from 'node:timers/promises';

/**
 * Looks ten times a second until something holds; rejects after so many seconds, with what was waited for.
 */
export const until = async (
  holds: () => boolean | Promise<boolean>,
  what: string,
  seconds = 30,
): Promise<void> => {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} seconds`);
    await wait(100);
  }
};
