import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { links, settings, smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { freshId, newTeam, smallLive, type Team, valueOf } from '../../../../tests/support/workbench/team.ts';
import { type SourceFiles, sourceId } from '../../../config/files/source.ts';
import { changeListHash } from '../../store/calculations/history.ts';
import { createDraft } from '../../store/drafts/create-draft.ts';
import { discardDraft, submitDraft } from '../../store/drafts/move-draft.ts';
import { forgetProofs, type ProofResult } from '../../store/drafts/proofs.ts';
import { readDraft } from '../../store/drafts/read-drafts.ts';
import { restoreDraft } from '../../store/drafts/restore-draft.ts';
import { reviewDraft, withdrawReview } from '../../store/drafts/reviews.ts';
import { askPublication } from '../../store/publishing/publications.ts';
import { failPublication } from '../../store/publishing/publishing.ts';
import { scheduleDraft } from '../../store/publishing/schedules.ts';
import { operate } from '../../store/transact.ts';
import { mergeOnto } from '../draft-checks/carry-over.ts';
import { NotChecked } from '../draft-checks/checker.ts';
import { rebaseNext, type RebasingSite } from './rebase-drafts.ts';

const file = 'config/addresses/links.json';
const linksAs = (from: string, to: string, files: SourceFiles = smallSource): SourceFiles => ({
  ...files,
  [file]: (files[file] ?? '').replace(from, to),
});

onBothStores((store) => {
  let team: Team;
  let number = 3;
  let effect: ProofResult = 'same';
  let live = { ...smallLive, number };
  let files: SourceFiles = smallSource;
  beforeAll(async () => {
    team = await newTeam(store());
  });

  // The texts of these drafts do not compile: another test compares real configurations.
  const site = (): RebasingSite => ({
    store: store(),
    reader: { live: () => live, files: () => files },
    checker: {
      merge: ({ base, source }, theirs) =>
        Promise.resolve(mergeOnto({ base: base.files, mine: source.files, theirs: theirs.files })),
      prove: (approved, now) => {
        const [one, other] = [approved, now].map(({ base, source }) =>
          changeListHash(base.files, source.files),
        );
        return Promise.resolve(one === other ? effect : 'other-changes');
      },
    },
    code: '1.0.0',
  });
  const goLive = (released: SourceFiles): void => {
    number += 1;
    files = released;
    live = { ...smallLive, number, source: sourceId(released) };
  };
  const rebaseAll = async (): Promise<void> => {
    if (await rebaseNext(site())) await rebaseAll();
  };
  const read = async (id: string) =>
    valueOf(await team.does(team.rita, 'see', (granted) => readDraft(granted, id, live.source)));
  const audit = async (id: string) => {
    const rows = await store()
      .db.selectFrom('audit')
      .selectAll()
      .where('subject', '=', id)
      .orderBy('id')
      .execute();
    return rows.filter(({ what }) => what === 'draft.rebase').map(({ detail, actor }) => ({ detail, actor }));
  };
  // A draft that changes the first link, on what is live.
  const approvedNow = async () => {
    goLive(smallSource);
    await rebaseAll();
    const { id } = await team.approved();
    await rebaseAll();
    return id;
  };
  const schedule = async (id: string) => {
    const { source } = await read(id);
    const request = { source, wall: '2030-01-01T00:00', at: '2030-01-01T08:00:00.000Z' };
    return valueOf(
      await team.does(team.paul, 'publish', (granted) => scheduleDraft(granted, id, request, live)),
    );
  };

  describe('after a release', () => {
    test('an approved draft is merged onto it by the system, and keeps its approval where the change is proved the same', async () => {
      const id = await approvedNow();
      goLive(linksAs('two.example', 'notice.example'));
      await rebaseAll();
      const draft = await read(id);
      expect(draft).toMatchObject({
        ...{ approved: true, outdated: false, lapsed: false, state: 'review' },
        ...{ baseNumber: number, baseSource: live.source, rev: 2 },
        source: sourceId(linksAs('one.example', 'new.example', files)),
        rebase: { number, rev: 2, result: 'carried' },
      });
      expect(draft.authors.map(({ name }) => name)).toEqual(['Edda']);
      expect(draft.edits.filter(({ rev }) => rev === 2)).toMatchObject([
        { address: links.two, author: null, kind: 'rebase' },
      ]);
      expect(await audit(id)).toMatchObject([
        { actor: null, detail: { base: number, result: 'carried', rev: 2 } },
      ]);
    });

    test('R10.65: a draft for operator settings keeps its kind and approvals, and one for content gets the new settings', async () => {
      const content = await approvedNow();
      const at = 'config/environments.json';
      const changed = (from: string, to: string, all = smallSource): SourceFiles => ({
        ...all,
        [at]: (all[at] ?? '').replace(from, to),
      });
      const { id } = valueOf(
        await team.does(team.otto, 'draft', (granted) =>
          createDraft(granted, { name: 'Settings', kind: 'operator' }, { number, files }),
        ),
      );
      const { source } = valueOf(await team.edit(team.otto, id, [settings.pkce, true, false]));
      valueOf(await team.does(team.otto, 'draft', (granted) => submitDraft(granted, id, { source })));
      for (const who of [team.rita, team.solo])
        valueOf(
          await team.does(who, 'review', (granted) =>
            reviewDraft(granted, id, { source, verdict: 'approve' }),
          ),
        );
      goLive(changed('old.example', 'live.example', linksAs('two.example', 'notice.example')));
      await rebaseAll();
      expect(await read(id)).toMatchObject({
        ...{ kind: 'operator', approved: true, approvals: 2, outdated: false },
        source: sourceId(changed('true', 'false', files)),
        rebase: { result: 'carried' },
      });
      expect(await read(content)).toMatchObject({
        ...{ kind: 'content', approved: true },
        source: sourceId(linksAs('one.example', 'new.example', files)),
      });
      const request = { publicationId: freshId(), source: (await read(id)).source, baseNumber: number };
      valueOf(await team.does(team.paul, 'publish', (granted) => askPublication(granted, id, request, live)));
      const row = { id: request.publicationId, failure: { code: 'failed' } };
      valueOf(await operate(store(), 'web', (granted) => failPublication(granted, row.id, row.failure)));
      valueOf(await team.does(team.otto, 'draft', (granted) => discardDraft(granted, id)));
    });

    test('a comparison that fails is attempted twice, ends with a reason, and is made again after an hour', async () => {
      const id = await approvedNow();
      goLive(linksAs('two.example', 'slow.example'));
      let asked = 0;
      const failing = (failures: number): RebasingSite => ({
        ...site(),
        checker: {
          ...site().checker,
          prove: (...changes) => {
            asked += 1;
            return asked <= failures
              ? Promise.reject(new NotChecked('failed', ''))
              : site().checker.prove(...changes);
          },
        },
      });
      // Drafts of other tests are compared too.
      const mostAsked = async (failures: number, before = asked): Promise<number> => {
        if (!(await rebaseNext(failing(failures)))) return 0;
        return Math.max(asked - before, await mostAsked(failures));
      };
      expect(await mostAsked(Infinity)).toBe(2);
      expect(await read(id)).toMatchObject({
        approved: false,
        rebase: { result: 'lapsed', reason: 'failed' },
      });
      const forget = () => operate(store(), 'web', (granted) => forgetProofs(granted, '1.0.0'));
      await forget();
      expect(await rebaseNext(site())).toBe(false);
      await sql`update proof set at = at - interval '2 hours'`.execute(store().db);
      await forget();
      asked = 0;
      expect(await mostAsked(1)).toBe(2);
      expect(await read(id)).toMatchObject({ approved: true, lapsed: false });
    });

    test('an approval is carried over from release to release, each compared with what was approved', async () => {
      const id = await approvedNow();
      for (const host of ['first.example', 'second.example', 'third.example']) {
        goLive(linksAs('two.example', host));
        await rebaseAll();
      }
      expect(await read(id)).toMatchObject({ approved: true, rev: 4, rebase: { result: 'carried' } });
      const [review] = (await read(id)).reviews;
      await team.does(team.rita, 'review', (granted) => withdrawReview(granted, review?.id ?? ''));
      expect(await read(id)).toMatchObject({ approved: false, reviews: [{ why: 'withdrawn' }] });
    });

    test('an approval expires, with the reason, if the same changes have a different effect', async () => {
      const id = await approvedNow();
      effect = 'other-effect';
      goLive(linksAs('two.example', 'lapsing.example'));
      await rebaseAll();
      effect = 'same';
      expect(await read(id)).toMatchObject({
        ...{ approved: false, lapsed: true, rev: 2 },
        rebase: { number, result: 'lapsed', reason: 'other-effect' },
        reviews: [{ counts: false, why: 'other-source' }],
      });
    });

    test('an approval lapses if the release contains a part of the change', async () => {
      const id = await approvedNow();
      goLive(linksAs('one.example', 'new.example'));
      await rebaseAll();
      expect(await read(id)).toMatchObject({
        ...{ approved: false, lapsed: true, source: live.source },
        rebase: { result: 'lapsed', reason: 'other-changes' },
      });
    });

    test('a conflict writes nothing, is logged once, and is tried again after the next release', async () => {
      const id = await approvedNow();
      const { source, rev } = await read(id);
      goLive(linksAs('one.example', 'theirs.example'));
      await rebaseAll();
      await rebaseAll();
      expect(await read(id)).toMatchObject({
        source,
        rev,
        outdated: true,
        rebase: { result: 'conflict', number },
      });
      expect(await audit(id)).toHaveLength(1);
      goLive(linksAs('two.example', 'notice.example'));
      await rebaseAll();
      expect(await read(id)).toMatchObject({
        approved: true,
        outdated: false,
        rebase: { result: 'carried' },
      });
    });

    test('a draft in conflict whose approval is for an earlier text is attempted only once', async () => {
      const id = await approvedNow();
      valueOf(await team.edit(team.edda, id, [links.two, 'https://two.example', 'https://later.example']));
      goLive(linksAs('one.example', 'theirs.example'));
      let tried = 0;
      while (tried < 20 && (await rebaseNext(site()))) tried += 1;
      expect(tried).toBeLessThan(20);
      expect(await read(id)).toMatchObject({ rebase: { result: 'conflict', number }, approved: false });
      expect(await audit(id)).toHaveLength(1);
    });

    test('a scheduled draft keeps its schedule, which gets the new source', async () => {
      const id = await approvedNow();
      await schedule(id);
      goLive(linksAs('two.example', 'notice.example'));
      await rebaseAll();
      const draft = await read(id);
      expect(draft).toMatchObject({ state: 'scheduled', approved: true, baseNumber: number });
      expect(draft.schedule).toMatchObject({ state: 'waiting', source: draft.source });
    });

    test('R10.46: a schedule fails at once, with the reason, if the approval lapses or the release is in conflict', async () => {
      const [lapsing, disputed] = [await approvedNow(), await approvedNow()];
      await schedule(lapsing);
      effect = 'other-effect';
      goLive(linksAs('two.example', 'stopping.example'));
      await rebaseAll();
      effect = 'same';
      expect(await read(lapsing)).toMatchObject({
        state: 'review',
        schedule: {
          state: 'failed',
          failure: { code: 'lapsed-by-release', reason: 'other-effect', live: number },
        },
      });
      const { source } = await read(disputed);
      valueOf(
        await team.does(team.rolf, 'review', (granted) =>
          reviewDraft(granted, disputed, { source, verdict: 'approve' }),
        ),
      );
      await schedule(disputed);
      goLive(linksAs('one.example', 'theirs.example', files));
      await rebaseAll();
      expect(await read(disputed)).toMatchObject({
        state: 'review',
        schedule: { state: 'failed', failure: { code: 'conflicts', live: number, items: [links.one] } },
      });
    });

    test('a draft without approvals follows what is live, and an undo of that is merged again', async () => {
      goLive(smallSource);
      await rebaseAll();
      const { id } = await team.draft();
      await rebaseAll();
      await team.edit(team.edda, id, [links.one, 'https://one.example', 'https://mine.example']);
      goLive(linksAs('two.example', 'notice.example'));
      await rebaseAll();
      const after = await read(id);
      expect(after).toMatchObject({ state: 'open', outdated: false, rebase: { result: 'updated' } });
      await team.does(team.edda, 'edit', (granted) => restoreDraft(granted, id, { to: after.rev - 1 }));
      expect(await read(id)).toMatchObject({ outdated: true });
      await rebaseAll();
      expect(await read(id)).toMatchObject({ outdated: false, source: after.source });
    });
  });

  test('proofs of another version of the code are made again before they count', async () => {
    const id = await approvedNow();
    goLive(linksAs('two.example', 'notice.example'));
    await rebaseAll();
    const forget = (code: string) => operate(store(), 'web', (granted) => forgetProofs(granted, code));
    await forget('1.0.0');
    expect(await read(id)).toMatchObject({ approved: true });
    await forget('2.0.0');
    expect(await read(id)).toMatchObject({ approved: false, lapsed: true });
    await rebaseAll();
    expect(await read(id)).toMatchObject({ approved: true, rev: 2 });
  });
});
