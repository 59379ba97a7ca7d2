import { nearestName } from '../config/check/wording.ts';

/** What was asked cannot be done with what is there; the message says why and is all that is printed. Exit code 1. */
export class Refusal extends Error {}

/** The words or options of a command do not fit together; the message says what is missing. Exit code 2. */
export class UsageError extends Error {}

/** The error about a name that does not exist, with the nearest one that does; else it says what to do. */
export const unknownName = (
  what: string,
  name: string,
  known: { readonly names: Iterable<string>; readonly otherwise: string },
): UsageError => {
  const near = nearestName(name, known.names);
  return new UsageError(`No ${what} is called ${name}. ${near === undefined ? known.otherwise : `Did you mean ${near}?`}`);
};
