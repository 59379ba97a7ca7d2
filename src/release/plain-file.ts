import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Longer than every file that a publication writes (the longest of the shipped portal has 0.4 MB). */
const mostBytes = 32 * 1024 * 1024;

/**
 * The content of a file below a folder that others may have filled: a plain file of at most 32 MB, reached by no link below the folder.
 * Undefined for everything else, also for what is missing or may not be read.
 */
export const plainFile = (folder: string, name: string): Buffer | undefined => {
  try {
    const path = join(realpathSync(folder), name);
    const found = statSync(path);
    return found.isFile() && found.size <= mostBytes && realpathSync(path) === path ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
};

/** No file of a release opens more levels of braces and brackets; what walks through a deeper one would fail. */
const mostLevels = 200;

const isShallow = (value: unknown, levels = mostLevels): boolean =>
  typeof value !== 'object' || value === null || (levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1)));

/** The value of a JSON text; undefined where there is no text, where it is not JSON, and where it has more than 200 levels. */
export const parsedJson = (text: string | Buffer | undefined): unknown => {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text.toString());
    return isShallow(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
