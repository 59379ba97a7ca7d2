import { UsageError } from '../usage-error.ts';

/** The value of JSON that was typed on the command line; anything else is a usage error that shows it. */
export const jsonValue = (typed: string): unknown => {
  try {
    return JSON.parse(typed) as unknown;
  } catch {
    throw new UsageError(`this is not JSON: ${typed}`);
  }
};
