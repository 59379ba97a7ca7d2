import { randomUUID } from 'node:crypto';
import { closeSync, futimesSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

export interface Holder {
  readonly token: string;
  readonly host: string;
  readonly pid: number;
}

export interface FolderLock {
  readonly isOwn: () => boolean;
  readonly release: () => void;
}

// How often the holder shows that it lives, and how long a holder of another machine must be silent before it counts as gone.
const beatMilliseconds = 5_000;
const silentMilliseconds = 60_000;

// The tokens of this process's own locks: it need not ask whether their process lives.
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

// Whose lock a file is; undefined where it is not there. A file that says nothing belongs to a machine that nobody knows.
const holderOf = (file: string): Holder | undefined => {
  const text = unlessMissing(() => readFileSync(file, 'utf8'));
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (isHolder(value)) return value;
  } catch {
    // Falls through: the lock is made by a link of a finished file, so this one was made by something else.
  }
  return { token: text, host: '', pid: 0 };
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const beatOf = (file: string): number | undefined => unlessMissing(() => statSync(file).mtimeMs);

// Looks for a while whether the holder shows that it lives: only changes count, as the clocks of two machines differ.
const isSilent = async (file: string, milliseconds: number): Promise<boolean> => {
  const first = beatOf(file);
  const step = Math.min(1_000, milliseconds);
  for (let waited = 0; waited < milliseconds; waited += step) {
    await pause(step);
    if (beatOf(file) !== first) return false;
  }
  return true;
};

// A process of this machine is looked for; one of another machine, or of a container whose first process is ours, can only be listened to.
const isGone = async (file: string, { token, host, pid }: Holder, silence: number): Promise<boolean> => {
  if (ownTokens.has(token)) return false;
  return host === hostname() && pid !== process.pid ? !isAlive(pid) : isSilent(file, silence);
};

const takeAway = (file: string, judged: Holder, token: string): void => {
  const aside = `${file}.${token}`;
  unlessMissing(() => renameSync(file, aside));
  const moved = holderOf(aside);
  if (moved && moved.token !== judged.token) {
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
  writeSync(handle, JSON.stringify({ token, host: hostname(), pid: process.pid } satisfies Holder));
  try {
    linkSync(own, file);
  } catch (error) {
    closeSync(handle);
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
  // The open file is touched, not its name: should another process own the name by now, it is not disturbed.
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

/**
 * Takes a folder for this process alone, or answers who holds it. A lock whose process is gone is taken over at once; where that cannot be
 * known (another machine) after it was silent for a minute, for which this waits.
 */
export const lockFolder = async (folder: string, silence = silentMilliseconds): Promise<FolderLock | { readonly heldBy: Holder }> => {
  const file = lockFile(folder);
  for (let left = tries; ; left -= 1) {
    const token = randomUUID();
    const lock = make(folder, token);
    if (lock) return lock;
    const holder = holderOf(file);
    if (holder && (left === 0 || !(await isGone(file, holder, silence)))) return { heldBy: holder };
    if (holder) takeAway(file, holder, token);
  }
};
