import { memoizeTexts } from '../../rules/memoize.ts';

/** The fields of a JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object, neither a list nor null. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of an object that is its own; undefined where it has none of this name. */
export const fieldOf = (value: Fields, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined);

const sameFields = (one: Fields, other: Fields): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => Object.hasOwn(other, name) && sameJson(one[name], other[name]))
  );
};

/** Whether two JSON values are the same, whatever the order of their fields; undefined, for what is absent, is only itself. */
export const sameJson = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, place) => sameJson(value, other[place]));
  return isFields(one) && isFields(other) && sameFields(one, other);
};

/** A value as edits carry it: null for what is absent, `{"is": null}` for the JSON null. */
export type Carried = unknown;

/** A value (undefined: absent) as edits carry it. */
export const carried = (value: unknown): Carried => {
  if (value === undefined) return null;
  return value === null ? { is: null } : value;
};

/** The value that an edit carries; undefined for what is absent. */
export const carriedValue = (value: Carried): unknown => {
  if (value === null || value === undefined) return undefined;
  return isFields(value) && Object.keys(value).length === 1 && value['is'] === null ? null : value;
};

/** The levels of lists and objects that a value of an edit may have; the deepest gate the check accepts has far fewer. */
export const mostLevels = 100;

/** Whether a value has more levels than anybody needs, and than is safe to walk through. */
export const isTooDeep = (value: unknown, levels = mostLevels): boolean =>
  typeof value === 'object' && value !== null && (levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1)));

/** What a text says as JSON. */
export interface Parsed {
  readonly value: unknown;
}

/** The value of a text; undefined where it is no JSON. */
export const parsedJson = (text: string): Parsed | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

/** Both sides of a draft of four times the shipped files, with room for what is typed: an edit leaves all but one of them as they were. */
const mostRead = 500;

/** The value of a text, of the same text the same object, as most files are read again after every key; undefined where it is no JSON. */
export const readJson = memoizeTexts(mostRead, parsedJson);
