import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { mostDraftsCounted } from '../../src/workbench/api/draft-counts.ts';
import { readDraftList } from '../../src/workbench/store/draft-list/read-draft-list.ts';
import type { View } from '../../src/workbench/store/draft-list/drafts-query.ts';
import { readLog } from '../../src/workbench/store/log/audit-log.ts';
import { readLogCheck } from '../../src/workbench/store/log/log-check.ts';
import { done, type Outcome } from '../../src/workbench/store/outcome.ts';
import type { Store } from '../../src/workbench/store/store.ts';
import { type Actor, type Granted, transact } from '../../src/workbench/store/transact.ts';
import { valueOf } from '../support/workbench/team.ts';

/** Milliseconds per tick of `/proc/<pid>/stat`. */
const tick = 10;

const ticksOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
};

/** The processor time of the connections to a PostgreSQL database; the embedded one works in this process. */
const databaseCpu = async ({ db, kind }: Store): Promise<number> => {
  if (kind === 'embedded') return 0;
  const { rows } = await sql<{ readonly pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(db);
  return rows.reduce((sum, { pid }) => sum + ticksOf(Number(pid)) * tick, 0);
};

const ownCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** The milliseconds of processor time, in the database and in this process, that a request takes on average. */
export const cpuOf = async (store: Store, work: () => Promise<unknown>, times = 30): Promise<number> => {
  await work();
  const before = [ownCpu(), await databaseCpu(store)] as const;
  for (let time = 0; time < times; time += 1) await work();
  const after = [ownCpu(), await databaseCpu(store)] as const;
  return (after[0] - before[0] + after[1] - before[1]) / times;
};

const seeing =
  <T>(store: Store, who: Actor, work: (granted: Granted<'see'>) => Promise<Outcome<T>>) =>
  async (): Promise<T> =>
    valueOf(await transact(store, who, 'see', work));

/** The page that everybody opens, with the counts. */
export const firstDrafts = (store: Store, who: Actor) =>
  seeing(store, who, (granted) =>
    readDraftList(granted, null, { view: 'open', limit: 100 }, mostDraftsCounted),
  );

/** The first page of another list. */
export const draftsIn = (store: Store, who: Actor, view: View, find?: string) =>
  seeing(store, who, (granted) =>
    readDraftList(granted, null, { view, limit: 100, ...(find !== undefined && { find }) }),
  );

/** The first page of the log, with what is proved about it. */
export const firstActions = (store: Store, who: Actor, what?: string) =>
  seeing(store, who, async (granted) => {
    const page = valueOf(await readLog(granted, { limit: 100, ...(what !== undefined && { what }) }));
    return done({ ...page, ...(await readLogCheck(granted)) });
  });
