import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

// The longest file of the shipped portal has 0.4 MB.
const mostBytes = 32 * 1024 * 1024;

/**
 * Reads a regular file of at most 32 MB, never through a symbolic link; undefined for anything else or a
 * missing file.
 */
export const plainFile = (folder: string, name: string): Buffer | undefined => {
  try {
    const path = join(realpathSync(folder), name);
    const found = statSync(path);
    return found.isFile() && found.size <= mostBytes && realpathSync(path) === path
      ? readFileSync(path)
      : undefined;
  } catch {
    return undefined;
  }
};

// Code that walks through a deeper value recursively would fail.
const mostLevels = 200;

const isShallow = (value: unknown, levels = mostLevels): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1)));

/** Parses JSON; undefined for a missing or invalid text and for JSON with more than 200 levels. */
export const parsePlainJson = (text: string | Buffer | undefined): unknown => {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text.toString());
    return isShallow(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
