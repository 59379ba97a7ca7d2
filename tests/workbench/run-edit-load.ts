import { parseArgs } from 'node:util';
import { openStore } from '../../src/workbench/store/open/open-store.ts';
import { setup } from '../support/temporary-files.ts';
import { embeddedFolder } from '../support/workbench/embedded-folder.ts';
import { editLoad } from './edit-load.ts';

/**
 * `npm run bench:workbench`: 20 editors of one draft, an edit a second each, against the server on the embedded store and on PostgreSQL where this machine
 * has one: answers, waiting, memory, and whether anything was lost. --seconds N (default 600) for each store.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' } } });
const cleanUp = setup();
// Loaded late: its database server lives in the folder that was just made.
const { freshPostgresDatabase } = await import('../support/workbench/stores.ts');
const address = await freshPostgresDatabase();
/** Milliseconds that 95 of 100 edits may take. */
const places = [
  { name: 'PGlite', bar: 50, place: { folder: await embeddedFolder() } },
  ...(address === undefined ? [] : [{ name: 'PostgreSQL', bar: 20, place: { address } }]),
];
for (const { name, bar, place } of places) {
  const store = await openStore(place);
  if (!('db' in store)) throw new Error(store.message);
  const { saved, refused, p95, median, isWhole } = await editLoad(store, { editors: 20, seconds: Number(values.seconds) });
  const memory = Math.round(process.memoryUsage.rss() / 1e6);
  process.stdout.write(
    `${name}: ${saved} edits saved, refused ${JSON.stringify(refused)}, p95 ${p95.toFixed(0)} ms (bar ${bar}), median ${median.toFixed(0)} ms, ${memory} MB, ${isWhole ? 'nothing lost' : 'LOST'}\n`,
  );
  await store.close();
  if (!isWhole) process.exitCode = 1;
}
await cleanUp();
process.exit();
