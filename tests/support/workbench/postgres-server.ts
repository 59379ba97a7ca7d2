import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../until.ts';

/** Where distributions put the server's programs; the newest version first. */
const programFolders = (): readonly string[] => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : [];
  const others = [
    '/usr/pgsql-18/bin',
    '/usr/pgsql-17/bin',
    '/usr/pgsql-16/bin',
    '/opt/homebrew/bin',
    '/usr/local/bin',
    '/usr/bin',
  ];
  return [...versions.map((version) => join(debian, version, 'bin')), ...others];
};

const programs = (): string | undefined =>
  programFolders().find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The server refuses to run as root, so it runs as an account without rights. */
const account = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const numbers = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter(([name]) => name === 'postgres' || name === 'nobody')
    .sort(([one = ''], [other = '']) => other.localeCompare(one));
  const [, , uid, gid] = numbers[0] ?? [];
  return { uid: Number(uid), gid: Number(gid) };
};

/** Tests do not need the disk: a killed server starts with an empty database anyway. */
const quick = [
  '-c',
  'fsync=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'synchronous_commit=off',
  '-c',
  'max_connections=60',
];

const serverFolder = (): string => join(tmpdir(), 'postgres');
const addressOf = (folder: string, database: string): string =>
  `postgres://tests@localhost/${database}?host=${encodeURIComponent(folder)}`;

const initialize = (bin: string, folder: string): void => {
  const who = account();
  if (who) {
    // What lies above must let that account through, though not read.
    chmodSync(tmpdir(), statSync(tmpdir()).mode | 0o011);
    chownSync(folder, who.uid, who.gid);
  }
  const data = join(folder, 'data');
  const options = ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), options, { ...who, cwd: folder, stdio: 'pipe' });
};

const run = (bin: string, folder: string, options: readonly string[]): ChildProcess => {
  const server = ['-D', join(folder, 'data'), '-k', folder, '-c', 'listen_addresses=', ...options];
  const settings = { ...account(), cwd: folder, stdio: 'ignore', detached: true } as const;
  return spawn(join(bin, 'postgres'), server, settings);
};

const start = (bin: string, folder: string): void => {
  initialize(bin, folder);
  run(bin, folder, quick).unref();
};

/**
 * The address of a PostgreSQL server for tests: that of DATABASE_URL, or one that the first test of a run
 * starts in the run's folder with the programs of this machine. Undefined without such programs.
 */
export const postgresServer = async (): Promise<string | undefined> => {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return given;
  const bin = programs();
  if (bin === undefined) return undefined;
  const folder = serverFolder();
  try {
    mkdirSync(folder);
    start(bin, folder);
    writeFileSync(join(folder, 'started'), '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  // The socket's lock file is there once the server listens; another worker of the run may be the one that
  // starts it.
  await until(
    () => existsSync(join(folder, 'started')) && existsSync(join(folder, '.s.PGSQL.5432.lock')),
    'the test server listens',
  );
  return addressOf(folder, 'postgres');
};

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const kill = (pid: number): void => {
  if (runs(pid)) process.kill(pid, 'SIGKILL');
};

const children = (parent: number): readonly number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(parent);
      } catch {
        return false;
      }
    });

/** A PostgreSQL server that a test may crash. */
interface OwnServer {
  readonly address: string;
  /** Kills all processes that work for connections; the server recovers. */
  readonly killWorkers: () => void;
  /** Kills the server and all its processes, and starts it again. */
  readonly crash: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/**
 * A server with the settings of production, which flushes each commit to the disk, in a new folder; undefined
 * without its programs.
 */
export const ownPostgresServer = async (): Promise<OwnServer | undefined> => {
  const bin = programs();
  if (bin === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'own-postgres-'));
  initialize(bin, folder);
  const listens = () => until(() => existsSync(join(folder, '.s.PGSQL.5432.lock')), 'the own server listens');
  let server = run(bin, folder, []);
  await listens();
  const killAll = async (): Promise<void> => {
    const ended = once(server, 'exit');
    const pid = server.pid ?? 0;
    const workers = children(pid);
    [pid, ...workers].forEach(kill);
    await ended;
    await until(() => !workers.some(runs), 'all processes of the own server end');
  };
  return {
    address: addressOf(folder, 'postgres'),
    killWorkers: () => children(server.pid ?? 0).forEach(kill),
    crash: async () => {
      await killAll();
      rmSync(join(folder, '.s.PGSQL.5432.lock'), { force: true });
      server = run(bin, folder, []);
      await listens();
    },
    end: killAll,
  };
};

/** Ends the server that the tests of this run started, if any. */
export const stopPostgresServer = async (): Promise<void> => {
  const pidFile = join(serverFolder(), 'data', 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (runs(pid)) process.kill(pid, 'SIGQUIT');
  await until(() => !runs(pid), 'the test server ends');
};
