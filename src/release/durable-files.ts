import { closeSync, fsyncSync, lstatSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

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

/**
 * Replaces a file as a whole: written beside it, then renamed, so that a reader sees the old text or the new one. A link that stands at
 * either name is replaced too, never followed. `mode` are the permissions of a private file.
 */
export const replaceFile = (path: string, content: string | Uint8Array, { mode = 0o666, flush = false } = {}): void => {
  const temporary = `${path}.${process.pid}.tmp`;
  rmSync(temporary, { force: true });
  writeFileSync(temporary, content, { mode, flush, flag: 'wx' });
  renameSync(temporary, path);
};

/** Replaces a file as a whole and flushes it, so that it survives a power cut. */
export const writeDurably = (path: string, content: string | Uint8Array, mode?: number): void => {
  replaceFile(path, content, { flush: true, ...(mode !== undefined && { mode }) });
  syncFolder(dirname(path));
};
