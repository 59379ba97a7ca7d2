import { beforeAll, expect, test } from 'vitest';
import { items, links, smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { freshId, newTeam, type Team, valueOf } from '../../../../tests/support/workbench/team.ts';
import { parseJson } from '../../../authoring/draft/json-value.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { NewSignOff } from '../../api/generated/api-shapes.ts';
import { withoutEdits } from '../../store/calculations/without-edits.ts';
import type { HistoryRow } from '../../store/calculations/history.ts';
import { mergeDraft } from '../../store/drafts/merge-draft.ts';
import { readOwnWork } from '../../store/sign-offs/own-edits.ts';
import { signOff } from '../../store/sign-offs/sign-offs.ts';
import { filesOf, keepSource } from '../../store/drafts/sources.ts';
import { done } from '../../store/outcome.ts';
import { ownCells } from './own-cells.ts';

const linksIn = (files: SourceFiles): Readonly<Record<string, string>> =>
  (
    parseJson(files['config/addresses/links.json'] ?? '')?.value as {
      readonly links: Readonly<Record<string, string>>;
    }
  ).links;

const hashesIn = (files: SourceFiles) => {
  const found = linksIn(files);
  const wanted = files['config/screens/home.json']?.includes('link:three') ? ['three'] : [];
  if (wanted.some((name) => found[name] === undefined)) return Promise.reject(new Error('unsound'));
  return Promise.resolve({
    columns: ['ppo'],
    hashes: Object.fromEntries(Object.entries(found).map(([name, href]) => [name, [href]])),
  });
};

onBothStores((store) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
  });

  type Who = 'edda' | 'emil' | 'rita';

  const named = (who: Who, id: string) =>
    team.does(team[who], 'see', async ({ db }) => done({ id, files: await filesOf(db, id) }));

  const signOffsOf = (source: string, files: SourceFiles, names: readonly string[]): readonly NewSignOff[] =>
    names.map((item) => ({
      item,
      column: 'ppo',
      cellHash: linksIn(files)[item] ?? '',
      source,
      verdict: 'right',
      expected: null,
    }));

  const refusedTo = async (who: Who, id: string, ...names: readonly string[]): Promise<readonly string[]> => {
    const source = valueOf(await named(who, id));
    const work = valueOf(await team.does(team[who], 'remark', (granted) => readOwnWork(granted, id)));
    const checker = { hashes: ({ files }: { readonly files: SourceFiles }) => hashesIn(files) };
    const sourceOf = async (other: string) => valueOf(await named(who, other));
    const without = (edits: readonly HistoryRow[]) =>
      Promise.resolve(withoutEdits({ files: source.files, edits }));
    const finding = { checker, source, sourceOf, without };
    const own = await ownCells(finding, signOffsOf(id, source.files, names), work);
    return own.map(({ item }) => item);
  };

  const sign = async (who: Who, id: string, ...names: readonly string[]): Promise<void> => {
    const { files } = valueOf(await named(who, id));
    const hashOf = (item: string): string | undefined => linksIn(files)[item];
    valueOf(
      await team.does(team[who], 'remark', (granted) =>
        signOff(granted, signOffsOf(id, files, names), { files, hashOf }),
      ),
    );
  };

  const edit = async (who: Who, draft: string, ...edits: Parameters<Team['edit']>[2][]): Promise<string> =>
    valueOf(await team.edit(team[who], draft, ...edits)).source;

  test('an author of the edits of a cell cannot sign it off; others can, and the author can sign off other cells', async () => {
    const { id } = await team.draft();
    const source = await edit('edda', id, [links.one, 'https://one.example', `https://${freshId()}.example`]);
    expect(await refusedTo('edda', source, 'one', 'two')).toEqual(['one']);
    expect(await refusedTo('emil', source, 'one', 'two')).toEqual([]);
  });

  test('an edit that another user replaced belongs to the other user', async () => {
    const { id } = await team.draft();
    const first = `https://${freshId()}.example`;
    const second = `https://${freshId()}.example`;
    await edit('edda', id, [links.one, 'https://one.example', first]);
    const source = await edit('emil', id, [links.one, first, second]);
    expect(await refusedTo('edda', source, 'one', 'two')).toEqual([]);
    expect(await refusedTo('emil', source, 'one', 'two')).toEqual(['one']);
  });

  test('once the edited content was signed off, its editor may sign what others change after that', async () => {
    const { id } = await team.draft();
    const first = `https://${freshId()}.example`;
    const second = `https://${freshId()}.example`;
    const edited = await edit('edda', id, [links.one, 'https://one.example', first]);
    await sign('rita', edited, 'one');
    expect(await refusedTo('edda', edited, 'one')).toEqual([]);
    const again = await edit('emil', id, [links.one, first, second]);
    expect(await refusedTo('edda', again, 'one')).toEqual([]);
    expect(await refusedTo('emil', again, 'one')).toEqual(['one']);
  });

  test('a sign-off of the outcome before an edit, even a late one, does not count for the edit', async () => {
    const { id } = await team.draft();
    const source = await edit('edda', id, [links.one, 'https://one.example', `https://${freshId()}.example`]);
    const live = valueOf(
      await team.does(team.edda, 'edit', async ({ db }) => done(await keepSource(db, smallSource))),
    );
    await sign('rita', live, 'one');
    expect(await refusedTo('edda', source, 'one')).toEqual(['one']);
  });

  test('an added item belongs to its editor, whatever others changed in it', async () => {
    const { id } = await team.draft();
    const link = 'config/addresses/links.json#links/three';
    await edit('edda', id, [link, null, 'https://three.example']);
    await edit('emil', id, [`${items}/[a]/link`, 'route:a', 'link:three']);
    const source = await edit('emil', id, [links.two, 'https://two.example', `https://${freshId()}.example`]);
    // Without her link the source has an error: then all that the draft changed counts.
    expect(await refusedTo('edda', source, 'one', 'two', 'three')).toEqual(['two', 'three']);
  });

  test('edits from a merge do not belong to the user who merged', async () => {
    const { id } = await team.draft();
    await edit('edda', id, [links.two, 'https://two.example', `https://${freshId()}.example`]);
    const href = `https://${freshId()}.example`;
    const file = 'config/addresses/links.json';
    const files = {
      ...smallSource,
      [file]: (smallSource[file] ?? '').replace('https://one.example', href),
    };
    const live = { number: 91, source: 'f'.repeat(64), release: '91', at: '2026-11-02T00:00:00.000Z' };
    const merged = valueOf(
      await team.does(team.edda, 'edit', (granted) =>
        mergeDraft(granted, id, { onto: 91, choices: [] }, { live, files }),
      ),
    );
    expect(await refusedTo('edda', merged.source, 'one', 'two')).toEqual(['two']);
  });

  test('a sign-off can always be withdrawn', async () => {
    const { id } = await team.draft();
    const source = await edit('edda', id, [links.one, 'https://one.example', `https://${freshId()}.example`]);
    const { files } = valueOf(await named('edda', source));
    const work = valueOf(await team.does(team.edda, 'remark', (granted) => readOwnWork(granted, source)));
    const withdrawn = signOffsOf(source, files, ['one']).map((newSignOff) => ({
      ...newSignOff,
      verdict: 'withdrawn' as const,
    }));
    const finding = {
      checker: { hashes: () => hashesIn(files) },
      source: { id: source, files },
      sourceOf: () => Promise.resolve(undefined),
      without: () => Promise.resolve(files),
    };
    expect(await ownCells(finding, withdrawn, work)).toEqual([]);
  });
});
