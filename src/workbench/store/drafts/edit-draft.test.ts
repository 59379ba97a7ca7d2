import { beforeAll, describe, expect, test } from 'vitest';
import { items, links, smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { codeOf, freshId, newTeam, type Team, valueOf } from '../../../../tests/support/workbench/team.ts';
import { draftNow } from '../rows/draft-row.ts';
import { editDraft } from './edit-draft.ts';
import { editFile } from './edit-file.ts';
import { revisionIn } from '../calculations/history.ts';
import { historyOf } from './read-history.ts';
import { discardDraft } from './move-draft.ts';
import { readDraft, readEdits } from './read-drafts.ts';
import { restoreDraft } from './restore-draft.ts';
import { textHash } from '../rows/kept-rows.ts';
import { filesOf } from './sources.ts';
import { done } from '../outcome.ts';

onBothStores((store) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
  });

  const filesNow = async (id: string) =>
    valueOf(
      await team.does(team.edda, 'see', async ({ db }) => {
        const draft = await draftNow(db, id);
        return draft.ok ? done(await filesOf(db, draft.value.source)) : draft;
      }),
    );
  const replayed = async (id: string, rev: number) =>
    valueOf(
      await team.does(team.edda, 'see', async ({ db }) => {
        const draft = await draftNow(db, id);
        if (!draft.ok) return draft;
        const history = await historyOf(db, draft.value, rev);
        return done(history && revisionIn(history, rev).files);
      }),
    );
  const put = (id: string, file: string, expectedHash: string | null, text: string | null) =>
    team.does(team.edda, 'edit', (granted) =>
      editFile(granted, id, { clientId: freshId(), place: file, expectedHash, text }),
    );

  describe('edits', () => {
    test('R10.05 R10.26: a request whose answer was lost is answered again and not done twice', async () => {
      const { id } = await team.draft();
      const request = {
        clientId: freshId(),
        edits: [{ address: links.one, expected: 'https://one.example', value: 'https://new.example' }],
      };
      const first = await team.does(team.edda, 'edit', (granted) => editDraft(granted, id, request));
      await team.edit(team.edda, id, [links.two, 'https://two.example', 'https://other.example']);
      const again = await team.does(team.edda, 'edit', (granted) => editDraft(granted, id, request));
      expect(again).toEqual(first);
      expect(valueOf(await team.does(team.edda, 'see', (granted) => readEdits(granted, id))).rev).toBe(2);
      const stolen = await team.does(team.emil, 'edit', (granted) => editDraft(granted, id, request));
      expect(codeOf(stolen)).toBe('unreadable');
    });

    test('texts are normalized to NFC, in edits and in a whole file; the rest of the file stays', async () => {
      const { id } = await team.draft();
      const file = 'locales/es/home.json';
      const title = `${file}#home/items/a/title`;
      const apart = 'Atención'.normalize('NFD');
      await team.edit(team.edda, id, [title, 'Reclamos', apart]);
      const composed = (await filesNow(id))[file] ?? '';
      expect(composed).toBe('{ "home": { "items": { "a": { "title": "Atención" } } } }\n');
      const phone = 'Teléfono'.normalize('NFD');
      const text = `{ "home":  { "path": "${apart}", "items": { "a": { "title": "${phone}" } } } }`;
      valueOf(await put(id, file, textHash(composed), text));
      expect((await filesNow(id))[file]).toBe(text.replace(phone, 'Teléfono'));
    });

    test('R10.09: if two users edit one item, the second is refused, with the current value, its author and time', async () => {
      const { id } = await team.draft();
      await team.edit(team.edda, id, [links.one, 'https://one.example', 'https://edda.example']);
      const second = await team.edit(
        team.emil,
        id,
        [links.one, 'https://one.example', 'https://emil.example'],
        [links.two, 'https://two.example', 'x'],
      );
      expect(second).toMatchObject({
        ok: false,
        refusal: {
          code: 'changed-meanwhile',
          items: [{ address: links.one, current: 'https://edda.example', by: { name: 'Edda' } }],
        },
      });
      expect((await filesNow(id))['config/addresses/links.json']).toContain('https://two.example');
    });

    test('R10.10: edits of different items by two users at once are both saved, in one sequence of revisions', async () => {
      const { id } = await team.draft();
      const all = await Promise.all([
        team.edit(team.edda, id, [links.one, 'https://one.example', 'https://edda.example']),
        team.edit(team.emil, id, [links.two, 'https://two.example', 'https://emil.example']),
      ]);
      expect(all.map((one) => valueOf(one).rev).sort()).toEqual([1, 2]);
      const text = (await filesNow(id))['config/addresses/links.json'];
      expect([text?.includes('edda.example'), text?.includes('emil.example')]).toEqual([true, true]);
    });

    test('R10.11: edits of an item that another user deleted are refused as absent, even for fields that it never had', async () => {
      const { id } = await team.draft();
      valueOf(await team.edit(team.edda, id, [`${items}/[a]`, { id: 'a', link: 'route:a' }, null]));
      const late = await team.edit(team.emil, id, [`${items}/[a]/icon`, null, 'bell']);
      expect(late).toMatchObject({
        ok: false,
        refusal: { code: 'changed-meanwhile', items: [{ current: null, by: { name: 'Edda' } }] },
      });
    });

    test('R10.14: an edit of a closed draft is refused as closed, and a repeated one still gets its answer', async () => {
      const { id } = await team.draft();
      const request = {
        clientId: freshId(),
        edits: [{ address: links.one, expected: 'https://one.example', value: 'x' }],
      };
      const first = await team.does(team.edda, 'edit', (granted) => editDraft(granted, id, request));
      valueOf(await team.does(team.edda, 'edit', (granted) => discardDraft(granted, id)));
      expect(codeOf(await team.edit(team.edda, id, [links.two, 'https://two.example', 'x']))).toBe('closed');
      expect(await team.does(team.edda, 'edit', (granted) => editDraft(granted, id, request))).toEqual(first);
    });

    test('an edit without a target and one of an unknown draft are refused', async () => {
      const { id } = await team.draft();
      expect(await team.edit(team.edda, id, ['config/nowhere#x', null, 1])).toMatchObject({
        ok: false,
        refusal: { code: 'unreadable', why: 'no-place' },
      });
      expect(codeOf(await team.edit(team.edda, 'x', [links.one, null, 1]))).toBe('unknown');
      expect(codeOf(await team.edit(team.edda, freshId(), [links.one, null, 1]))).toBe('unknown');
      expect(codeOf(await team.edit(team.rita, id, [links.one, 'https://one.example', 'x']))).toBe(
        'not-allowed',
      );
    });
  });

  test('an edit that changes nothing creates no revision and no author', async () => {
    const { id } = await team.draft();
    await team.edit(team.edda, id, [links.one, 'https://one.example', 'https://new.example']);
    const same = await team.edit(team.emil, id, [links.one, 'https://one.example', 'https://new.example']);
    const back = await team.edit(
      team.emil,
      id,
      [links.two, 'https://two.example', 'x'],
      [links.two, 'x', 'https://two.example'],
    );
    expect([valueOf(same).rev, valueOf(back).rev]).toEqual([1, 1]);
    const { authors } = valueOf(await team.does(team.edda, 'see', (granted) => readDraft(granted, id, null)));
    expect(authors.map(({ name }) => name)).toEqual(['Edda']);
  });

  describe('a whole file', () => {
    const file = 'config/addresses/links.json';
    const text = smallSource[file] ?? '';

    test('is stored unchanged, recorded as edits, and the history leads to it', async () => {
      const { id } = await team.draft();
      const young = '{ "links": { "two": "https://two.example",\n\n"one": "https://new.example" } }';
      const saved = valueOf(await put(id, file, textHash(text), young));
      expect(saved.edits).toEqual([
        { address: links.one, before: 'https://one.example', after: 'https://new.example' },
      ]);
      expect((await filesNow(id))[file]).toBe(young);
      expect(await replayed(id, saved.rev)).toEqual(await filesNow(id));
    });

    test('includes another editor’s change elsewhere in it, and is refused if both changed the same value', async () => {
      const { id } = await team.draft();
      await team.edit(team.emil, id, [links.two, 'https://two.example', 'https://emil.example']);
      valueOf(await put(id, file, textHash(text), text.replace('one.example', 'edda.example')));
      const now = (await filesNow(id))[file];
      expect([now?.includes('edda.example'), now?.includes('emil.example')]).toEqual([true, true]);
      const late = await put(id, file, textHash(text), text.replace('two.example', 'late.example'));
      expect(late).toMatchObject({
        ok: false,
        refusal: { code: 'changed-meanwhile', items: [{ address: links.two, by: { name: 'Emil' } }] },
      });
      expect(codeOf(await put(id, file, 'f'.repeat(64), text))).toBe('changed-meanwhile');
    });

    test('that is not JSON or has a forbidden path is refused; a new one can be created and deleted', async () => {
      const { id } = await team.draft();
      expect(codeOf(await put(id, file, textHash(text), '{'))).toBe('unreadable');
      expect(codeOf(await put(id, 'config/../x.json', null, '{}'))).toBe('unreadable');
      valueOf(await put(id, 'config/screens/help.json', null, '{ "screens": [] }\n'));
      expect((await filesNow(id))['config/screens/help.json']).toBe('{ "screens": [] }\n');
      valueOf(await put(id, 'config/screens/help.json', textHash('{ "screens": [] }\n'), null));
      expect(await filesNow(id)).toEqual(smallSource);
    });
  });

  test('restores an older revision as a new one, and the history leads to each', async () => {
    const { id } = await team.draft();
    await team.edit(team.edda, id, [links.one, 'https://one.example', 'https://new.example']);
    const first = await filesNow(id);
    await team.edit(
      team.edda,
      id,
      [`${items}/[c]`, null, { id: 'c' }],
      [`${items}/@order`, ['a', 'b', 'c'], ['c', 'a', 'b']],
    );
    const restored = valueOf(
      await team.does(team.edda, 'edit', (granted) => restoreDraft(granted, id, { to: 1 })),
    );
    expect([restored.rev, await filesNow(id)]).toEqual([3, first]);
    expect([await replayed(id, 1), await replayed(id, 3)]).toEqual([first, first]);
    valueOf(await team.does(team.edda, 'edit', (granted) => restoreDraft(granted, id, { to: 0 })));
    expect(await filesNow(id)).toEqual(smallSource);
    expect(
      codeOf(await team.does(team.edda, 'edit', (granted) => restoreDraft(granted, id, { to: 9 }))),
    ).toBe('unknown');
  });
});
