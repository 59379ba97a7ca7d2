import { findForbidden } from '../../../config/files/forbidden-characters.ts';

// Those of an edit's value and some around it.
const mostLevels = 120;

export interface Unkeepable {
  /** A JSON pointer. */
  readonly at: string;
  /** The text before a forbidden character, with that character; absent for numbers and levels. */
  readonly sign?: string;
}

const tooDeep: Unkeepable = { at: '' };

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const inText = (text: string): Unkeepable | undefined => {
  const sign = findForbidden(text);
  return sign === undefined ? undefined : { at: '', sign };
};

const inside = (name: string | number, value: unknown, level: number): Unkeepable | undefined => {
  const found = findIn(value, level + 1);
  // A pointer is made only of what is found: a body may have a million values.
  return found && found !== tooDeep ? { ...found, at: `/${escaped(String(name))}${found.at}` } : found;
};

const inList = (list: readonly unknown[], level: number): Unkeepable | undefined => {
  for (let at = 0; at < list.length; at += 1) {
    const found = inside(at, list[at], level);
    if (found) return found;
  }
  return undefined;
};

const inFields = (fields: Readonly<Record<string, unknown>>, level: number): Unkeepable | undefined => {
  for (const name of Object.keys(fields)) {
    const found = inText(name) ?? inside(name, fields[name], level);
    if (found) return found;
  }
  return undefined;
};

const findIn = (value: unknown, level: number): Unkeepable | undefined => {
  if (level > mostLevels) return tooDeep;
  if (typeof value === 'string') return inText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { at: '' };
  if (typeof value !== 'object' || value === null) return undefined;
  return Array.isArray(value)
    ? inList(value, level)
    : inFields(value as Readonly<Record<string, unknown>>, level);
};

/**
 * Finds content that is not allowed in a request body: a forbidden character, an infinite number, or
 * too many levels.
 */
export const findUnkeepable = (value: unknown): Unkeepable | undefined => findIn(value, 0);

// 10,000 texts of a translator have 80,000. A million fit into a body, and to parse those takes 150 ms of processor
// time.
const mostParts = 100_000;

const quote = '"'.charCodeAt(0);
const escape = '\\'.charCodeAt(0);
const openers: readonly number[] = ['[', '{', ':'].map((sign) => sign.charCodeAt(0));

/** Returns true if a JSON text has more lists, objects and names than a request may have. */
export const hasTooManyParts = (text: string): boolean => {
  let parts = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length && parts <= mostParts; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) isQuoted = !isQuoted;
    else if (isQuoted) at += code === escape ? 1 : 0;
    else if (openers.includes(code)) parts += 1;
  }
  return parts > mostParts;
};
