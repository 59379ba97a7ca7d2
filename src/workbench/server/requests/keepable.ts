const insideOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? Object.entries(value).flat() : [];
};

// A lone surrogate, which UTF-8 cannot encode.
const isHalf = (sign: string): boolean => sign.length === 1 && sign >= '\ud800' && sign <= '\udfff';

const isKept = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'string' || !(value.includes('\0') || Array.from(value).some(isHalf));
};

// Those of an edit's value and some around it.
const mostLevels = 120;

// Few enough levels to walk through, no zero character or lone surrogate in a text, no infinite number.
export const isKeepable = (value: unknown): boolean => {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels || !level.every(isKept)) return false;
    level = level.flatMap(insideOf);
  }
  return true;
};
