import { parseArgs } from 'node:util';
import { setup } from '../support/temporary-files.ts';
import { embeddedFolder } from '../support/workbench/embedded-folder.ts';
import { editLoad } from './edit-load.ts';

/**
 * `npm run bench:workbench`: the pages of 20 editors, each in a separate draft and with an edit every 2 s,
 * against a server with 1,000 drafts, on the embedded store and on PostgreSQL where this machine has one.
 * --editors N, --drafts N, --every SECONDS, --streams N (besides those of the pages), --seconds N (for each store), --shared: all in one draft.
 */
const { values } = parseArgs({
  options: {
    editors: { type: 'string', default: '20' },
    drafts: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    every: { type: 'string', default: '2' },
    streams: { type: 'string', default: '0' },
    shared: { type: 'boolean', default: false },
  },
});
const editors = Number(values.editors);
const load = {
  ...{ editors, drafts: Number(values.drafts), seconds: Number(values.seconds), every: Number(values.every) },
  streams: Number(values.streams),
  shared: values.shared ? 1 : editors,
};
const cleanUp = setup();
// Loaded late: its database server lives in the folder that was just made.
const { freshPostgresDatabase } = await import('../support/workbench/stores.ts');
const address = await freshPostgresDatabase();
const places = [
  { name: 'PGlite', place: { folder: await embeddedFolder() } },
  ...(address === undefined ? [] : [{ name: 'PostgreSQL', place: { address } }]),
];
for (const { name, place } of places) {
  const { saved, refused, byRoute, serverCpu, databaseCpu, memory, isWhole } = await editLoad(place, load);
  process.stdout.write(
    `${name}: ${saved} edits saved, refused ${JSON.stringify(refused)}, ${(serverCpu + databaseCpu).toFixed(1)} ms of CPU an edit (${serverCpu.toFixed(1)} server, ${databaseCpu.toFixed(1)} PostgreSQL), ${memory.toFixed(0)} MB, ${isWhole ? 'nothing lost' : 'LOST'}\n`,
  );
  for (const [route, { count, median, p95 }] of Object.entries(byRoute))
    process.stdout.write(`  ${route}: ${count}, median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms\n`);
  if (!isWhole) process.exitCode = 1;
}
await cleanUp();
process.exit();
