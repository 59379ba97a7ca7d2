import { sql } from 'kysely';
import { editsBetween } from '../../src/authoring/draft/find-edits.ts';
import { createDraft } from '../../src/workbench/store/drafts/create-draft.ts';
import { editDraft } from '../../src/workbench/store/drafts/edit-draft.ts';
import type { DraftRow } from '../../src/workbench/store/rows/draft-row.ts';
import type { Store } from '../../src/workbench/store/store.ts';
import { frozenSource } from '../support/config/frozen-config.ts';
import { freshId, type Team, valueOf } from '../support/workbench/team.ts';

type Tree = string | number | boolean | null | readonly Tree[] | { readonly [name: string]: Tree };

const wordsIn = (tree: Tree): readonly string[] => {
  if (typeof tree === 'string') return tree.split(' ').length > 3 ? [tree] : [];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(wordsIn) : [];
};

const withText = (tree: Tree, before: string, after: string): Tree => {
  if (tree === before) return after;
  if (Array.isArray(tree)) return tree.map((one: Tree) => withText(one, before, after));
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [name, withText(value, before, after)]),
  );
};

const withOtherWord = (text: string, word: string): string => {
  const words = text.split(' ');
  return words.with(Math.floor(words.length / 2), word).join(' ');
};

/** The edits of a file that each replace one word, one text after the other. */
export const wordEdits = (file: string, count: number) => {
  const edits = [];
  let tree = JSON.parse(frozenSource()[file] ?? '') as Tree;
  for (let made = 0; made < count; made += 1) {
    const texts = [...new Set(wordsIn(tree))];
    const before = texts[made % texts.length] ?? '';
    const next = withText(tree, before, withOtherWord(before, `word${made}`));
    edits.push(editsBetween({ [file]: JSON.stringify(tree) }, { [file]: JSON.stringify(next) }));
    tree = next;
  }
  return edits;
};

/** A new draft of the frozen configuration. */
export const frozenDraft = async (team: Team): Promise<DraftRow> =>
  valueOf(
    await team.does(team.edda, 'draft', (granted) =>
      createDraft(granted, { name: `Draft ${freshId()}` }, { number: 3, files: frozenSource() }),
    ),
  );

/** Makes edits, one a request, and returns the source after each. */
export const editInTurn = async (
  team: Team,
  draft: string,
  requests: ReturnType<typeof wordEdits>,
): Promise<readonly string[]> => {
  const sources = [];
  for (const edits of requests) {
    const change = { clientId: freshId(), edits };
    const saved = await team.does(team.edda, 'edit', (granted) => editDraft(granted, draft, change));
    sources.push(valueOf(saved).source);
  }
  return sources;
};

/** The bytes of each table with its indexes, once what deleted rows left is free: PostgreSQL does that each minute. */
const sizesOf = async ({ db }: Store): Promise<Readonly<Record<string, number>>> => {
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ readonly name: string; readonly bytes: number }>`
    select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]));
};

// The database adds a map of free space to a table once it has five pages.
const first = 160;

/** The bytes that the tables grew by for each of a number of edits of one word. */
export const growthOf = async (
  store: Store,
  team: Team,
  file: string,
  count: number,
): Promise<{ readonly bytes: number; readonly byTable: Readonly<Record<string, number>> }> => {
  const { id } = await frozenDraft(team);
  const requests = wordEdits(file, first + count);
  await editInTurn(team, id, requests.slice(0, first));
  const before = await sizesOf(store);
  await editInTurn(team, id, requests.slice(first));
  const after = await sizesOf(store);
  const grown = Object.entries(after).map(
    ([name, size]) => [name, (size - (before[name] ?? 0)) / count] as const,
  );
  return {
    bytes: grown.reduce((sum, [, size]) => sum + size, 0),
    byTable: Object.fromEntries(grown.filter(([, size]) => size > 0)),
  };
};
