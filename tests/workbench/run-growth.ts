import { parseArgs } from 'node:util';
import { setup } from '../support/temporary-files.ts';
import { growthLines } from './growth/growth-table.ts';

/**
 * `npm run bench:growth`: what one unit of work costs while something grows, with the ratio to the first row; on
 * the embedded store and on PostgreSQL where this machine has one. `-- drafts servers`: only these parts.
 * --times N: how often short work is done. --seconds N: how long pages work.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '60' },
  },
});

const cleanUp = setup();
// Loaded late: its database server lives in the folder that was just made.
const { growthParts } = await import('./growth/growth-parts.ts');

const names = positionals.length > 0 ? positionals : Object.keys(growthParts);
const unknown = names.filter((name) => !(name in growthParts));
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. Choose from: ${Object.keys(growthParts).join(', ')}`);

const effort = { times: Number(values.times), seconds: Number(values.seconds) };
for (const name of names) {
  const part = growthParts[name];
  if (!part) continue;
  const line = growthLines();
  for await (const row of part.measure(part.sizes, effort)) process.stdout.write(line(part.of, row));
}
await cleanUp();
process.exit();
