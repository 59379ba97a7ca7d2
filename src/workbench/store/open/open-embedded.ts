import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programFile } from '../program-file.ts';
import { database, type Store } from '../store.ts';
import { type DatabaseThread, startThread } from './start-thread.ts';
import { embeddedPool } from './embedded-pool.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';

export interface Unopened {
  readonly code: 'held' | 'damaged' | 'exposed';
  readonly message: string;
}

const last = (text: string): string => text.trim().split('\n').slice(-5).join('\n');

const create = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const program = fileURLToPath(programFile('./create-database', import.meta.url));
    const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The embedded database was not created: ${last(output)}`)),
    );
  });

const lookMilliseconds = 5_000;

const lost = (): Error =>
  Object.assign(new Error('Another process now uses the folder of the embedded database.'), {
    code: 'STORE_CLOSED',
  });

const storeOf = (
  folder: string,
  lock: FolderLock,
  first: Promise<DatabaseThread>,
  onRow: (id: number) => void,
  follow: Store['follow'],
): Store => {
  let thread = first;
  let resolveLost = (): void => undefined;
  const whenLost = new Promise<void>((resolve) => (resolveLost = resolve));
  // The folder belongs to another process: not even a shutdown may write to it now.
  const tell = (): void => {
    void thread.then((one) => one.kill()).catch(() => undefined);
    resolveLost();
  };
  const guard = (): void => {
    if (lock.isOwn()) return;
    tell();
    throw lost();
  };
  const timer = setInterval(() => {
    if (!lock.isOwn()) tell();
  }, lookMilliseconds).unref();
  // A thread that ended, for example on a full disk, damages nothing: the next one recovers all commits.
  const open = async (): Promise<DatabaseThread> => {
    guard();
    const ended = await thread.then(
      (one) => one.hasEnded(),
      () => true,
    );
    if (ended) thread = startThread(folder, onRow);
    return thread;
  };
  const db = database(embeddedPool(open));
  const close = async (): Promise<void> => {
    clearInterval(timer);
    if (!lock.isOwn()) tell();
    await db.destroy();
    await thread.then((one) => one.close()).catch(() => undefined);
    lock.release();
  };
  return { kind: 'embedded', db, guard, lost: whenLost, follow, close };
};

// The database contains sessions, and texts that are not public yet.
const openTo = (data: string): 'other' | 'all' | undefined => {
  const { uid, mode } = statSync(data);
  if (process.getuid !== undefined && uid !== process.getuid()) return 'other';
  return process.platform !== 'win32' && (mode & 0o077) !== 0 ? 'all' : undefined;
};

const exposures = {
  other: (data: string) =>
    `${data} belongs to another user: start the workbench as its owner, or use another folder.`,
  all: (data: string) =>
    `Other users of this machine can read ${data}: run chmod -R go= ${JSON.stringify(data)}, then start again.`,
} as const;

// Takes 0.5 to 2 s, the first time 6 to 30 s.
export const openEmbedded = async (data: string): Promise<Store | Unopened> => {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const exposed = openTo(data);
  if (exposed !== undefined) return { code: 'exposed', message: exposures[exposed](data) };
  const lock = await lockFolder(data);
  if ('heldBy' in lock) {
    const { host, pid } = lock.heldBy;
    return {
      code: 'held',
      message: `${data} is in use by process ${pid} on ${host}: an embedded store serves one process only.`,
    };
  }
  const folder = join(data, 'db');
  const listeners = new Set<(id: number) => void>();
  const onRow = (id: number): void => listeners.forEach((listener) => listener(id));
  const follow: Store['follow'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  try {
    if (!existsSync(folder)) await create(folder);
  } catch (error) {
    lock.release();
    throw error;
  }
  try {
    const thread = await startThread(folder, onRow);
    return storeOf(folder, lock, Promise.resolve(thread), onRow, follow);
  } catch (error) {
    lock.release();
    const why = error instanceof Error ? error.message : String(error);
    const way = `Move the folder aside and import the newest file of ${join(data, 'backups')}.`;
    return {
      code: 'damaged',
      message: `The embedded database in ${folder} cannot be opened: ${why}\n${way}`,
    };
  }
};
