import { findSource, newMemory } from '../../src/workbench/store/drafts/sources.ts';
import { done } from '../../src/workbench/store/outcome.ts';
import { operate } from '../../src/workbench/store/transact.ts';
import { setup } from '../support/temporary-files.ts';
import { editInTurn, frozenDraft, growthOf, wordEdits } from './edit-growth.ts';
import { cpuOf } from './list-growth.ts';

/**
 * `npm run bench:growth`: the bytes that an edit of one word adds to the database, and the processor time of
 * reading a source whose text is stored whole, or as 64 changes, in a server that has just started.
 */
const cleanUp = setup();
// Loaded late: its database server lives in the folder that was just made.
const { emptyStores } = await import('../support/workbench/stores.ts');
const { newTeam } = await import('../support/workbench/team.ts');

for (const store of await emptyStores()) {
  const team = await newTeam(store);
  for (const file of ['locales/en/home.json', 'locales/es/components.json']) {
    const { bytes, byTable } = await growthOf(store, team, file, 200);
    const { id, source } = await frozenDraft(team);
    const sources = await editInTurn(team, id, wordEdits(file, 64));
    const cold = (of: string) => () =>
      operate(store, 'cli', async ({ db }) => done(await findSource(db, of, newMemory())));
    const [whole, changed] = [
      await cpuOf(store, cold(source)),
      await cpuOf(store, cold(sources.at(-1) ?? '')),
    ];
    const figures = [
      `${bytes.toFixed(0)} bytes an edit`,
      `whole ${whole.toFixed(1)} ms`,
      `64 changes ${changed.toFixed(1)} ms`,
    ];
    process.stdout.write(`${store.kind} ${file}: ${figures.join(', ')} ${JSON.stringify(byTable)}\n`);
  }
  await store.close();
}
await cleanUp();
process.exit();
