import { isFields, sameJson } from '../../../authoring/draft/json-value.ts';
import type { SourceFiles } from '../../../config/files/source.ts';

/** The places whose texts are not the same. */
export const changedPlaces = (before: SourceFiles, after: SourceFiles): readonly string[] =>
  before === after ? [] : [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((place) => before[place] !== after[place]);

/** An answer, in which whatever is as it was is the very same object: what is drawn of it is not drawn again. */
export const keptParts = (before: unknown, after: unknown): unknown => {
  if (sameJson(before, after)) return before;
  if (!isFields(before) || !isFields(after)) return after;
  return Object.fromEntries(Object.entries(after).map(([name, value]) => [name, sameJson(before[name], value) ? before[name] : value]));
};
