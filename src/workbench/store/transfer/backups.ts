import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Store } from '../store.ts';
import { exportStore } from './export-store.ts';

// A week: an error found on Monday has the Friday before.
const mostKept = 7;

const lookMilliseconds = 10 * 60_000;

const nightHour = 3;

const suffix = '.jsonl.gz';

const two = (number: number): string => String(number).padStart(2, '0');
const dayOf = (now: Date): string => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
const isBackup = (name: string): boolean =>
  name.endsWith(suffix) && name.length === '2026-01-31'.length + suffix.length;

// Due once after three o'clock at night; undefined if none was due.
export const backUpIfDue = async (store: Store, folder: string, now: Date): Promise<string | undefined> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${dayOf(now)}${suffix}`);
  if (now.getHours() < nightHour || existsSync(file)) return undefined;
  await exportStore(store, file);
  // PostgreSQL has a process that frees what deleted rows left; the embedded database has none.
  await sql`vacuum`.execute(store.db);
  const old = readdirSync(folder).filter(isBackup).sort().slice(0, -mostKept);
  for (const name of old) rmSync(join(folder, name), { force: true });
  return file;
};

/**
 * Writes nightly backups while the server runs; calls `onFailure` with the reason if one fails. Returns a
 * function that stops them.
 */
export const keepBackups = (
  store: Store,
  folder: string,
  onFailure: (reason: string) => void,
): (() => void) => {
  const look = (): void => {
    backUpIfDue(store, folder, new Date()).catch((error: unknown) =>
      onFailure(error instanceof Error ? error.message : String(error)),
    );
  };
  const timer = setInterval(look, lookMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
};
