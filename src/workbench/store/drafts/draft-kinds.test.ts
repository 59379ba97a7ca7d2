import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { sourceId, type SourceFiles } from '../../../config/files/source.ts';
import { links, settings, smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import {
  codeOf,
  freshId,
  newTeam,
  smallLive,
  type Team,
  valueOf,
} from '../../../../tests/support/workbench/team.ts';
import type { DraftKind } from '../../api/generated/api-shapes.ts';
import { operatorSettings } from '../migrations/0018-operator-settings.ts';
import { done, type Outcome } from '../outcome.ts';
import { draftNow } from '../rows/draft-row.ts';
import { type Actor, type Granted, operate } from '../transact.ts';
import { createDraft, createDraftFrom, renameDraft, reopenDraft } from './create-draft.ts';
import { editFile } from './edit-file.ts';
import { mergeDraft } from './merge-draft.ts';
import { discardDraft, recallDraft, submitDraft } from './move-draft.ts';
import { restoreDraft, storeUndo } from './restore-draft.ts';
import { textHash } from '../rows/kept-rows.ts';
import { filesOf, keepSource } from './sources.ts';
import { createExchange } from '../exchanges/exchanges.ts';

const settingsFile = 'config/environments.json';
const settingsText = smallSource[settingsFile] ?? '';
const toElsewhere = [settings.legacy, 'https://old.example/', 'https://elsewhere.example/'] as const;
const toNew = [links.one, 'https://one.example', 'https://new.example'] as const;

const withText = (file: string, old: string, young: string, files = smallSource): SourceFiles => ({
  ...files,
  [file]: (files[file] ?? '').replace(old, young),
});
const newSettings = withText(settingsFile, 'old.example', 'live.example');

onBothStores((store) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
  });

  const drafted = <T>(who: Actor, work: (granted: Granted<'draft'>) => Promise<Outcome<T>>) =>
    team.does(who, 'draft', work);
  const create = (who: Actor, of?: DraftKind, files = smallSource) =>
    drafted(who, (granted) =>
      createDraft(granted, { name: `Draft ${freshId()}`, ...(of && { kind: of }) }, { number: 3, files }),
    );
  const contentDraft = async () => valueOf(await create(team.edda)).id;
  const operatorDraft = async () => valueOf(await create(team.otto, 'operator')).id;
  const write = (
    who: Actor,
    id: string,
    place: string,
    text: string | null,
    begun = smallSource[place] ?? null,
  ) =>
    drafted(who, (granted) =>
      editFile(granted, id, {
        ...{ clientId: freshId(), place, text },
        expectedHash: begun === null ? null : textHash(begun),
      }),
    );
  const rowOf = async (id: string) =>
    valueOf(await team.does(team.rita, 'see', ({ db }) => draftNow(db, id)));
  const filesNow = async (id: string) => {
    const { source } = await rowOf(id);
    return valueOf(await team.does(team.rita, 'see', async ({ db }) => done(await filesOf(db, source))));
  };
  const merge = (who: Actor, id: string, number: number, files: SourceFiles) => {
    const live = { ...smallLive, number, source: sourceId(files) };
    return drafted(who, (granted) => mergeDraft(granted, id, { onto: number, choices: [] }, { live, files }));
  };
  const undo = (who: Actor, id: string, source: string, files: SourceFiles) =>
    drafted(who, (granted) =>
      storeUndo(granted, id, {}, { source, files, asked: [], takesBack: { undoes: 2 } }),
    );

  test('R10.65: an editor creates drafts for content, an operator only drafts for operator settings', async () => {
    expect([
      codeOf(await create(team.edda, 'operator')),
      codeOf(await create(team.otto)),
      codeOf(await create(team.otto, 'content')),
    ]).toEqual(['not-operator', 'not-allowed', 'not-allowed']);
    expect([
      (await rowOf(await contentDraft())).kind,
      (await rowOf(await operatorDraft())).kind,
      valueOf(await create(team.oda, 'operator')).kind,
      valueOf(await create(team.oda)).kind,
    ]).toEqual(['content', 'operator', 'operator', 'content']);
  });

  describe('a draft for content', () => {
    test.each([
      ['an editor', 'edda', 'not-operator'],
      ['an editor who is an operator', 'oda', 'no-operator-settings'],
    ] as const)('refuses operator settings of %s, however they come', async (_, name, code) => {
      const who = team[name];
      const id = valueOf(await create(who)).id;
      const changed = settingsText.replace('old.example', 'elsewhere.example');
      const { source } = await rowOf(id);
      const outcomes = [
        await team.edit(who, id, toElsewhere),
        await team.edit(who, id, toNew, [settings.pkce, true, false]),
        await team.edit(who, id, [settings.pkce, true, null]),
        await write(who, id, settingsFile, changed),
        await write(who, id, settingsFile, null),
        await write(who, id, settingsFile, `${settingsText}\n`),
        await undo(who, id, source, { ...smallSource, [settingsFile]: changed }),
      ];
      expect(outcomes.map(codeOf)).toEqual(outcomes.map(() => code));
      expect(await rowOf(id)).toMatchObject({ rev: 0, source });
      expect(codeOf(await team.edit(who, id, toNew))).toBeUndefined();
    });

    test('has no other address of the same file', async () => {
      const id = await contentDraft();
      const names = ['config/./environments.json', 'config//environments.json', './config/environments.json'];
      const outcomes = [
        ...(await Promise.all(names.map((name) => write(team.edda, id, name, settingsText, null)))),
        await team.edit(team.edda, id, ['config/./environments.json#environments', null, {}]),
        await team.edit(team.edda, id, ['CONFIG/environments.json#environments', null, {}]),
      ];
      expect(outcomes.map(codeOf)).toEqual(outcomes.map(() => 'unreadable'));
    });

    test('gets the settings of a release, but an undo never restores old ones', async () => {
      const id = await contentDraft();
      valueOf(await team.edit(team.edda, id, toNew));
      valueOf(await merge(team.edda, id, 4, newSettings));
      expect((await filesNow(id))[settingsFile]).toBe(newSettings[settingsFile]);
      valueOf(
        await merge(team.edda, id, 5, withText('locales/en/home.json', 'Claims', 'Yours', newSettings)),
      );
      const undoMerge = (...choices: { address: string; take: 'mine' | 'theirs' }[]) =>
        drafted(team.edda, (granted) => restoreDraft(granted, id, { undo: 2, choices }));
      // The base stays that of release 5, so this would change its settings.
      expect(codeOf(await undoMerge())).toBe('not-operator');
      valueOf(await merge(team.edda, id, 6, withText(settingsFile, 'old.example', 'third.example')));
      expect(codeOf(await undoMerge())).toBe('changed-meanwhile');
      expect(codeOf(await undoMerge({ address: settings.legacy, take: 'mine' }))).toBe('not-operator');
      valueOf(await undoMerge({ address: settings.legacy, take: 'theirs' }));
      expect((await filesNow(id))[settingsFile]).toContain('third.example');
      valueOf(await drafted(team.edda, (granted) => restoreDraft(granted, id, { to: 1 })));
      expect(await filesNow(id)).toEqual(
        withText('config/addresses/links.json', 'one.example', 'new.example'),
      );
    });

    test('is not changed by an operator who is no editor', async () => {
      const id = await contentDraft();
      const { source, name, note } = await rowOf(id);
      const outcomes = [
        await team.edit(team.otto, id, toNew),
        await team.edit(team.otto, id, toElsewhere),
        await drafted(team.otto, (granted) => renameDraft(granted, id, { name: 'Mine' }, { name, note })),
        await drafted(team.otto, (granted) => submitDraft(granted, id, { source })),
        await drafted(team.otto, (granted) => discardDraft(granted, id)),
        await merge(team.otto, id, 4, newSettings),
        await drafted(team.otto, (granted) => createDraftFrom(granted, { name: freshId() }, id)),
      ];
      expect(outcomes.map(codeOf)).toEqual(outcomes.map(() => 'not-allowed'));
    });
  });

  describe('a draft for operator settings', () => {
    test('is edited, sent, recalled, merged, discarded, reopened and copied by an operator', async () => {
      const id = await operatorDraft();
      valueOf(await team.edit(team.otto, id, toElsewhere));
      valueOf(await drafted(team.otto, (granted) => renameDraft(granted, id, { name: `New ${freshId()}` })));
      const live = withText('locales/en/home.json', 'Claims', 'Your claims');
      const { source } = valueOf(await merge(team.otto, id, 4, live));
      valueOf(await drafted(team.otto, (granted) => submitDraft(granted, id, { source })));
      valueOf(await drafted(team.otto, (granted) => recallDraft(granted, id)));
      const copy = valueOf(
        await drafted(team.otto, (granted) => createDraftFrom(granted, { name: `Copy ${freshId()}` }, id)),
      );
      expect(copy).toMatchObject({ kind: 'operator', source, baseNumber: 4 });
      valueOf(await drafted(team.otto, (granted) => discardDraft(granted, id)));
      valueOf(await drafted(team.otto, (granted) => reopenDraft(granted, id)));
      valueOf(await drafted(team.otto, (granted) => restoreDraft(granted, id, { to: 1 })));
      expect(await filesNow(id)).toEqual(withText(settingsFile, 'old.example', 'elsewhere.example'));
    });

    test.each([
      ['an operator', 'otto'],
      ['an operator who edits', 'oda'],
    ] as const)('refuses other edits of %s', async (_, name) => {
      const who = team[name];
      const { id, source } = valueOf(await create(who, 'operator'));
      const link = withText('config/addresses/links.json', 'one.example', 'new.example');
      const outcomes = [
        await team.edit(who, id, toNew),
        await team.edit(who, id, toElsewhere, toNew),
        await write(who, id, 'config/addresses/links.json', link['config/addresses/links.json'] ?? ''),
        await write(who, id, 'config/addresses/links.json', null),
        await write(who, id, 'locales/en/new.json', '{}\n'),
        await undo(who, id, source, link),
      ];
      expect(outcomes.map(codeOf)).toEqual(outcomes.map(() => 'only-operator-settings'));
    });

    test('is not changed by an editor', async () => {
      const id = await operatorDraft();
      const { source } = valueOf(await team.edit(team.otto, id, toElsewhere));
      const { name, note } = await rowOf(id);
      const outcomes = [
        await team.edit(team.edda, id, [
          settings.legacy,
          'https://elsewhere.example/',
          'https://evil.example/',
        ]),
        await team.edit(team.edda, id, toNew),
        await write(team.edda, id, settingsFile, settingsText),
        await undo(team.edda, id, source, smallSource),
        await drafted(team.edda, (granted) => restoreDraft(granted, id, { to: 0 })),
        await drafted(team.edda, (granted) => restoreDraft(granted, id, { undo: 1 })),
        await merge(team.edda, id, 4, newSettings),
        await drafted(team.edda, (granted) => renameDraft(granted, id, { name: 'Mine' }, { name, note })),
        await drafted(team.edda, (granted) => submitDraft(granted, id, { source })),
        await drafted(team.edda, (granted) => recallDraft(granted, id)),
        await drafted(team.edda, (granted) => discardDraft(granted, id)),
        await drafted(team.edda, (granted) => reopenDraft(granted, id)),
        await drafted(team.edda, (granted) => createDraftFrom(granted, { name: freshId() }, id)),
        await team.does(team.edda, 'edit', (granted) => createExchange(granted, id, 'csv', () => ({}))),
      ];
      expect(outcomes.map(codeOf)).toEqual(outcomes.map(() => 'not-operator'));
    });

    test('is not copied as another kind', async () => {
      const [own, other] = [await operatorDraft(), await contentDraft()];
      const copy = (from: string, of: DraftKind) =>
        drafted(team.oda, (granted) => createDraftFrom(granted, { name: freshId(), kind: of }, from));
      expect([codeOf(await copy(own, 'content')), codeOf(await copy(other, 'operator'))]).toEqual([
        'no-operator-settings',
        'only-operator-settings',
      ]);
    });

    test('keeps its kind in the database, too', async () => {
      const id = await operatorDraft();
      await expect(
        sql`update draft set kind = 'content' where id = ${id}`.execute(store().db),
      ).rejects.toThrow('the kind of a draft never changes');
    });
  });

  describe('the drafts of a store from before there were operators', () => {
    let [only, mixed, other, empty] = ['', '', '', ''];
    beforeAll(async () => {
      only = await operatorDraft();
      valueOf(await team.edit(team.otto, only, toElsewhere));
      [mixed, other, empty] = [await contentDraft(), await contentDraft(), await contentDraft()];
      for (const id of [mixed, other]) valueOf(await team.edit(team.edda, id, toNew));
      const { db } = store();
      const files = withText(settingsFile, 'old.example', 'elsewhere.example', await filesNow(mixed));
      const source = valueOf(
        await operate(store(), 'cli', async (granted) => done(await keepSource(granted.db, files))),
      );
      await sql`update draft set source = ${source}, rev = rev + 1 where id = ${mixed}`.execute(db);
      await sql`insert into draft_edit (draft_id, rev, ordinal, address, before, after, author, client_id, kind) values
        (${mixed}, 2, 0, ${settings.legacy}, '"https://old.example/"', '"https://elsewhere.example/"', ${team.edda.person}, ${freshId()}, 'edit')`.execute(
        db,
      );
      await sql`alter table draft drop column kind cascade`.execute(db);
      await sql`drop function keep_draft_kind() cascade`.execute(db);
      // Then every source had all its files.
      await sql`update source set files = source_files(source), base = null, changes = null where base is not null`.execute(
        db,
      );
      await sql.raw(operatorSettings).execute(db);
    });

    test('get the kind of the files that they change', async () => {
      const kinds = await Promise.all([only, mixed, other, empty].map(async (id) => (await rowOf(id)).kind));
      expect(kinds).toEqual(['operator', 'content', 'content', 'content']);
    });

    test('cannot be sent for review while they mix both; an editor can continue, and undo the settings', async () => {
      const submit = async () => {
        const { source } = await rowOf(mixed);
        return drafted(team.edda, (granted) => submitDraft(granted, mixed, { source }));
      };
      expect(codeOf(await submit())).toBe('no-operator-settings');
      valueOf(await team.edit(team.edda, mixed, [links.two, 'https://two.example', 'https://2.example']));
      const evil = [settings.legacy, 'https://elsewhere.example/', 'https://evil.example/'] as const;
      expect(codeOf(await team.edit(team.edda, mixed, evil))).toBe('not-operator');
      expect(codeOf(await submit())).toBe('no-operator-settings');
      valueOf(await drafted(team.edda, (granted) => restoreDraft(granted, mixed, { undo: 2 })));
      expect(await filesNow(mixed)).toMatchObject({ [settingsFile]: settingsText });
      valueOf(await submit());
    });
  });
});
