import { accessSync, chmodSync, constants, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Permissions of a private file, which a new file has at most else; and whether its text is flushed to the disk. */
interface Written {
  readonly mode?: number;
  readonly flush?: boolean;
}

/** The name under which a file is written first: hidden, so that no reader of the folder takes what an interrupted run left for a file. */
const besides = (path: string): string => join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);

const writeBeside = (path: string, content: string | Uint8Array, { mode, flush = false }: Written): void => {
  const temporary = besides(path);
  rmSync(temporary, { force: true });
  writeFileSync(temporary, content, { mode: mode ?? 0o666, flush, flag: 'wx' });
  // The account's mask takes permissions away from what it creates, also those that the replaced file had.
  if (mode !== undefined) chmodSync(temporary, mode);
};

/**
 * Replaces a file as a whole: written beside it, then renamed, so that a reader sees the old text or the new one. A link that stands at
 * either name is replaced too, never followed. `mode` are the permissions of a private file. Throws what the file system throws, and then
 * leaves the file as it was and nothing beside it.
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

/** A file and the text that it is to hold. */
export interface FileText {
  readonly file: string;
  readonly text: string;
}

const modeOf = (file: string): Written => {
  if (!existsSync(file)) return {};
  // A rename needs no right to the file itself; whoever took it away from the account means it.
  accessSync(file, constants.W_OK);
  return { mode: statSync(file).mode & 0o777 };
};

/**
 * Replaces files as `replaceFile` does, each with the permissions it had, and only once all of them are written beside: a full disk or a
 * file that may not be written leaves every file as it was and nothing beside it. Throws what the file system throws.
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
