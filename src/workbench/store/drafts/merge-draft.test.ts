import { beforeAll, expect, test } from 'vitest';
import { sourceId } from '../../../config/files/source.ts';
import { links, smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import {
  codeOf,
  freshId,
  newTeam,
  smallLive,
  type Team,
  valueOf,
} from '../../../../tests/support/workbench/team.ts';
import { createDraft, createDraftFrom, renameDraft, reopenDraft } from './create-draft.ts';
import { mergeDraft, mergePreview } from './merge-draft.ts';
import { discardDraft } from './move-draft.ts';
import { readDraft } from './read-drafts.ts';
import { restoreDraft } from './restore-draft.ts';

const file = 'config/addresses/links.json';
const liveFiles = {
  ...smallSource,
  [file]: (smallSource[file] ?? '').replace('one.example', 'live.example'),
  'locales/en/home.json': (smallSource['locales/en/home.json'] ?? '').replace('Claims', 'Your claims'),
};
const live = { ...smallLive, number: 90, source: sourceId(liveFiles) };
const now = { live, files: liveFiles };

onBothStores((store) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
  });

  const merge = (id: string, onto: number, ...choices: Parameters<typeof mergeDraft>[2]['choices']) =>
    team.does(team.edda, 'edit', (granted) => mergeDraft(granted, id, { onto, choices }, now));
  const read = async (id: string) =>
    valueOf(await team.does(team.rita, 'see', (granted) => readDraft(granted, id, live.source)));

  test('R10.60: an old draft is merged with live, with every conflict listed by item until each has a choice', async () => {
    const { id } = await team.approved();
    await team.edit(team.edda, id, [links.two, 'https://two.example', 'https://mine.example']);
    expect(await read(id)).toMatchObject({ outdated: true, baseNumber: 3 });
    const conflict = {
      address: links.one,
      base: 'https://one.example',
      mine: 'https://new.example',
      theirs: 'https://live.example',
    };
    const preview = valueOf(
      await team.does(team.edda, 'see', (granted) => mergePreview(granted, id, liveFiles)),
    );
    expect(preview).toEqual({
      conflicts: [conflict],
      mine: [links.one, links.two],
      theirs: [links.one, 'locales/en/home.json#home/items/a/title'],
    });
    expect(await merge(id, 90)).toEqual({ ok: false, refusal: { code: 'conflicts', items: [conflict] } });
    expect(await merge(id, 89)).toMatchObject({
      ok: false,
      refusal: { code: 'live-moved', live: { number: 90 } },
    });
    expect(
      codeOf(await merge(id, 90, { address: links.one, take: 'mine' }, { address: links.two, take: 'mine' })),
    ).toBe('unreadable');
    const merged = valueOf(await merge(id, 90, { address: links.one, value: 'https://both.example' }));
    expect(merged).toMatchObject({ base: 90, baseSource: live.source, rev: 3 });
    const draft = await read(id);
    expect(draft).toMatchObject({
      outdated: false,
      approved: false,
      lapsed: true,
      state: 'review',
      source: merged.source,
    });
    expect(draft.edits.filter(({ kind }) => kind === 'merge').map(({ address }) => address)).toEqual([
      links.one,
      'locales/en/home.json#home/items/a/title',
    ]);
  });

  test('undoing a merge restores the base too, so that live values do not become edits', async () => {
    const { id } = await team.draft();
    const { source } = valueOf(
      await team.edit(team.edda, id, [links.two, 'https://two.example', 'https://mine.example']),
    );
    valueOf(await merge(id, 90));
    valueOf(await team.does(team.edda, 'edit', (granted) => restoreDraft(granted, id, { to: 1 })));
    expect(await read(id)).toMatchObject({
      source,
      baseNumber: 3,
      baseSource: smallLive.source,
      outdated: true,
      rev: 3,
    });
  });

  test('a draft starts with another draft’s base and has its edits as one request', async () => {
    const old = await team.approved();
    const copy = valueOf(
      await team.does(team.emil, 'edit', (granted) => createDraftFrom(granted, { name: freshId() }, old.id)),
    );
    expect(await read(copy.id)).toMatchObject({
      state: 'open',
      source: old.source,
      baseNumber: 3,
      rev: 1,
      authors: [{ name: 'Emil' }, { name: 'Edda' }],
      edits: [{ kind: 'import', address: links.one }],
    });
    expect(
      codeOf(
        await team.does(team.emil, 'edit', (granted) => createDraftFrom(granted, { name: freshId() }, 'x')),
      ),
    ).toBe('unknown');
  });

  test('a name belongs to one open draft, ignoring case, even with two simultaneous requests', async () => {
    const name = `Open enrolment ${freshId()}`;
    const create = (as: string) =>
      team.does(team.edda, 'edit', (granted) =>
        createDraft(granted, { name: as }, { number: 3, files: smallSource }),
      );
    const both = await Promise.all([create(name), create(name.toUpperCase())]);
    expect(both.map(codeOf).sort()).toEqual(['name-taken', undefined]);
    const first = both.flatMap((one) => (one.ok ? [one.value] : []))[0];
    const id = first?.id ?? '';
    valueOf(await team.does(team.edda, 'edit', (granted) => discardDraft(granted, id)));
    const second = valueOf(await create(name));
    expect(codeOf(await team.does(team.edda, 'edit', (granted) => reopenDraft(granted, id)))).toBe(
      'name-taken',
    );
    valueOf(
      await team.does(team.edda, 'edit', (granted) =>
        renameDraft(granted, second.id, { name: `${name} 2`, note: 'For January.' }),
      ),
    );
    expect(valueOf(await team.does(team.edda, 'edit', (granted) => reopenDraft(granted, id))).state).toBe(
      'open',
    );
    expect(
      codeOf(await team.does(team.edda, 'edit', (granted) => renameDraft(granted, second.id, { name }))),
    ).toBe('name-taken');
  });

  test.each([
    ['more spaces', 'Open  rates', ' Open rates  '],
    ['a space of another kind', 'Open rates', 'Open\u00a0rates'],
    ['an invisible character', 'Open rates', 'Open\u200b ra\u00adtes\ufe0f'],
    ['wide letters', 'Open rates', '\uff2fpen rates'],
    ['a line break', 'Open rates', 'Open\nrates'],
    ['a composed accent', 'Periodo de inscripci\u00f3n', 'Periodo de inscripcio\u0301n'],
  ])(
    'a name that differs only in %s is refused for a new draft, a copy, another name and a reopened draft',
    async (_, name, isSame) => {
      const own = freshId();
      const there = `${name} ${own}`;
      const wanted = `${isSame} ${own}`;
      const edit = <Value>(work: Parameters<typeof team.does<'edit', Value>>[2]) =>
        team.does(team.edda, 'edit', work);
      const closed = await team.draft(wanted);
      valueOf(await edit((granted) => discardDraft(granted, closed.id)));
      const first = await team.draft(there);
      const other = await team.draft(freshId());
      const refusals = [
        await edit((granted) => createDraft(granted, { name: wanted }, { number: 3, files: smallSource })),
        await edit((granted) => createDraftFrom(granted, { name: wanted }, first.id)),
        await edit((granted) => renameDraft(granted, other.id, { name: wanted })),
        await edit((granted) => reopenDraft(granted, closed.id)),
      ];
      expect(refusals.map(codeOf)).toEqual(['name-taken', 'name-taken', 'name-taken', 'name-taken']);
      expect(
        codeOf(await edit((granted) => renameDraft(granted, first.id, { name: wanted }))),
      ).toBeUndefined();
    },
  );
});
