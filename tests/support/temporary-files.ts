import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the tests a folder of their own for temporary files, and removes it after them, however their processes end. */
export const setup = (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-unit-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};
