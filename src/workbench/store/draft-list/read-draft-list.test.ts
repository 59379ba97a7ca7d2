import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { manyDrafts } from '../../../../tests/support/workbench/many-rows.ts';
import { links } from '../../../../tests/support/workbench/small-source.ts';
import { newTeam, type Team, valueOf } from '../../../../tests/support/workbench/team.ts';
import { discardDraft } from '../drafts/move-draft.ts';
import { renameDraft } from '../drafts/create-draft.ts';
import { cursorOf, type DraftsQuery, placeAt } from './drafts-query.ts';
import { readDraftList } from './read-draft-list.ts';

const id = '00000000-0000-4000-8000-000000000001';

test('a cursor is a position in the list; other texts are refused', () => {
  const place = { changedAt: '2026-11-23T16:00:00.000Z', id };
  expect(placeAt(cursorOf(place))).toEqual(place);
  expect(['', '~', `x~${id}`, `${place.changedAt}~x`, `${cursorOf(place)}~`].map(placeAt)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

onBothStores((store) => {
  let team: Team;
  const list = async (
    query: Partial<DraftsQuery> = {},
    who: keyof Team & ('edda' | 'emil' | 'paul') = 'edda',
  ) =>
    valueOf(
      await team.does(team[who], 'see', (granted) =>
        readDraftList(granted, null, { view: 'open', limit: 100, ...query }, 100),
      ),
    );
  const names = async (query: Partial<DraftsQuery> = {}, who?: 'edda' | 'emil' | 'paul') =>
    (await list(query, who)).drafts.map(({ name }) => name);

  beforeAll(async () => {
    team = await newTeam(store());
  });

  test('the pages of a list have each draft once, in the order of the last change, also if two changed at one time', async () => {
    for (let at = 0; at < 7; at += 1) await team.draft(`Draft ${at}`);
    await sql`update draft set changed_at = '2026-01-01' where name in ('Draft 2', 'Draft 3', 'Draft 4')`.execute(
      store().db,
    );
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const after: DraftsQuery['after'] = placeAt(next);
      const page = await list({ limit: 2, ...(after && { after }) });
      seen.push(...page.drafts.map(({ name }) => name));
      next = page.next;
    }
    expect(seen.slice(0, 4)).toEqual(['Draft 6', 'Draft 5', 'Draft 1', 'Draft 0']);
    expect(seen.slice(4).toSorted()).toEqual(['Draft 2', 'Draft 3', 'Draft 4']);
  });

  test('an edit or a new name moves a draft to the top, and an edit also counts its changes', async () => {
    const { id: draft } = await team.draft('Counted');
    await team.draft('Later');
    await team.edit(team.emil, draft, [links.one, 'https://one.example', 'https://new.example']);
    const { drafts } = await list();
    expect(drafts[0]).toMatchObject({ name: 'Counted', changes: 1, authors: [{ name: 'Emil' }] });
    await team.does(team.edda, 'edit', (granted) =>
      renameDraft(granted, drafts[1]?.id ?? '', { name: 'Renamed' }),
    );
    expect((await names()).slice(0, 2)).toEqual(['Renamed', 'Counted']);
    expect(await names({ view: 'mine' }, 'emil')).toEqual(['Counted']);
    await sql`update draft set rev = rev + 1 where id = ${draft}`.execute(store().db);
    expect((await list({ view: 'all', id: draft })).drafts[0]?.changes).toBeNull();
  });

  test('a search finds names, notes and people, without accents and case; closed drafts only where they are listed', async () => {
    const { id: draft } = await team.draft('Farmacias de Málaga');
    await team.does(team.edda, 'edit', (granted) =>
      renameDraft(granted, draft, { note: 'Über 100 %_ of them' }),
    );
    expect(await names({ find: 'malaga' })).toEqual(['Farmacias de Málaga']);
    expect(await names({ find: 'UBER 100 %_' })).toEqual(['Farmacias de Málaga']);
    expect(await names({ find: '%' })).toEqual(['Farmacias de Málaga']);
    expect(await names({ find: 'emil' })).toEqual(['Counted']);
    await team.does(team.edda, 'edit', (granted) => discardDraft(granted, draft));
    expect(await names({ find: 'malaga' })).toEqual([]);
    expect(await names({ find: 'malaga', view: 'withdrawn' })).toEqual(['Farmacias de Málaga']);
    expect(await names({ find: 'malaga', view: 'all' })).toEqual(['Farmacias de Málaga']);
  });

  test('the counts are those of the lists, up to their limit', async () => {
    const { counts } = await list();
    expect(counts).toEqual({
      open: (await names()).length,
      waiting: 0,
      mine: (await names({ view: 'mine' })).length,
      scheduled: 0,
    });
    await manyDrafts(store(), 110);
    expect((await list({}, 'paul')).counts).toMatchObject({ open: 100 });
  });
});
