import { setTimeout as wait } from 'node:timers/promises';

/** Checks a condition ten times a second. Rejects after the given seconds with the name of the condition. */
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
