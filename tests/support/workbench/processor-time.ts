import { readdirSync, readFileSync } from 'node:fs';
import { type Client } from 'pg';

// In milliseconds, of `/proc/<pid>/stat`.
const tick = 10;

const statOf = (pid: number): readonly string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Returns the processor time of a process with all its threads, in milliseconds; `whole` also counts its children
 * that have ended.
 */
export const processorTime = (pid: number, whole = false): number =>
  sum(
    statOf(pid)
      .slice(11, whole ? 15 : 13)
      .map(Number),
  ) * tick;

/** Returns the process of the PostgreSQL server that a connection belongs to. */
export const postmasterOf = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return Number(statOf(rows[0]?.pid ?? 0)[1]);
};

/** Returns the processor time of all processes of a PostgreSQL server, in milliseconds. */
export const databaseTime = (postmaster: number): number =>
  processorTime(postmaster, true) +
  sum(
    readdirSync('/proc')
      .map(Number)
      .filter((pid) => statOf(pid)[1] === String(postmaster))
      .map((pid) => processorTime(pid)),
  );
