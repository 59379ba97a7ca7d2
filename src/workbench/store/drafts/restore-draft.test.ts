import { beforeAll, describe, expect, test } from 'vitest';
import { items, links, smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { codeOf, newTeam, type Team, valueOf } from '../../../../tests/support/workbench/team.ts';
import type { Restore } from '../../api/generated/api-shapes.ts';
import { done } from '../outcome.ts';
import { draftNow } from '../rows/draft-row.ts';
import { restoreDraft } from './restore-draft.ts';
import { filesOf } from './sources.ts';

const [one, two] = ['https://one.example', 'https://two.example'];

onBothStores((store) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
  });

  const restore = (id: string, request: Restore) =>
    team.does(team.edda, 'edit', (granted) => restoreDraft(granted, id, request));
  const filesNow = (id: string) =>
    team.does(team.edda, 'see', async ({ db }) => {
      const draft = await draftNow(db, id);
      return draft.ok ? done(await filesOf(db, draft.value.source)) : draft;
    });
  const linksNow = async (id: string): Promise<readonly string[]> => {
    const text = valueOf(await filesNow(id))['config/addresses/links.json'] ?? '';
    const { links: found } = JSON.parse(text) as { readonly links: Readonly<Record<string, string>> };
    return [found['one'] ?? '', found['two'] ?? ''];
  };
  const itemsNow = async (id: string): Promise<readonly string[]> => {
    const text = valueOf(await filesNow(id))['config/screens/home.json'] ?? '';
    return [...text.matchAll(/"id": ?"([a-z])"/g)].map(([, name = '']) => name);
  };
  const asks = (address: string, wanted: unknown, current: unknown, name: string) => ({
    ok: false,
    refusal: {
      code: 'changed-meanwhile',
      items: [{ address, wanted, current, by: { name }, at: expect.any(String) as string }],
    },
  });

  describe('going back to an earlier revision', () => {
    test('asks about what a colleague wrote since then, and keeps it or takes it back as chosen', async () => {
      const begin = async (): Promise<string> => {
        const { id } = await team.draft();
        await team.edit(team.edda, id, [links.one, one, 'edda']);
        await team.edit(team.emil, id, [links.two, two, 'emil']);
        return id;
      };
      const id = await begin();
      expect(await restore(id, { to: 0 })).toMatchObject(asks(links.two, two, 'emil', 'Emil'));
      expect(await linksNow(id)).toEqual(['edda', 'emil']);
      valueOf(await restore(id, { to: 0, choices: [{ address: links.two, take: 'theirs' }] }));
      expect(await linksNow(id)).toEqual([one, 'emil']);
      const other = await begin();
      valueOf(await restore(other, { to: 0, choices: [{ address: links.two, take: 'mine' }] }));
      expect(valueOf(await filesNow(other))).toEqual(smallSource);
    });

    test('does not ask about a colleague’s value that the user has replaced since', async () => {
      const { id } = await team.draft();
      await team.edit(team.emil, id, [links.one, one, 'emil']);
      await team.edit(team.edda, id, [links.one, 'emil', 'edda']);
      valueOf(await restore(id, { to: 0 }));
      expect(await linksNow(id)).toEqual([one, two]);
    });

    test('asks about a colleague’s edit inside an item that the revision does not have', async () => {
      const { id } = await team.draft();
      await team.edit(team.edda, id, [`${items}/[c]`, null, { id: 'c', link: 'route:a' }]);
      await team.edit(team.emil, id, [`${items}/[c]/link`, 'route:a', 'route:b']);
      await team.edit(team.edda, id, [`${items}/[c]/icon`, null, 'bell']);
      const now = { id: 'c', link: 'route:b', icon: 'bell' };
      expect(await restore(id, { to: 0 })).toMatchObject(asks(`${items}/[c]`, null, now, 'Emil'));
    });

    test('keeps a colleague’s order of a list whose elements the user changed', async () => {
      const { id } = await team.draft();
      await team.edit(team.edda, id, [`${items}/[c]`, null, { id: 'c' }]);
      await team.edit(team.emil, id, [`${items}/@order`, ['a', 'b', 'c'], ['c', 'b', 'a']]);
      expect(codeOf(await restore(id, { to: 0 }))).toBe('changed-meanwhile');
      const choices = [{ address: `${items}/@order`, take: 'theirs' as const }];
      valueOf(await restore(id, { to: 0, choices }));
      expect(await itemsNow(id)).toEqual(['b', 'a']);
    });

    test('asks about any edit that the user has not seen, also their own of another tab', async () => {
      const { id } = await team.draft();
      await team.edit(team.edda, id, [links.one, one, 'first']);
      await team.edit(team.edda, id, [links.one, 'first', 'second']);
      expect(await restore(id, { to: 0, seen: 1 })).toMatchObject(asks(links.one, one, 'second', 'Edda'));
      valueOf(await restore(id, { to: 0, seen: 2 }));
      expect(await linksNow(id)).toEqual([one, two]);
    });
  });

  describe('undoing one revision', () => {
    test('keeps all later edits, and undoing the undo brings the edit back', async () => {
      const { id } = await team.draft();
      const { rev } = valueOf(await team.edit(team.edda, id, [links.one, one, 'edda']));
      await team.edit(team.emil, id, [links.two, two, 'emil']);
      const undone = valueOf(await restore(id, { undo: rev }));
      expect(await linksNow(id)).toEqual([one, 'emil']);
      await team.edit(team.emil, id, [links.two, 'emil', 'again']);
      valueOf(await restore(id, { undo: undone.rev }));
      expect(await linksNow(id)).toEqual(['edda', 'again']);
    });

    test('asks about a value that was changed since, and about a revision of a colleague', async () => {
      const { id } = await team.draft();
      await team.edit(team.edda, id, [links.one, one, 'edda']);
      await team.edit(team.emil, id, [links.one, 'edda', 'emil']);
      expect(await restore(id, { undo: 1 })).toMatchObject(asks(links.one, one, 'emil', 'Emil'));
      expect(await restore(id, { undo: 2 })).toMatchObject(asks(links.one, 'edda', 'emil', 'Emil'));
      valueOf(await restore(id, { undo: 2, choices: [{ address: links.one, take: 'theirs' }] }));
      expect(await linksNow(id)).toEqual(['emil', two]);
      valueOf(await restore(id, { undo: 2, choices: [{ address: links.one, take: 'mine' }] }));
      expect(await linksNow(id)).toEqual(['edda', two]);
    });

    test('refuses a revision that the draft does not have', async () => {
      const { id } = await team.draft();
      expect(codeOf(await restore(id, { undo: 1 }))).toBe('unknown');
    });
  });
});
