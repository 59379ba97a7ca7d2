import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
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

/** Replaces a file as a whole: written beside it, flushed, then renamed, so that a reader sees the old text or the new one. */
export const writeDurably = (path: string, content: string | Uint8Array): void => {
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, content, { flush: true });
  renameSync(temporary, path);
  syncFolder(dirname(path));
};
