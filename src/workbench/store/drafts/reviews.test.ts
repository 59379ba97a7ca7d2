import { beforeAll, describe, expect, test } from 'vitest';
import { links } from '../../../../tests/support/workbench/small-source.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import {
  codeOf,
  freshId,
  newTeam,
  smallLive,
  type Team,
  valueOf,
} from '../../../../tests/support/workbench/team.ts';
import type { Actor } from '../transact.ts';
import { readDraft, readDrafts } from './read-drafts.ts';
import { reviewDraft, withdrawReview } from './reviews.ts';
import { addRemark, openThread, readThreads, resolveThread } from './threads.ts';
import { submitDraft } from './move-draft.ts';

onBothStores((store) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
  });

  const read = async (id: string) =>
    valueOf(await team.does(team.rita, 'see', (granted) => readDraft(granted, id, smallLive.source)));
  const review = (
    who: Actor,
    id: string,
    source: string,
    verdict: 'approve' | 'changes' | 'comment',
    text = '',
  ) => team.does(who, 'review', (granted) => reviewDraft(granted, id, { source, verdict, text }));

  describe('an approval', () => {
    test('R10.13: expires with an edit, names its source, and is valid again once the edit is undone', async () => {
      const { id, source } = await team.approved();
      expect(await read(id)).toMatchObject({ approved: true, lapsed: false, approvals: 1 });
      await team.edit(team.emil, id, [links.two, 'https://two.example', 'https://x.example']);
      expect(await read(id)).toMatchObject({
        approved: false,
        lapsed: true,
        state: 'review',
        reviews: [{ counts: false, why: 'other-source', source }],
      });
      await team.edit(team.emil, id, [links.two, 'https://x.example', 'https://two.example']);
      expect(await read(id)).toMatchObject({ approved: true, lapsed: false, source });
    });

    test('R10.53: is refused for every user who edited the draft, even by a direct call', async () => {
      const { id } = await team.draft();
      const { source } = valueOf(
        await team.edit(team.solo, id, [links.one, 'https://one.example', 'https://x.example']),
      );
      await team.does(team.edda, 'edit', (granted) =>
        submitDraft(granted, id, { source, text: 'Please look.' }),
      );
      expect(codeOf(await review(team.solo, id, source, 'approve'))).toBe('own-draft');
      expect(codeOf(await review(team.solo, id, source, 'changes'))).toBe('own-draft');
      expect(codeOf(await review(team.edda, id, source, 'approve'))).toBe('not-allowed');
      expect((await read(id)).reviews).toMatchObject([
        { verdict: 'comment', text: 'Please look.', counts: false, why: null },
      ]);
    });

    test('R10.54: stops counting once its reviewer edits the draft, even where the edit is put back', async () => {
      const { id, source } = await team.approved();
      valueOf(await review(team.rolf, id, source, 'approve'));
      expect((await read(id)).approvals).toBe(2);
      await team.edit(team.rolf, id, [links.two, 'https://two.example', 'https://x.example']);
      await team.edit(team.rolf, id, [links.two, 'https://x.example', 'https://two.example']);
      expect(await read(id)).toMatchObject({
        approvals: 1,
        reviews: [{ counts: true }, { counts: false, why: 'author' }],
      });
    });

    test('is for the source that its reviewer saw, and for a draft in review', async () => {
      const { id, source } = await team.approved();
      const { source: young } = valueOf(
        await team.edit(team.edda, id, [links.two, 'https://two.example', 'https://x.example']),
      );
      expect(await review(team.rita, id, source, 'approve')).toEqual({
        ok: false,
        refusal: { code: 'other-source', source: young },
      });
      valueOf(await review(team.rita, id, young, 'changes', 'Not so.'));
      expect(await read(id)).toMatchObject({ state: 'open', changesAsked: true, approved: false });
      expect(codeOf(await review(team.rita, id, young, 'approve'))).toBe('other-state');
    });

    test('can be withdrawn only by its reviewer', async () => {
      const { id, source } = await team.approved();
      const [own] = (await read(id)).reviews;
      expect(
        codeOf(await team.does(team.rolf, 'review', (granted) => withdrawReview(granted, own?.id ?? ''))),
      ).toBe('not-allowed');
      expect(
        valueOf(await team.does(team.rita, 'review', (granted) => withdrawReview(granted, own?.id ?? ''))),
      ).toMatchObject({
        why: 'withdrawn',
        source,
      });
      expect(await read(id)).toMatchObject({ approved: false, lapsed: false, approvals: 0 });
      expect(
        codeOf(await team.does(team.rita, 'review', (granted) => withdrawReview(granted, freshId()))),
      ).toBe('unknown');
    });
  });

  test('threads are opened, continued, resolved and reopened, each action in the log', async () => {
    const { id } = await team.draft();
    const opened = valueOf(
      await team.does(team.rita, 'remark', (granted) =>
        openThread(granted, id, { address: links.one, text: 'Why?' }),
      ),
    );
    await team.does(team.edda, 'remark', (granted) => addRemark(granted, opened.id, { text: 'Because.' }));
    const ended = valueOf(
      await team.does(team.edda, 'remark', (granted) => resolveThread(granted, opened.id)),
    );
    expect(ended).toMatchObject({
      address: links.one,
      resolvedBy: { name: 'Edda' },
      remarks: [{ text: 'Why?' }, { text: 'Because.', author: { name: 'Edda' } }],
    });
    await team.does(team.rita, 'remark', (granted) => resolveThread(granted, opened.id, false));
    expect(
      valueOf(await team.does(team.paul, 'see', (granted) => readThreads(granted, id))).threads,
    ).toMatchObject([{ resolvedAt: null }]);
    const list = valueOf(await team.does(team.paul, 'see', (granted) => readDrafts(granted, null)));
    expect(list[0]).toMatchObject({
      id,
      openThreads: 1,
      changes: 0,
      outdated: true,
      authors: [],
      createdBy: { name: 'Edda' },
    });
    const deeds = await store()
      .db.selectFrom('audit')
      .select('what')
      .where('subject', '=', id)
      .orderBy('id')
      .execute();
    expect(deeds.map(({ what }) => what)).toEqual([
      'draft.create',
      'thread.open',
      'thread.remark',
      'thread.resolve',
      'thread.reopen',
    ]);
    expect(
      codeOf(await team.does(team.rita, 'remark', (granted) => addRemark(granted, 'x', { text: 'y' }))),
    ).toBe('unknown');
  });
});
