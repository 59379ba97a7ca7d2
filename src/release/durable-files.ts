import { closeSync, fsyncSync, lstatSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile } from '../config/files/replace-files.ts';

// Flushes a folder's entries, so that a renamed file survives a power failure.
export const syncFolder = (folder: string): void => {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

// Creates a missing folder. Replaces a link and never follows it.
export const ownFolder = (path: string): void => {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) rmSync(path);
  mkdirSync(path, { recursive: true });
};

export const writeDurably = (path: string, content: string | Uint8Array, mode?: number): void => {
  replaceFile(path, content, { flush: true, ...(mode !== undefined && { mode }) });
  syncFolder(dirname(path));
};

const hour = 3_600_000;

// Files that interrupted publications left, at least an hour old.
export const removeLeftovers = (folder: string): void => {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.tmp') || one.endsWith('.broken'))) {
    const found = lstatSync(join(folder, name), { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > hour)
      rmSync(join(folder, name), { recursive: true, force: true });
  }
};
