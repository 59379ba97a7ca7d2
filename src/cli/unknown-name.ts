import { nearestName } from '../config/check/wording.ts';
import { UsageError } from './usage-error.ts';

/** The error about a name that does not exist, with the nearest one that does; else it says what to do. */
export const unknownName = (
  what: string,
  name: string,
  known: { readonly names: Iterable<string>; readonly otherwise: string },
): UsageError => {
  const near = nearestName(name, known.names);
  return new UsageError(`No ${what} is called ${name}. ${near === undefined ? known.otherwise : `Did you mean ${near}?`}`);
};
