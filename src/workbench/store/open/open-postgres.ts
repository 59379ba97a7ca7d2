import { Client, Pool, types } from 'pg';
import { auditChannel, presenceChannel } from '../log-follow.ts';
import { database, type Store } from '../store.ts';
import { columnParsers } from './column-parsers.ts';
import { preparingPool } from './prepared-statements.ts';

// Ten people rarely write in the same 20 ms; a server with its default of 100 connections holds several
// workbenches.
const mostConnections = 10;

// A statement of the workbench takes milliseconds; one that takes half a minute is stuck.
const statementMilliseconds = 30_000;
const connectMilliseconds = 5_000;

const againMilliseconds = 1_000;

type TypeParser = (value: string) => unknown;

const parsers = {
  getTypeParser: (type: number, format?: 'text' | 'binary'): TypeParser =>
    columnParsers[type] ?? (types.getTypeParser(type, format) as TypeParser),
};

// On its own connection, and again after each loss of it, without missing rows.
const followLog = (
  address: string,
  db: Store['db'],
  onRow: (id: number) => void,
  onPresence: (draft: string) => void,
): (() => void) => {
  let client: Client | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const again = (): void => {
    if (stopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void begin();
    }, againMilliseconds);
  };
  const begin = async (): Promise<void> => {
    const mine = new Client({ connectionString: address, connectionTimeoutMillis: connectMilliseconds });
    client = mine;
    mine.on('notification', ({ channel, payload = '' }) =>
      channel === presenceChannel ? onPresence(payload) : onRow(Number(payload)),
    );
    mine.on('error', again);
    mine.on('end', again);
    try {
      await mine.connect();
      await mine.query(`listen ${auditChannel}; listen ${presenceChannel}`);
      const newest = await db
        .selectFrom('audit')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (newest) onRow(newest.id);
    } catch {
      again();
    }
    if (stopped) await mine.end().catch(() => undefined);
  };
  void begin();
  return () => {
    stopped = true;
    clearTimeout(timer);
    void client?.end().catch(() => undefined);
  };
};

// Needs version 14 or newer, in UTF-8.
export const openPostgres = async (address: string): Promise<Store> => {
  const pool = new Pool({
    connectionString: address,
    max: mostConnections,
    statement_timeout: statementMilliseconds,
    // Statements take milliseconds; compiling one takes a tenth of a second.
    options: '-c jit=off',
    connectionTimeoutMillis: connectMilliseconds,
    types: parsers,
  });
  // The pool replaces a connection that the server ended; unhandled, its error would end this process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const { rows } = await pool.query<{ readonly version: string; readonly encoding: string }>(
    `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
  );
  const [{ version, encoding } = { version: '0', encoding: '' }] = rows;
  if (Number(version) < 140_000 || encoding !== 'UTF8') {
    await pool.end();
    throw new Error(
      `The workbench needs PostgreSQL 14 or newer and a database in UTF-8; this one is ${version} in ${encoding}.`,
    );
  }
  const db = database(preparingPool(pool, mostConnections));
  const following = new Set<() => void>();
  const follow: Store['follow'] = (onRow, onPresence = () => undefined) => {
    const stop = followLog(address, db, onRow, onPresence);
    following.add(stop);
    return () => {
      following.delete(stop);
      stop();
    };
  };
  const close = async (): Promise<void> => {
    following.forEach((stop) => stop());
    await db.destroy();
  };
  return { kind: 'postgres', db, guard: () => undefined, lost: new Promise(() => undefined), follow, close };
};
