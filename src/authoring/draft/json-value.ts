import { shareParts } from '../../config/files/share-parts.ts';
import { memoizeTexts } from '../../rules/memoize.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Returns true for a JSON object (not a list, not null). */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Own fields only.
export const fieldOf = (value: Fields, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;

const sameFields = (one: Fields, other: Fields): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameJson(one[name], other[name]))
  );
};

/**
 * Returns true when two JSON values are equal, ignoring the order of fields. Undefined (absent) equals only
 * undefined.
 */
export const sameJson = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => sameJson(value, other[index]));
  return isFields(one) && isFields(other) && sameFields(one, other);
};

/** A value in an edit: null if absent, `{"is": null}` for a JSON null. */
export type EncodedValue = unknown;

/** Encodes a value for an edit; undefined means absent. */
export const encodeValue = (value: unknown): EncodedValue => {
  if (value === undefined) return null;
  return value === null ? { is: null } : value;
};

/** Decodes the value of an edit; undefined means absent. */
export const decodeValue = (value: EncodedValue): unknown => {
  if (value === null || value === undefined) return undefined;
  return isFields(value) && Object.keys(value).length === 1 && value['is'] === null ? null : value;
};

// The deepest gate that the check accepts has far fewer levels.
export const mostLevels = 100;

/** Returns true when a value has more levels than recursive code can safely process. */
export const isTooDeep = (value: unknown, levels = mostLevels): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1)));

export interface Parsed {
  readonly value: unknown;
}

/** Parses a text as JSON; undefined when it is not JSON. */
export const parseJson = (text: string): Parsed | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

// Both sides of a draft with four times the shipped files, plus room for edits, which change one file at a
// time.
const mostRead = 500;

/**
 * Parses a text as JSON; undefined when it is not JSON. Cached by text, because most files are read again
 * after every keystroke.
 */
export const readJson = memoizeTexts(mostRead, parseJson);

// A draft and its base, and what was typed last.
const mostVersions = 8;

const versionsOf = memoizeTexts(mostRead, () => {
  let before: unknown;
  return memoizeTexts(mostVersions, (text): Parsed | undefined => {
    const parsed = parseJson(text);
    if (parsed) before = shareParts(before, parsed.value);
    return parsed && { value: before };
  });
});

/**
 * Parses the text of a file as JSON; undefined when it is not JSON. Parts that did not change since the last version
 * stay the same objects, so that caches by object still work.
 */
export const readFile = (file: string, text: string): Parsed | undefined => versionsOf(file)(text);
