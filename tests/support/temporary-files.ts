import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopPostgresServer } from './workbench/postgres-server.ts';

/**
 * Gives the tests a folder of their own for temporary files, and removes it after them, with the server in
 * it, however their processes end.
 */
export const setup = (): (() => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-unit-'));
  process.env['TMPDIR'] = folder;
  return async () => {
    await stopPostgresServer();
    rmSync(folder, { recursive: true, force: true });
  };
};
