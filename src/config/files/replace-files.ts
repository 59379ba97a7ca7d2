import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

// `mode`: permissions of a private file, by default those of any new file. `flush`: wait until the text is on
// the disk.
interface Written {
  readonly mode?: number;
  readonly flush?: boolean;
}

// A hidden name, so that readers of the folder ignore a file that an interrupted run left.
const besides = (path: string): string => join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);

const writeBeside = (path: string, content: string | Uint8Array, { mode, flush = false }: Written): void => {
  const temporary = besides(path);
  rmSync(temporary, { force: true });
  writeFileSync(temporary, content, { mode: mode ?? 0o666, flush, flag: 'wx' });
  // Otherwise the umask would remove permissions, also those that the replaced file had.
  if (mode !== undefined) chmodSync(temporary, mode);
};

/**
 * Replaces a file atomically: writes a temporary file in the same folder, then renames it. Replaces symbolic
 * links instead of following them. `mode` sets the permissions. If the file system fails, throws and leaves
 * everything unchanged.
 */
export const replaceFile = (path: string, content: string | Uint8Array, options: Written = {}): void => {
  try {
    writeBeside(path, content, options);
    renameSync(besides(path), path);
  } catch (error) {
    rmSync(besides(path), { force: true, recursive: true });
    throw error;
  }
};

export interface FileText {
  readonly file: string;
  readonly text: string;
}

const modeOf = (file: string): Written => {
  if (!existsSync(file)) return {};
  // A rename needs no write permission for the file itself, so check it: a removed permission is intentional.
  accessSync(file, constants.W_OK);
  return { mode: statSync(file).mode & 0o777 };
};

/**
 * Replaces several files as `replaceFile` does, keeping permissions. On an error, throws and leaves every
 * file unchanged.
 */
export const replaceFiles = (files: readonly FileText[]): void => {
  try {
    for (const { file, text } of files) writeBeside(file, text, modeOf(file));
    for (const { file } of files) renameSync(besides(file), file);
  } catch (error) {
    for (const { file } of files) rmSync(besides(file), { force: true, recursive: true });
    throw error;
  }
};
