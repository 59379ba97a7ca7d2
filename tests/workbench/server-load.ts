import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as passed } from 'node:timers/promises';
import { Client } from 'pg';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { smallConfig } from '../support/servers/built-with-releases.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { stubBuild } from '../support/servers/stub-build.ts';
import { until } from '../support/until.ts';
import { signedInWriters } from '../support/workbench/signed-in-writers.ts';
import { smallSource } from '../support/workbench/small-source.ts';
import { databaseTime, postmasterOf, processorTime } from '../support/workbench/processor-time.ts';
import { startServer } from '../support/workbench/start-server.ts';

interface ServerLoad {
  /** An empty PostgreSQL database. */
  readonly address: string;
  readonly servers: number;
  /** Each in a separate draft, one edit after the other. */
  readonly writers: number;
  /**
   * Edits before those that are measured, of all servers together: the first 1,200 of each take twice the time of the
   * processor, and a text costs the database more the more changes it is stored as.
   */
  readonly warmUp: number;
  /** Measured edits, of all servers together. */
  readonly edits: number;
  /** Whether the writers' pages listen for events, too. */
  readonly listen: boolean;
}

/** What edits cost the servers of one database. Times are in milliseconds. */
export interface ServerFigures {
  readonly perSecond: number;
  readonly serverCpu: number;
  readonly databaseCpu: number;
  /** How much of the time of an edit its connection waits for the lock of the log, from 0 to 1. */
  readonly waiting: number;
}

// Milliseconds.
const sampleEvery = 25;
// A writer who saves more often than a session may rests.
const tooMany = 429;
const rest = 100;
// Seconds of a busy machine.
const patience = 900;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Connections that wait for the lock of the log, looked at until the end. */
const watchLock = (watcher: Client) => {
  let isOver = false;
  const counts: number[] = [];
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const { rows } = await watcher.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
      );
      counts.push(rows[0]?.waiting ?? 0);
      await passed(sampleEvery);
    }
  };
  const over = watch();
  return async (): Promise<number> => {
    isOver = true;
    await over;
    return sum(counts) / counts.length;
  };
};

/** One writer after another edit, until the end; counts what was saved. */
const writer = (server: string, token: string, draft: string) => {
  const headers = { cookie: `workbench=${token}`, origin: server, 'content-type': 'application/json' };
  let [saved, isOver, last] = [0, false, null as string | null];
  const write = async (): Promise<void> => {
    while (!isOver) {
      const value = String(saved + 1);
      const edit = { address: 'locales/en/home.json#home/items/a/more', expected: last, value };
      const answer = await fetch(`${server}/api/drafts/${draft}/edits`, {
        ...{ method: 'POST', headers, body: JSON.stringify({ clientId: randomUUID(), edits: [edit] }) },
      });
      const text = await answer.text();
      if (answer.ok) [saved, last] = [saved + 1, value];
      else if (answer.status === tooMany) await passed(rest);
      else throw new Error(`${answer.status} ${text}`);
    }
  };
  const closed = new AbortController();
  const listen = async (): Promise<void> => {
    const answer = await fetch(`${server}/api/events`, { headers, signal: closed.signal });
    for await (const piece of answer.body ?? []) if (isOver && piece.length === 0) return;
  };
  return {
    saved: () => saved,
    write,
    listen: () => listen().catch(() => undefined),
    end: () => {
      isOver = true;
      closed.abort();
    },
  };
};

/** Writers whose servers, each a separate process, share one PostgreSQL database. */
export const serverLoad = async (load: ServerLoad): Promise<ServerFigures> => {
  const { address, servers: count, writers: most, warmUp, edits: wanted, listen } = load;
  const dist = stubBuild();
  await publishRelease(dist, smallConfig('Brisamar Health Plan', ['local']), { source: smallSource });
  const place = { address };
  const { tokens, ids } = await signedInWriters(place, { writers: most, drafts: most, files: smallSource });
  const port = await freePortBase();
  const numbers = Array.from({ length: count }, (_, at) => port + at);
  const common = { dist, place, issuer: 'http://127.0.0.1:1', clientId: 'workbench', cookieKeys: [] };
  const children: ChildProcess[] = [];
  for (const one of numbers) children.push(await startServer({ ...common, port: one }));
  const watcher = new Client({ connectionString: address });
  await watcher.connect();
  const postmaster = await postmasterOf(watcher);

  const writers = tokens.map((token, at) =>
    writer(`http://127.0.0.1:${port + (at % count)}`, token, ids[at] ?? ''),
  );
  const listening = listen ? writers.map((one) => one.listen()) : [];
  const writing = writers.map((one) => one.write());
  const saved = (): number => sum(writers.map((one) => one.saved()));
  const reach = (edits: number): Promise<void> => until(() => saved() >= edits, `${edits} edits`, patience);
  await reach(warmUp);
  const look = () => ({
    at: performance.now(),
    saved: saved(),
    servers: sum(children.map(({ pid = 0 }) => processorTime(pid))),
    database: databaseTime(postmaster),
  });
  const endWatch = watchLock(watcher);
  const before = look();
  await reach(warmUp + wanted);
  const after = look();
  const waiting = await endWatch();
  writers.forEach((one) => one.end());
  await Promise.all([...writing, ...listening]);
  await watcher.end();
  for (const child of children) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  const edits = after.saved - before.saved;
  return {
    perSecond: (edits * 1_000) / (after.at - before.at),
    serverCpu: (after.servers - before.servers) / edits,
    databaseCpu: (after.database - before.database) / edits,
    waiting: waiting / most,
  };
};
