import { UsageError } from './usage-error.ts';

/** Refuses words beyond those that a command takes, naming the first of them. */
export const refuseSurplus = (words: readonly string[], most: number): void => {
  const surplus = words[most];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one word too many; leave it out.`);
};
