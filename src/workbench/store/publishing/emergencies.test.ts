import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sourceId } from '../../../config/files/source.ts';
import { links, smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { somebody } from '../../../../tests/support/workbench/people.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import {
  allDrafts,
  codeOf,
  freshId,
  newTeam,
  smallLive,
  type Team,
  valueOf,
} from '../../../../tests/support/workbench/team.ts';
import { type Calculate, calculateHere } from '../calculations/calculations.ts';
import { readDraft } from '../drafts/read-drafts.ts';
import { reviewDraft } from '../drafts/reviews.ts';
import { filesOf } from '../drafts/sources.ts';
import { addFreeze, liftFreeze } from '../people/freezes.ts';
import { changeRoles } from '../people/roles.ts';
import { changeSettings } from '../people/settings.ts';
import { readDraftList } from '../draft-list/read-draft-list.ts';
import { done } from '../outcome.ts';
import { operate } from '../transact.ts';
import { askEmergency, askRevert, confirmEmergency, mergeRevert } from './emergencies.ts';
import { failPublication, settlePublication } from './publishing.ts';

let settled = 100;

onBothStores((store) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
    await allow(true);
  });
  // A publisher of their own for each test: nobody publishes a second notice before the first is decided.
  let paul: Team['paul'];
  beforeEach(async () => {
    paul = await somebody(store(), ['publisher'], 'Paul');
  });

  const allow = (emergencyNotices: boolean) =>
    operate(store(), 'cli', (granted) => changeSettings(granted, { emergencyNotices }));
  const edited = async (value = `https://${freshId()}.example`, who = team.edda) => {
    const { id } = await team.draft();
    const { source } = valueOf(await team.edit(who, id, [links.one, 'https://one.example', value]));
    return { id, source };
  };
  const ask = (
    { id, source }: { readonly id: string; readonly source: string },
    who = paul,
    text = 'Urgent.',
  ) =>
    team.does(who, 'publish', (granted) =>
      askEmergency(granted, id, { publicationId: freshId(), source, baseNumber: 3, text }, smallLive),
    );
  const settle = async (id: string) => {
    settled += 1;
    const entry = { number: settled, release: 'r' };
    return valueOf(await operate(store(), 'web', (granted) => settlePublication(granted, id, entry)));
  };
  const live = async () => {
    const { id } = valueOf(await ask(await edited()));
    await settle(id);
    return id;
  };
  const read = async (id: string) =>
    valueOf(await team.does(team.rita, 'see', (granted) => readDraft(granted, id, smallLive.source)));
  const listed = async (draft: string) => {
    const list = await team.does(team.rita, 'see', (granted) => readDraftList(granted, null, allDrafts));
    return valueOf(list).drafts.find(({ id }) => id === draft);
  };
  const actions = async (draft: string) =>
    (
      await store()
        .db.selectFrom('audit')
        .select(['what', 'detail'])
        .where('subject', '=', draft)
        .orderBy('id')
        .execute()
    ).filter(({ what }) => what.startsWith('publication.'));

  test('an open draft is published by one person with a reason, is marked and waits for a reviewer', async () => {
    const draft = await edited();
    const asked = valueOf(await ask(draft));
    await settle(asked.id);
    const now = await read(draft.id);
    expect(now).toMatchObject({ state: 'published', approved: false });
    expect(now.publication?.emergency).toMatchObject({
      ...{ state: 'waiting', reason: 'Urgent.', publishedBy: { name: 'Paul' }, decidedBy: null },
      authors: [{ name: 'Edda' }, { name: 'Paul' }],
    });
    expect((await listed(draft.id))?.emergency?.state).toBe('waiting');
    expect((await actions(draft.id))[0]).toMatchObject({
      what: 'publication.emergency',
      detail: { publication: asked.id, source: draft.source, base: 3, text: 'Urgent.' },
    });
  });

  test('the setting, the right, a request for changes and a freeze are checked when it is published', async () => {
    const draft = await edited();
    await allow(false);
    expect(codeOf(await ask(draft))).toBe('emergency-off');
    await allow(true);
    expect(codeOf(await ask(draft, team.edda))).toBe('not-allowed');
    const freeze = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z', reason: 'rest' };
    const { id } = valueOf(await team.does(paul, 'publish', (granted) => addFreeze(granted, freeze)));
    expect(codeOf(await ask(draft))).toBe('frozen');
    valueOf(await team.does(paul, 'publish', (granted) => liftFreeze(granted, id)));
    expect(codeOf(await ask({ ...draft, source: 'f'.repeat(64) }))).toBe('other-source');
    await operate(store(), 'cli', (granted) => changeRoles(granted, paul.person, ['viewer']));
    expect(codeOf(await ask(draft))).toBe('not-allowed');
    await operate(store(), 'cli', (granted) => changeRoles(granted, paul.person, ['publisher']));
    const sent = await team.approved();
    const review = { source: sent.source, verdict: 'changes' as const };
    valueOf(await team.does(team.rita, 'review', (granted) => reviewDraft(granted, sent.id, review)));
    expect(codeOf(await ask(sent))).toBe('changes-requested');
    expect((await ask(draft)).ok).toBe(true);
    expect(codeOf(await ask(draft, team.solo))).toBe('other-state');
  });

  test('the same person cannot publish a second one until a reviewer decides, not even at the same moment; a failed one does not count', async () => {
    const [one, other] = [await edited(), await edited()];
    const codes = (await Promise.all([ask(one), ask(other)])).map(codeOf);
    expect(codes.toSorted()).toEqual(['emergency-waits', undefined]);
    const [open, publishing] = codes[0] === undefined ? [other, one] : [one, other];
    const first = (await read(publishing.id)).publication?.id ?? '';
    await operate(store(), 'web', (granted) => failPublication(granted, first, { code: 'not-published' }));
    const { id } = valueOf(await ask(open));
    expect(codeOf(await ask(publishing))).toBe('emergency-waits');
    await settle(id);
    expect(codeOf(await ask(publishing))).toBe('emergency-waits');
    expect((await ask(publishing, team.solo)).ok).toBe(true);
    valueOf(await team.does(team.rita, 'review', (granted) => confirmEmergency(granted, id, {})));
    expect((await ask(await edited())).ok).toBe(true);
  });

  test('a reviewer who neither edited nor published it confirms it, once, with a comment; then the list of drafts no longer marks it', async () => {
    const draft = await edited(undefined, team.rolf);
    const { id } = valueOf(await ask(draft));
    const confirm = (who: Team['rita'], text = '') =>
      team.does(who, 'review', (granted) => confirmEmergency(granted, id, { text }));
    expect(codeOf(await confirm(team.rita))).toBe('other-state');
    await settle(id);
    expect(codeOf(await confirm(team.rolf))).toBe('own-emergency');
    expect(codeOf(await confirm(team.edda))).toBe('not-allowed');
    expect(valueOf(await confirm(team.rita, 'Right.')).emergency).toMatchObject({
      ...{ state: 'confirmed', decidedBy: { name: 'Rita' }, decidedAt: expect.any(String) as string },
    });
    expect(codeOf(await confirm(team.rita))).toBe('other-state');
    expect((await read(draft.id)).reviews).toMatchObject([{ verdict: 'comment', text: 'Right.' }]);
    expect(await listed(draft.id)).toMatchObject({ state: 'published' });
    expect(await listed(draft.id)).not.toHaveProperty('emergency');
    expect((await actions(draft.id)).map(({ what }) => what)).toEqual([
      ...['publication.emergency', 'publication.settle', 'publication.confirm'],
    ]);
  });

  test('a revert takes back only what the notice changed, is published, and marks the release', async () => {
    const id = await live();
    const [row] = await store().db.selectFrom('publication').selectAll().where('id', '=', id).execute();
    const now = valueOf(
      await team.does(team.rita, 'see', async ({ db }) => done(await filesOf(db, row?.source ?? ''))),
    );
    const file = 'config/addresses/links.json';
    const later = {
      ...now,
      [file]: (now[file] ?? '').replace('https://two.example', 'https://later.example'),
    };
    const kinds: string[] = [];
    const calculate: Calculate = (calculation) => {
      kinds.push(calculation.kind);
      return calculateHere(calculation);
    };
    const merged = valueOf(
      await team.does(team.rita, 'review', (granted) => mergeRevert(granted, id, later, calculate)),
    );
    expect(kinds).toEqual(['revert']);
    const files = 'files' in merged ? merged.files : {};
    expect(files[file]).toBe(
      (smallSource[file] ?? '').replace('https://two.example', 'https://later.example'),
    );
    const liveNow = { live: { ...smallLive, number: 9, source: sourceId(later) }, files: later };
    const revert = (baseNumber = 9) =>
      team.does(team.rita, 'review', (granted) =>
        askRevert(
          granted,
          id,
          { publicationId: freshId(), baseNumber, text: 'Wrong.' },
          { files, live: liveNow },
        ),
      );
    expect(codeOf(await revert(8))).toBe('base-is-not-live');
    const asked = valueOf(await revert());
    expect(asked).toMatchObject({
      kind: 'rollback',
      state: 'asked',
      source: sourceId(files),
      emergency: null,
    });
    expect(codeOf(await revert())).toBe('other-state');
    const mark = async () => (await read(row?.draftId ?? '')).publication?.emergency;
    expect((await mark())?.state).toBe('reverting');
    await settle(asked.id);
    expect(await mark()).toMatchObject({ state: 'reverted', decidedBy: { name: 'Rita' } });
    const again = await edited();
    expect((await ask(again)).ok).toBe(true);
  });

  test('a later release in conflict is named, a failed revert leaves it waiting, and what is gone already is only marked', async () => {
    const id = await live();
    const file = 'config/addresses/links.json';
    const other = { ...smallSource, [file]: (smallSource[file] ?? '').replace('one.example', 'new.example') };
    const merge = (files: typeof smallSource) =>
      team.does(team.rita, 'review', (granted) => mergeRevert(granted, id, files));
    expect(valueOf(await merge(other))).toMatchObject({ conflicts: [{ address: links.one }] });
    const request = { baseNumber: 3, text: 'Wrong.' };
    const at = (files: typeof smallSource) =>
      team.does(team.rita, 'review', (granted) =>
        askRevert(
          granted,
          id,
          { ...request, publicationId: freshId() },
          { files: smallSource, live: { live: smallLive, files } },
        ),
      );
    const asked = valueOf(await at(other));
    await operate(store(), 'web', (granted) => failPublication(granted, asked.id, { code: 'not-published' }));
    expect(valueOf(await at(smallSource))).toMatchObject({ id, emergency: { state: 'reverted' } });
  });
});
