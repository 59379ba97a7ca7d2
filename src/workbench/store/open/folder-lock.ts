import { randomUUID } from 'node:crypto';
import {
  closeSync,
  futimesSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isRunning, startOf } from './process-life.ts';

export interface Holder {
  readonly token: string;
  readonly host: string;
  readonly pid: number;
  /** The start time of the process in the format of its system; null if unknown. */
  readonly began?: string | null;
}

export interface FolderLock {
  readonly isOwn: () => boolean;
  readonly release: () => void;
}

// The interval of the holder's sign of life; the other is how long another machine must be silent.
const beatMilliseconds = 5_000;
const silentMilliseconds = 60_000;

// The tokens of this process's own locks, which are certainly alive.
const ownTokens = new Set<string>();

const tries = 20;

const lockFile = (folder: string): string => join(folder, 'lock.json');

const isHolder = (value: unknown): value is Holder => {
  const { token, host, pid } = (value ?? {}) as Partial<Record<keyof Holder, unknown>>;
  return typeof token === 'string' && typeof host === 'string' && typeof pid === 'number';
};

const unlessMissing = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

// Undefined if there is no file. An empty file belongs to an unknown machine.
const holderOf = (file: string): Holder | undefined => {
  const text = unlessMissing(() => readFileSync(file, 'utf8'));
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (isHolder(value)) return value;
  } catch {
    // Falls through: locks are links of a finished file, so something else created this one.
  }
  return { token: text, host: '', pid: 0 };
};

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const beatOf = (file: string): number | undefined => unlessMissing(() => statSync(file).mtimeMs);

// Only changes count, because the clocks of two machines differ.
const isSilent = async (file: string, first: number | undefined, milliseconds: number): Promise<boolean> => {
  const step = Math.min(1_000, milliseconds);
  for (let waited = 0; waited < milliseconds; waited += step) {
    await pause(step);
    if (beatOf(file) !== first) return false;
  }
  return true;
};

// A holder, and its latest sign of life.
interface Seen {
  readonly holder: Holder;
  readonly beat: number | undefined;
}

// A process of this machine can be looked up; one of another machine or container can only be watched.
const isGone = async (file: string, { holder, beat }: Seen, silence: number): Promise<boolean> => {
  const { token, host, pid, began } = holder;
  if (ownTokens.has(token)) return false;
  return host === hostname() && pid !== process.pid ? !isRunning(pid, began) : isSilent(file, beat, silence);
};

/**
 * Removes a lock whose process is considered dead. Restores it if another process created it, or if its holder was
 * active after all.
 */
export const removeLock = (file: string, { holder, beat }: Seen, token: string): void => {
  const aside = `${file}.${token}`;
  unlessMissing(() => renameSync(file, aside));
  const moved = holderOf(aside);
  if (moved && (moved.token !== holder.token || beatOf(aside) !== beat)) {
    try {
      linkSync(aside, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  rmSync(aside, { force: true });
};

const make = (folder: string, token: string): FolderLock | undefined => {
  const file = lockFile(folder);
  const own = `${file}.${token}.new`;
  const handle = openSync(own, 'wx', 0o600);
  writeSync(
    handle,
    JSON.stringify({
      token,
      host: hostname(),
      pid: process.pid,
      began: startOf(process.pid) ?? null,
    } satisfies Holder),
  );
  try {
    linkSync(own, file);
  } catch (error) {
    closeSync(handle);
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
  // Touches the open file, not its name: another process may own the name by now.
  const timer = setInterval(() => futimesSync(handle, new Date(), new Date()), beatMilliseconds);
  timer.unref();
  ownTokens.add(token);
  const isOwn = (): boolean => holderOf(file)?.token === token;
  const release = (): void => {
    clearInterval(timer);
    ownTokens.delete(token);
    if (isOwn()) rmSync(file, { force: true });
    closeSync(handle);
  };
  return { isOwn, release };
};

// A lock without a process is free at once; where that is unknown (another machine), after a minute of
// silence.
export const lockFolder = async (
  folder: string,
  silence = silentMilliseconds,
): Promise<FolderLock | { readonly heldBy: Holder }> => {
  const file = lockFile(folder);
  for (let left = tries; ; left -= 1) {
    const token = randomUUID();
    const lock = make(folder, token);
    if (lock) return lock;
    const beat = beatOf(file);
    const holder = holderOf(file);
    if (holder && (left === 0 || !(await isGone(file, { holder, beat }, silence)))) return { heldBy: holder };
    if (holder) removeLock(file, { holder, beat }, token);
  }
};
