import { findForbidden } from '../../../config/files/forbidden-characters.ts';

interface Place {
  readonly value: unknown;
  /** A JSON pointer. */
  readonly at: string;
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const insideOf = ({ value, at }: Place): readonly Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, one]) => ({ value: one as unknown, at: `${at}/${escaped(name)}` }))
    : [];

const textsOf = ({ value }: Place): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
};

// Those of an edit's value and some around it.
const mostLevels = 120;

export interface Unkeepable {
  /** A JSON pointer. */
  readonly at: string;
  /** A character that no text can contain, after the text before it; absent for numbers and levels. */
  readonly sign?: string;
}

const unkeepable = (place: Place): Unkeepable | undefined => {
  const { value, at } = place;
  if (typeof value === 'number' && !Number.isFinite(value)) return { at };
  const sign = textsOf(place).flatMap((text) => findForbidden(text) ?? [])[0];
  return sign === undefined ? undefined : { at, sign };
};

/**
 * Finds what no body may contain: a character that no text can contain, an infinite number, too many levels to
 * walk through.
 */
export const findUnkeepable = (value: unknown): Unkeepable | undefined => {
  let level: readonly Place[] = [{ value, at: '' }];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels) return { at: '' };
    for (const place of level) {
      const found = unkeepable(place);
      if (found) return found;
    }
    level = level.flatMap(insideOf);
  }
  return undefined;
};
