import { beforeEach, describe, expect, test } from 'vitest';
import { links } from '../../../../tests/support/workbench/small-source.ts';
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
import { setDisabled } from '../people/persons.ts';
import { changeRoles } from '../people/roles.ts';
import { askPublication } from '../publishing/publications.ts';
import { scheduleDraft } from '../publishing/schedules.ts';
import type { Role } from '../rights.ts';
import { type Actor, operate } from '../transact.ts';
import { approvedName } from '../publishing/guards.ts';
import { readDraftList } from '../draft-list/read-draft-list.ts';
import { done } from '../outcome.ts';
import { draftNow } from '../rows/draft-row.ts';
import { createDraftFrom, renameDraft } from './create-draft.ts';
import { keepProofs } from './proofs.ts';
import { readDraft } from './read-drafts.ts';
import { dismissReview, reviewDraft, withdrawReview } from './reviews.ts';
import { addRemark, openThread, readThreads, resolveThread } from './threads.ts';
import { submitDraft } from './move-draft.ts';
import { waitingWork } from '../draft-list/waiting-work.ts';

onBothStores((store) => {
  let team: Team;
  beforeEach(async () => {
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

    test('R10.54: stops counting once its reviewer edits the draft, even if the edit is undone', async () => {
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

  describe('a request for changes', () => {
    const requested = async () => {
      const { id, source } = await team.approved();
      valueOf(await review(team.rita, id, source, 'changes', 'Not so.'));
      const { source: next } = valueOf(
        await team.edit(team.edda, id, [links.two, 'https://two.example', 'https://x.example']),
      );
      await team.does(team.edda, 'edit', (granted) => submitDraft(granted, id, { source: next }));
      return { id, source: next };
    };
    const publish = ({ id, source }: { readonly id: string; readonly source: string }) =>
      team.does(team.paul, 'publish', (granted) =>
        askPublication(granted, id, { publicationId: freshId(), source, baseNumber: 3 }, smallLive),
      );

    test('stays valid after an edit and after the approval of another reviewer, until its reviewer approves', async () => {
      const draft = await requested();
      valueOf(await review(team.rolf, draft.id, draft.source, 'approve'));
      expect(await read(draft.id)).toMatchObject({ changesAsked: true, approvals: 1, approved: false });
      expect(codeOf(await publish(draft))).toBe('changes-requested');
      valueOf(await review(team.rita, draft.id, draft.source, 'approve'));
      expect(await read(draft.id)).toMatchObject({ changesAsked: false, approvals: 2, approved: true });
    });

    test('stays valid if its reviewer is gone, until a publisher dismisses it with a reason, which is logged', async () => {
      const own = await newTeam(store());
      const { id, source } = await own.approved();
      valueOf(await review(own.rita, id, source, 'changes', 'Not so.'));
      await operate(store(), 'cli', (granted) => setDisabled(granted, own.rita.person, true));
      const [, request] = (await read(id)).reviews;
      expect(request).toMatchObject({ verdict: 'changes', counts: true });
      const dismiss = () =>
        own.does(own.paul, 'publish', (granted) =>
          dismissReview(granted, request?.id ?? '', 'Her team agreed.'),
        );
      expect(valueOf(await dismiss())).toMatchObject({
        counts: false,
        why: 'dismissed',
        dismissedBy: { name: 'Paul' },
      });
      expect(codeOf(await dismiss())).toBe('other-state');
      expect((await read(id)).reviews.at(-1)).toMatchObject({ verdict: 'comment', text: 'Her team agreed.' });
      const row = await store()
        .db.selectFrom('audit')
        .select('detail')
        .where('subject', '=', id)
        .where('what', '=', 'review.dismiss')
        .executeTakeFirstOrThrow();
      expect(row.detail).toMatchObject({ dismissed: request?.id, reason: 'Her team agreed.' });
    });

    test('of another reviewer, or an approval, is not dismissed by its reviewer', async () => {
      const { id } = await team.approved();
      const [approval] = (await read(id)).reviews;
      const dismissed = await team.does(team.paul, 'publish', (granted) =>
        dismissReview(granted, approval?.id ?? '', 'No.'),
      );
      expect(codeOf(dismissed)).toBe('other-state');
    });
  });

  test('an approval does not count while its reviewer lacks the role', async () => {
    const own = await newTeam(store());
    const { id } = await own.approved();
    const give = (roles: readonly Role[]) =>
      operate(store(), 'cli', (granted) => changeRoles(granted, own.rita.person, roles));
    await give(['viewer']);
    expect(await read(id)).toMatchObject({ approvals: 0, reviews: [{ counts: false, why: 'not-reviewer' }] });
    await give(['reviewer']);
    expect(await read(id)).toMatchObject({ approvals: 1 });
  });

  test('a copy of a draft has the authors of the copied edits, and none of them can approve it', async () => {
    const { id } = await team.draft();
    await team.edit(team.solo, id, [links.two, 'https://two.example', 'https://x.example']);
    const copy = valueOf(
      await team.does(team.edda, 'edit', (granted) => createDraftFrom(granted, { name: freshId() }, id)),
    );
    await team.does(team.edda, 'edit', (granted) => submitDraft(granted, copy.id, { source: copy.source }));
    expect((await read(copy.id)).authors).toMatchObject([{ name: 'Edda' }, { name: 'Solo' }]);
    expect(codeOf(await review(team.solo, copy.id, copy.source, 'approve'))).toBe('own-draft');
  });

  test('the work that depends on a person is all open drafts that the person edited, approved or scheduled', async () => {
    const own = await newTeam(store());
    const draft = await own.approved();
    const waiting = async (who: Actor) =>
      valueOf(await operate(store(), 'cli', (granted) => waitingWork(granted, who.person))).drafts;
    const { id, name } = draft;
    const none = { id, name, isAuthor: false, hasApproved: false, hasRequested: false, hasScheduled: false };
    expect(await waiting(own.edda)).toEqual([{ ...none, isAuthor: true }]);
    expect(await waiting(own.rita)).toEqual([{ ...none, hasApproved: true }]);
    expect(await waiting(own.paul)).toEqual([]);
    const at = { source: draft.source, wall: '2030-01-01T00:00', at: '2030-01-01T08:00:00.000Z' };
    await own.does(own.paul, 'publish', (granted) => scheduleDraft(granted, id, at, smallLive));
    expect(await waiting(own.paul)).toEqual([{ ...none, hasScheduled: true }]);
    const other = await own.approved();
    valueOf(await review(own.rolf, other.id, other.source, 'changes', 'Not so.'));
    expect(await waiting(own.rolf)).toMatchObject([{ id: other.id, hasRequested: true }]);
  });

  test('an approval that was carried over still counts as work of its reviewer, with the name of the draft', async () => {
    const own = await newTeam(store());
    const { id, name, source, baseSource } = await own.approved();
    const next = valueOf(
      await own.edit(own.edda, id, [links.two, 'https://two.example', 'https://x.example']),
    );
    await own.does(own.edda, 'edit', (granted) => renameDraft(granted, id, { name: freshId() }));
    const listed = () =>
      operate(store(), 'cli', async (granted) => {
        const draft = await draftNow(granted.db, id);
        if (!draft.ok) return draft;
        const work = await waitingWork(granted, own.rita.person);
        return work.ok
          ? done([work.value.drafts.length, await approvedName(granted, draft.value)] as const)
          : work;
      });
    const [waits, nameNow] = valueOf(await listed());
    expect([waits, nameNow === name]).toEqual([0, false]);
    await operate(store(), 'cli', async (granted) => {
      const proof = { approved: { baseSource, source }, result: 'same' } as const;
      await keepProofs(granted, { baseSource, source: next.source }, [proof], 'test');
      return done(true);
    });
    expect(valueOf(await listed())).toEqual([1, name]);
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
    const list = valueOf(
      await team.does(team.paul, 'see', (granted) => readDraftList(granted, null, allDrafts)),
    );
    expect(list.drafts[0]).toMatchObject({
      id,
      openThreads: 1,
      changes: 0,
      outdated: true,
      authors: [],
      createdBy: { name: 'Edda' },
    });
    const actions = await store()
      .db.selectFrom('audit')
      .select('what')
      .where('subject', '=', id)
      .orderBy('id')
      .execute();
    expect(actions.map(({ what }) => what)).toEqual([
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
