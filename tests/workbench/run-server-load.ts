import { parseArgs } from 'node:util';
import { setup } from '../support/temporary-files.ts';
import { type ServerFigures, serverLoad } from './server-load.ts';

/**
 * `npm run bench:servers`: writers on one PostgreSQL database, through one, two and four servers by turns; the
 * medians of all turns.
 * --servers 1,2,4, --writers N, --edits N (in a turn), --turns N, --listen: the writers' pages listen for events.
 */
const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '1,2,4' },
    writers: { type: 'string', default: '20' },
    edits: { type: 'string', default: '1600' },
    turns: { type: 'string', default: '5' },
    listen: { type: 'boolean', default: false },
  },
});
// As many as four servers need, also for one.
const warmUp = 4_800;
const counts = values.servers.split(',').map(Number);
const cleanUp = setup();
// Loaded late: its database server lives in the folder that was just made.
const { freshPostgresDatabase } = await import('../support/workbench/stores.ts');

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const write = (name: string, { perSecond, serverCpu, databaseCpu, waiting }: ServerFigures): void => {
  const cpu = `CPU of an edit ${(serverCpu + databaseCpu).toFixed(2)} ms (servers ${serverCpu.toFixed(2)}, PostgreSQL ${databaseCpu.toFixed(2)})`;
  const share = `${(waiting * 100).toFixed(1)} % of its time waiting for the lock`;
  process.stdout.write(`${name}: ${perSecond.toFixed(0)} edits/s, ${cpu}, ${share}\n`);
};

const all = new Map<number, ServerFigures[]>(counts.map((count) => [count, []]));
for (let turn = 1; turn <= Number(values.turns); turn += 1)
  for (const [count, figures] of all) {
    const address = await freshPostgresDatabase();
    if (address === undefined) throw new Error('no PostgreSQL on this machine');
    const load = {
      warmUp,
      writers: Number(values.writers),
      edits: Number(values.edits),
      listen: values.listen,
    };
    const found = await serverLoad({ address, servers: count, ...load });
    figures.push(found);
    write(`turn ${turn}, ${count} servers`, found);
  }
for (const [count, figures] of all) {
  const median = (name: keyof ServerFigures): number => medianOf(figures.map((one) => one[name]));
  write(`median, ${count} servers`, {
    ...{ perSecond: median('perSecond'), serverCpu: median('serverCpu') },
    ...{ databaseCpu: median('databaseCpu'), waiting: median('waiting') },
  });
}
await cleanUp();
process.exit();
