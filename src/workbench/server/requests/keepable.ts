const insideOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? Object.entries(value).flat() : [];
};

// A surrogate without its other half: no text of UTF-8 can hold it.
const isHalf = (sign: string): boolean => sign.length === 1 && sign >= '\ud800' && sign <= '\udfff';

const isKept = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'string' || !(value.includes('\0') || Array.from(value).some(isHalf));
};

// Levels of lists and objects in a body: those that an edit's value may have, and some around it.
const mostLevels = 120;

/**
 * Whether a store can keep a JSON value as it is: no text in it has a zero character or half of a pair of characters, no number is too large
 * for a computer, and it has few enough levels to be walked through.
 */
export const isKeepable = (value: unknown): boolean => {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels || !level.every(isKept)) return false;
    level = level.flatMap(insideOf);
  }
  return true;
};
