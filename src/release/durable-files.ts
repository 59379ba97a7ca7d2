import { closeSync, fsyncSync, lstatSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile } from '../config/files/replace-files.ts';

/** Flushes a folder's list of names to the disk, so that a file that was renamed into it survives a power cut. */
export const syncFolder = (folder: string): void => {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Makes a folder where there is none. A link that stands at its name is replaced, never followed. */
export const ownFolder = (path: string): void => {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) rmSync(path);
  mkdirSync(path, { recursive: true });
};

/** Replaces a file as a whole and flushes it, so that it survives a power cut. */
export const writeDurably = (path: string, content: string | Uint8Array, mode?: number): void => {
  replaceFile(path, content, { flush: true, ...(mode !== undefined && { mode }) });
  syncFolder(dirname(path));
};

const hour = 3_600_000;

/** Removes from a folder what publications left there that were stopped on the way, an hour ago or more. */
export const removeLeftovers = (folder: string): void => {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.tmp') || one.endsWith('.broken'))) {
    const found = lstatSync(join(folder, name), { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > hour) rmSync(join(folder, name), { recursive: true, force: true });
  }
};
