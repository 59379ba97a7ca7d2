import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a folder's list of names to the disk, so that a file that was renamed into it survives a power cut. */
export const syncFolder = (folder: string): void => {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
