import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { check } from '../../../src/cli/commands/check.ts';
import { compileConfig, type CompiledPortal } from '../../../src/config/compile/compile-config.ts';
import { readConfig } from '../../../src/config/files/read-config.ts';
import { frozenFolder } from './frozen-config.ts';

/** A copy of the frozen configuration in a separate folder, for editing. */
export interface EditedCopy {
  /** Replaces a text of one file, which must stand there exactly once. */
  readonly replace: (file: string, from: string, to: string) => void;
  /** Rewrites every file of a folder. */
  readonly rewrite: (folder: string, edit: (text: string) => string) => void;
  /** What `portal check` prints, and its exit code. */
  readonly check: () => Promise<{ readonly code: number; readonly text: string }>;
  readonly compiled: () => CompiledPortal;
  /** Files that differ from the frozen ones. */
  readonly touched: () => readonly string[];
  readonly remove: () => void;
  readonly folders: { readonly config: string; readonly locales: string };
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Copies the frozen configuration into a temporary folder. */
export const editedCopy = (): EditedCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-editor-'));
  cpSync(frozenFolder, folder, { recursive: true });
  const folders = { config: join(folder, 'config'), locales: join(folder, 'locales') };
  return {
    folders,
    replace: (file, from, to) => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (text.split(from).length !== 2) throw new Error(`${file} does not hold this once: ${from}`);
      writeFileSync(
        join(folder, file),
        text.replace(from, () => to),
      );
    },
    rewrite: (part, edit) =>
      filesIn(join(folder, part)).forEach((name) => {
        const file = join(folder, part, name);
        writeFileSync(file, edit(readFileSync(file, 'utf8')));
      }),
    check: async () => {
      const printed: string[] = [];
      const code = await check.run(folders, (line: string) => printed.push(line), []);
      return { code, text: printed.join('\n').replaceAll(`${folder}/`, '') };
    },
    compiled: () => compileConfig(readConfig(folders.config, folders.locales)),
    touched: () =>
      filesIn(folder)
        .filter(
          (file) =>
            readFileSync(join(folder, file), 'utf8') !== readFileSync(join(frozenFolder, file), 'utf8'),
        )
        .sort(),
    remove: () => rmSync(folder, { recursive: true }),
  };
};
