import { renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from './sync-folder.ts';

/** Replaces a file as a whole: written beside it, flushed, then renamed, so that a reader sees the old text or the new one. */
export const writeDurably = (path: string, content: string | Uint8Array): void => {
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, content, { flush: true });
  renameSync(temporary, path);
  syncFolder(dirname(path));
};
