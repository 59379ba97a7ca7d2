import { parseArgs } from 'node:util';
import { setup } from '../support/temporary-files.ts';
import { manyActions, manyDrafts } from '../support/workbench/many-rows.ts';
import { cpuOf, draftsIn, firstActions, firstDrafts } from './list-growth.ts';

/**
 * `npm run bench:lists`: the processor time of the first page of each list, in milliseconds, in the server and
 * the database, while drafts and the log grow; on the embedded store and on PostgreSQL where this
 * machine has one. --drafts N and --actions N: the most.
 */
const { values } = parseArgs({
  options: {
    drafts: { type: 'string', default: '100000' },
    actions: { type: 'string', default: '1000000' },
    open: { type: 'string', default: '2' },
  },
});

const cleanUp = setup();
// Loaded late: its database server lives in the folder that was just made.
const { emptyStores } = await import('../support/workbench/stores.ts');
const { somebody } = await import('../support/workbench/people.ts');

const powers = (from: number, most: number): readonly number[] =>
  Array.from({ length: Math.round(Math.log10(most / from)) + 1 }, (_, at) => from * 10 ** at);

const write = (cells: readonly (string | number)[]): void => {
  process.stdout.write(
    `${cells.map((cell) => (typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(1) : String(cell)).padStart(11)).join('')}\n`,
  );
};

for (const store of await emptyStores()) {
  const editors = [];
  for (let at = 0; at < 50; at += 1)
    editors.push(await somebody(store, ['editor', 'reviewer'], `Editor ${at}`));
  const paul = await somebody(store, ['publisher', 'administrator'], 'Paul');
  const edda = editors[0] ?? paul;
  write([store.kind, 'first page', 'publisher', 'waiting', 'mine', 'live', 'search', 'name']);
  let drafts = 0;
  for (const most of powers(10, Number(values.drafts))) {
    await manyDrafts(store, most - drafts, Number(values.open));
    drafts = most;
    const pages = [
      ...[firstDrafts(store, edda), firstDrafts(store, paul), draftsIn(store, edda, 'waiting')],
      ...[draftsIn(store, edda, 'mine'), draftsIn(store, edda, 'live')],
      ...[draftsIn(store, edda, 'all', 'no such draft'), draftsIn(store, edda, 'all', 'Editor 7')],
    ];
    const costs: number[] = [];
    for (const page of pages) costs.push(await cpuOf(store, page));
    write([`${drafts} drafts`, ...costs]);
  }
  write([store.kind, 'first page', 'seldom', 'never', 'own']);
  let actions = 0;
  for (const most of powers(10_000, Number(values.actions))) {
    await manyActions(store, most - actions);
    actions = most;
    const pages = [
      ...[firstActions(store, paul), firstActions(store, paul, 'draft.create')],
      ...[firstActions(store, paul, 'setting.change'), firstActions(store, edda)],
    ];
    const costs: number[] = [];
    for (const page of pages) costs.push(await cpuOf(store, page));
    write([`${actions} rows`, ...costs]);
  }
  await store.close();
}
await cleanUp();
process.exit();
