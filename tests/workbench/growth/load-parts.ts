import { freshPostgresDatabase } from '../../support/workbench/stores.ts';
import { editLoad } from '../edit-load.ts';
import { serverLoad } from '../server-load.ts';
import type { GrowthPart, GrowthRow } from './growth-table.ts';

const openDrafts = 1_000;
// Seconds between two edits of one editor, as of a person who works without a pause.
const every = 2;
const writers = 20;
const editsOfSecond = { measured: 20, before: 80 };

/** What an edit costs with all that the pages of the editors ask. */
const loaded = async (editors: number, streams: number, seconds: number): Promise<number | undefined> => {
  const address = await freshPostgresDatabase();
  if (address === undefined) return undefined;
  const load = { editors, streams, shared: editors, drafts: openDrafts, seconds, every };
  const { saved, refused, serverCpu, databaseCpu, isWhole } = await editLoad({ address }, load);
  if (!isWhole || Object.keys(refused).length > 0)
    throw new Error(`${saved} edits, ${isWhole ? JSON.stringify(refused) : 'some of them lost'}`);
  return serverCpu + databaseCpu;
};

const rowOf = (what: string, size: number, cost: number | undefined): readonly GrowthRow[] =>
  cost === undefined ? [] : [{ what: `${what}, postgres`, size, cost, unit: 'ms' }];

/** Pages of editors, each in another draft. */
export const editors: GrowthPart = {
  of: 'editors',
  sizes: [10, 50],
  measure: async function* (sizes, { seconds }) {
    for (const size of sizes) yield* rowOf('an edit with its page', size, await loaded(size, 0, seconds));
  },
};

// A third of the streams that a session may open is that of its page.
const mostOfEditor = 3;

/** Open event streams besides those of the pages. */
export const streams: GrowthPart = {
  of: 'further streams',
  sizes: [0, 150],
  measure: async function* (sizes, { seconds }) {
    const count = Math.ceil(Math.max(...sizes) / mostOfEditor);
    for (const size of sizes)
      yield* rowOf(`an edit with the pages of ${count} editors`, size, await loaded(count, size, seconds));
  },
};

/** Servers of one database, each in a process. */
export const servers: GrowthPart = {
  of: 'servers',
  sizes: [1, 2, 4],
  measure: async function* (sizes, { seconds }) {
    for (const listen of [false, true])
      for (const size of sizes) {
        const address = await freshPostgresDatabase();
        if (address === undefined) return;
        const { measured, before } = editsOfSecond;
        const work = { warmUp: seconds * before, edits: seconds * measured };
        const { serverCpu, databaseCpu } = await serverLoad({
          address,
          servers: size,
          writers,
          listen,
          ...work,
        });
        const what = listen ? 'an edit with open pages' : 'an edit without pages';
        yield* rowOf(what, size, serverCpu + databaseCpu);
      }
  },
};
