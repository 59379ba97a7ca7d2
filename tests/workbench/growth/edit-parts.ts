import { editsBetween } from '../../../src/authoring/draft/find-edits.ts';
import { sourceDocuments } from '../../../src/config/files/parse-document.ts';
import type { SourceFiles } from '../../../src/config/files/source.ts';
import type { ChangeValues } from '../../../src/workbench/api/generated/api-shapes.ts';
import { checkResultOf, sourceHashes } from '../../../src/workbench/server/draft-checks/source-report.ts';
import { createDraft } from '../../../src/workbench/store/drafts/create-draft.ts';
import { editDraft } from '../../../src/workbench/store/drafts/edit-draft.ts';
import { editFile } from '../../../src/workbench/store/drafts/edit-file.ts';
import { findSource, newMemory } from '../../../src/workbench/store/drafts/sources.ts';
import { done } from '../../../src/workbench/store/outcome.ts';
import { textHash } from '../../../src/workbench/store/rows/kept-rows.ts';
import type { Store } from '../../../src/workbench/store/store.ts';
import { operate } from '../../../src/workbench/store/transact.ts';
import { largeSource } from '../../support/config/large-source.ts';
import { emptyStores } from '../../support/workbench/stores.ts';
import { freshId, newTeam, type Team, valueOf } from '../../support/workbench/team.ts';
import { longestPlace, rewordedFile } from '../abuse/large-texts.ts';
import { editInTurn, frozenDraft, growthOf, wordEdits } from '../edit-growth.ts';
import { cpuOf } from '../list-growth.ts';
import type { GrowthPart } from './growth-table.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

const onEachStore = async function* <T>(work: (store: Store, team: Team) => AsyncIterable<T>) {
  for (const store of await emptyStores()) {
    yield* work(store, await newTeam(store));
    await store.close();
  }
};

const draftOf = async (team: Team, files: SourceFiles): Promise<string> => {
  const named = { name: `Draft ${freshId()}` };
  const draft = await team.does(team.edda, 'draft', (granted) =>
    createDraft(granted, named, { number: 3, files }),
  );
  return valueOf(draft).id;
};

/** Sends changes by turns; each one changes what the one before has written. */
const byTurns = <Change>(
  first: Change,
  others: readonly [Change, Change],
  send: (change: Change) => unknown,
) => {
  let turn = 0;
  return async (): Promise<void> => {
    const change = turn === 0 ? first : others[turn % 2 === 0 ? 0 : 1];
    turn += 1;
    await send(change);
  };
};

/** Edits of a draft that write two wordings by turns, so that each request changes the given number of texts. */
const rewording = (team: Team, draft: string, files: SourceFiles, place: string, count: number) => {
  const [one, other] = ['one', 'other'].map((word) => rewordedFile(files, place, word)) as [
    SourceFiles,
    SourceFiles,
  ];
  const step = (before: SourceFiles, after: SourceFiles) => editsBetween(before, after).slice(0, count);
  return byTurns(step(files, one), [step(other, one), step(one, other)], async (edits) => {
    const change = { clientId: freshId(), edits } as ChangeValues;
    valueOf(await team.does(team.edda, 'edit', (granted) => editDraft(granted, draft, change)));
  });
};

// Copies of the shipped screens, so that the longest file has 2,000 texts.
const copiesOfLong = 24;

/** The requests that edit texts of a long file. */
export const edits: GrowthPart = {
  of: 'edits of a request',
  sizes: [1, 10, 100, 1_000, 2_000],
  measure: (sizes, { times }) =>
    onEachStore(async function* (store, team) {
      const files = largeSource(copiesOfLong);
      const length = `${((files[longestPlace]?.length ?? 0) / 1_000).toFixed(0)} kB`;
      for (const size of sizes) {
        const request = rewording(team, await draftOf(team, files), files, longestPlace, size);
        const cost = await cpuOf(store, request, times);
        yield { what: `a request, file of ${length}, ${store.kind}`, size, cost, unit: 'ms' };
        yield { what: `an edit of it, ${store.kind}`, size, cost: cost / size, unit: 'ms' };
      }
    }),
};

const edited = 'locales/en/home.json';

/** A whole file by turns in two wordings. */
const savingFile = (team: Team, draft: string, files: SourceFiles) => {
  const texts = ['one', 'other'].map((word) => rewordedFile(files, edited, word)[edited] ?? '');
  let before = files[edited] ?? '';
  let turn = 0;
  return async (): Promise<unknown> => {
    const text = texts[turn % 2] ?? '';
    const change = { clientId: freshId(), place: edited, expectedHash: textHash(before), text };
    [before, turn] = [text, turn + 1];
    return valueOf(await team.does(team.edda, 'edit', (granted) => editFile(granted, draft, change)));
  };
};

const checked = (files: SourceFiles) => (): Promise<unknown> => {
  const documents = sourceDocuments(files);
  const base = sourceDocuments(files);
  return Promise.resolve(checkResultOf({ documents, base, language: 'en', now }));
};

/** What a portal of more items costs the server. The sizes are copies of its screens. */
export const items: GrowthPart = {
  of: 'items',
  sizes: [0, 6, 32],
  measure: (sizes, { times }) =>
    onEachStore(async function* (store, team) {
      for (const copies of sizes) {
        const files = largeSource(copies);
        const size = Object.keys(sourceHashes(sourceDocuments(files)).hashes).length;
        const draft = await draftOf(team, files);
        const works = {
          'an edit': rewording(team, draft, files, edited, 1),
          'a saved file': savingFile(team, await draftOf(team, files), files),
        };
        for (const [name, work] of Object.entries(works))
          yield { what: `${name}, ${store.kind}`, size, cost: await cpuOf(store, work, times), unit: 'ms' };
        if (store.kind === 'embedded') {
          const cost = await cpuOf(store, checked(files), Math.ceil(times / 10));
          yield { what: 'a check without a memory, of an item', size, cost: cost / size, unit: 'ms' };
        }
      }
    }),
};

const wordFiles = [edited, 'locales/es/components.json'];

/** What edits of one word add to the database. */
export const bytes: GrowthPart = {
  of: 'edits of a word',
  sizes: [64, 200],
  measure: (sizes) =>
    onEachStore(async function* (store, team) {
      for (const file of wordFiles)
        for (const size of sizes) {
          const { bytes: cost } = await growthOf(store, team, file, size);
          yield { what: `an edit in ${file}, ${store.kind}`, size, cost, unit: 'bytes' };
        }
    }),
};

/** What a source that was edited word by word costs a server that has just started. */
export const reading: GrowthPart = {
  of: 'edits of a word',
  sizes: [0, 16, 64],
  measure: (sizes, { times }) =>
    onEachStore(async function* (store, team) {
      for (const file of wordFiles)
        for (const size of sizes) {
          const { id, source } = await frozenDraft(team);
          const sources = await editInTurn(team, id, wordEdits(file, size));
          const read = () =>
            operate(store, 'cli', async ({ db }) =>
              done(await findSource(db, sources.at(-1) ?? source, newMemory())),
            );
          const cost = await cpuOf(store, read, times);
          yield { what: `first reading of ${file}, ${store.kind}`, size, cost, unit: 'ms' };
        }
    }),
};
