import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { publicationChain } from '../../src/release/chain/publication-chain.ts';
import { mergeOnto } from '../../src/workbench/server/draft-checks/carry-over.ts';
import { chainReader } from '../../src/workbench/server/publication/chain-reader.ts';
import { fireDue, lookAtChain } from '../../src/workbench/server/publication/fire-due.ts';
import { publishNext } from '../../src/workbench/server/publication/publish-next.ts';
import { rebaseNext } from '../../src/workbench/server/publication/rebase-drafts.ts';
import { mergeDraft } from '../../src/workbench/store/drafts/merge-draft.ts';
import { submitDraft } from '../../src/workbench/store/drafts/move-draft.ts';
import { changeListHash } from '../../src/workbench/store/calculations/history.ts';
import { readDraft } from '../../src/workbench/store/drafts/read-drafts.ts';
import { reviewDraft } from '../../src/workbench/store/drafts/reviews.ts';
import { askPublication } from '../../src/workbench/store/publishing/publications.ts';
import { askScheduled } from '../../src/workbench/store/publishing/publishing.ts';
import {
  claimDueSchedule,
  placeSchedule,
  scheduleDraft,
  unscheduleDraft,
} from '../../src/workbench/store/publishing/schedules.ts';
import { operate } from '../../src/workbench/store/transact.ts';
import { aServer, flipBack, smallDist } from '../support/workbench/publishing-site.ts';
import { links } from '../support/workbench/small-source.ts';
import { onBothStores } from '../support/workbench/stores.ts';
import { codeOf, freshId, newTeam, type Team, valueOf } from '../support/workbench/team.ts';

onBothStores((store) => {
  let team: Team;
  let dist = '';
  let start = 0;
  beforeAll(async () => {
    [team, dist] = await Promise.all([newTeam(store()), smallDist()]);
  }, 60_000);
  beforeEach(() => {
    start = flipBack(dist);
  });

  const reader = () => chainReader(dist);
  // The small source does not compile, so equal change lists count as equal effects.
  const rebasing = () => ({
    ...{ store: store(), reader: reader(), code: '1.0.0' },
    checker: {
      merge: async (
        draft: Parameters<Parameters<typeof rebaseNext>[0]['checker']['merge']>[0],
        theirs: { readonly files: Readonly<Record<string, string>> },
      ) =>
        Promise.resolve(
          mergeOnto({ base: draft.base.files, mine: draft.source.files, theirs: theirs.files }),
        ),
      prove: (...changes: Parameters<Parameters<typeof rebaseNext>[0]['checker']['prove']>) => {
        const [one, other] = changes.map(({ base, source }) => changeListHash(base.files, source.files));
        return Promise.resolve(one === other ? ('same' as const) : ('other-changes' as const));
      },
    },
  });
  const read = async (id: string) =>
    valueOf(
      await team.does(team.rita, 'see', (granted) => readDraft(granted, id, reader().live()?.source ?? null)),
    );
  const approved = async (...edits: Parameters<Team['edit']>[2][]) => {
    const { id } = await team.draft();
    while (await rebaseNext(rebasing()));
    const { source } = valueOf(await team.edit(team.edda, id, ...edits));
    valueOf(await team.does(team.edda, 'edit', (granted) => submitDraft(granted, id, { source })));
    valueOf(
      await team.does(team.rita, 'review', (granted) =>
        reviewDraft(granted, id, { source, verdict: 'approve' }),
      ),
    );
    return id;
  };
  const scheduled = async (...edits: Parameters<Team['edit']>[2][]) => {
    const id = await approved(...edits);
    const { source } = await read(id);
    const live = reader().live();
    if (!live) throw new Error('nothing is live');
    const request = { source, wall: '2099-01-01T00:00', at: '2099-01-01T08:00:00.000Z' };
    valueOf(await team.does(team.paul, 'publish', (granted) => scheduleDraft(granted, id, request, live)));
    return id;
  };
  const midnight = () =>
    sql`update schedule set at = date_trunc('second', clock_timestamp()) where state = 'waiting'`.execute(
      store().db,
    );
  // What the loops of a server do once a second, until nothing is left to do.
  const work = async (): Promise<void> => {
    const server = aServer(store(), dist);
    const isRebased = await rebaseNext(rebasing());
    const isFired = await fireDue(server);
    const isPublished = await publishNext(server);
    if (isRebased || isFired || isPublished) await work();
  };

  test('drafts that are due at the same time go live one after the other, in the order of scheduling; one in conflict stops with the reason', async () => {
    const first = await scheduled([links.one, 'https://one.example', 'https://first.example']);
    const disputed = await scheduled([links.one, 'https://one.example', 'https://disputed.example']);
    const last = await scheduled([links.two, 'https://two.example', 'https://last.example']);
    await midnight();
    await work();
    const states = await Promise.all([first, disputed, last].map(read));
    expect(states.map(({ state }) => state)).toEqual(['published', 'review', 'published']);
    expect(states[1]?.schedule).toMatchObject({
      state: 'failed',
      failure: { code: 'conflicts', items: [links.one] },
    });
    expect(states.map(({ publication }) => publication?.number)).toEqual([start + 1, undefined, start + 2]);
    const live = reader().files(reader().live()?.source ?? '')?.['config/addresses/links.json'];
    expect([live?.includes('first.example'), live?.includes('last.example')]).toEqual([true, true]);
    expect(publicationChain(dist).last()?.number).toBe(start + 2);
  });

  test('a publisher changes the order of the drafts of the same time, and they go live in that order', async () => {
    const title = 'locales/en/home.json#home/items/a/title';
    const first = await scheduled([links.one, 'https://one.example', 'https://first.example']);
    const second = await scheduled([links.two, 'https://two.example', 'https://second.example']);
    const third = await scheduled([title, 'Claims', 'Claims 2027']);
    const all = [first, second, third];
    const place = (id: string, to: number) =>
      team.does(team.paul, 'publish', (granted) => placeSchedule(granted, id, to));
    const places = async () =>
      (await Promise.all(all.map(read))).map(({ schedule }) => schedule?.place ?? undefined);
    const moves = () =>
      store().db.selectFrom('audit').selectAll().where('what', '=', 'schedule.order').execute();
    const movesBefore = (await moves()).length;
    expect(await places()).toEqual([1, 2, 3]);
    valueOf(await place(third, 1));
    expect(await places()).toEqual([2, 3, 1]);
    valueOf(await place(first, 9));
    expect(await places()).toEqual([3, 2, 1]);
    valueOf(await place(first, 3));
    expect((await moves()).slice(movesBefore).map(({ subject, detail }) => [subject, detail])).toEqual([
      [third, expect.objectContaining({ from: 3, to: 1 })],
      [first, expect.objectContaining({ from: 2, to: 3 })],
    ]);
    const { at } = (await read(first)).schedule ?? {};
    await sql`update schedule set at = date_trunc('second', clock_timestamp()) where at = ${at}`.execute(
      store().db,
    );
    await work();
    expect((await Promise.all(all.map(read))).map(({ publication }) => publication?.number)).toEqual([
      start + 3,
      start + 2,
      start + 1,
    ]);
  });

  test('a draft that is scheduled later comes after those in a changed order; only a waiting schedule has a place', async () => {
    const place = (id: string, to: number) =>
      team.does(team.paul, 'publish', (granted) => placeSchedule(granted, id, to));
    const one = await scheduled([links.one, 'https://one.example', 'https://one27.example']);
    const two = await scheduled([links.two, 'https://two.example', 'https://two27.example']);
    valueOf(await place(two, 1));
    const three = await scheduled(['locales/en/home.json#home/items/a/title', 'Claims', 'Claims 2028']);
    const all = async () =>
      (await Promise.all([one, two, three].map(read))).map(({ schedule }) => schedule?.place);
    expect(await all()).toEqual([2, 1, 3]);
    valueOf(await team.does(team.paul, 'publish', (granted) => unscheduleDraft(granted, two)));
    expect(await all()).toEqual([1, undefined, 2]);
    expect(codeOf(await place(two, 1))).toBe('other-state');
    expect(codeOf(await place(freshId(), 1))).toBe('unknown');
    await sql`update schedule set state = 'firing', lease_by = 'a', lease_until = clock_timestamp() + interval '1 minute'
      where draft_id = ${one} and state = 'waiting'`.execute(store().db);
    expect(await all()).toEqual([null, undefined, 1]);
    expect(codeOf(await place(one, 2))).toBe('other-state');
    for (const id of [one, three])
      valueOf(await team.does(team.paul, 'publish', (granted) => unscheduleDraft(granted, id)));
  });

  test('two servers on one store publish each draft that is due once, and no schedule fails', async () => {
    const ids = [
      await scheduled([links.one, 'https://one.example', 'https://a.example']),
      await scheduled([links.two, 'https://two.example', 'https://b.example']),
    ];
    await midnight();
    await Promise.all([work(), work()]);
    await work();
    expect((await Promise.all(ids.map(read))).map(({ state }) => state)).toEqual(['published', 'published']);
    expect(publicationChain(dist).last()?.number).toBe(start + 2);
  });

  test('a draft that is rebased after a server claimed its schedule goes live', async () => {
    await scheduled([links.one, 'https://one.example', 'https://first.example']);
    const id = await scheduled([links.two, 'https://two.example', 'https://second.example']);
    await midnight();
    const before = reader().live()?.source ?? null;
    const server = aServer(store(), dist);
    await fireDue(server);
    await publishNext(server);
    const claimed = await operate(store(), 'schedule', (granted) =>
      claimDueSchedule(granted, 'late', before),
    );
    const schedule = valueOf(claimed)?.schedule;
    expect(schedule?.draftId).toBe(id);
    while (await rebaseNext(rebasing()));
    const live = reader().live();
    if (!schedule || !live) throw new Error('nothing is live');
    valueOf(await operate(store(), 'schedule', (granted) => askScheduled(granted, schedule, live)));
    await publishNext(server);
    expect((await read(id)).state).toBe('published');
  });

  test('an unrelated release between two scheduled drafts leaves both scheduled and approved', async () => {
    const one = await scheduled([links.one, 'https://one.example', 'https://one27.example']);
    const title = 'locales/en/home.json#home/items/a/title';
    const other = await scheduled([title, 'Claims', 'Claims 2027']);
    const fix = await scheduled([links.two, 'https://two.example', 'https://fixed.example']);
    await sql`update schedule set at = clock_timestamp() - interval '1 second' where draft_id = ${fix}`.execute(
      store().db,
    );
    await work();
    await lookAtChain(aServer(store(), dist), 0);
    expect(
      (await Promise.all([fix, one, other].map(read))).map(({ state, approved: is }) => [state, is]),
    ).toEqual([
      ['published', true],
      ['scheduled', true],
      ['scheduled', true],
    ]);
    await midnight();
    await work();
    expect((await Promise.all([one, other].map(read))).map(({ state }) => state)).toEqual([
      'published',
      'published',
    ]);
  });

  test.each(['by a colleague', 'by the server'])(
    'a draft approved before a release, merged onto it %s, may not undo it: the approval was of the text, and the change is another one',
    async (merges) => {
      const one = await approved([links.one, 'https://one.example', 'https://mine.example']);
      const { source: approvedSource } = await read(one);
      const fix = await approved([links.two, 'https://two.example', 'https://fixed.example']);
      const publish = async (id: string) => {
        const live = reader().live();
        if (!live) throw new Error('nothing is live');
        const { source } = await read(id);
        const request = { publicationId: freshId(), source, baseNumber: live.number };
        return team.does(team.paul, 'publish', (granted) => askPublication(granted, id, request, live));
      };
      valueOf(await publish(fix));
      await publishNext(aServer(store(), dist));
      const live = reader().live();
      if (!live) throw new Error('nothing is live');
      if (merges === 'by the server') await work();
      else {
        const files = reader().files(live.source ?? '') ?? {};
        const request = { onto: live.number, choices: [] };
        valueOf(
          await team.does(team.emil, 'edit', (granted) => mergeDraft(granted, one, request, { live, files })),
        );
      }
      valueOf(await team.edit(team.edda, one, [links.two, 'https://fixed.example', 'https://two.example']));
      expect(await read(one)).toMatchObject({ source: approvedSource, outdated: false, approved: false });
      await work();
      expect(await read(one)).toMatchObject({ approved: false, lapsed: true });
      expect(codeOf(await publish(one))).toBe('approval-lapsed');
      const soon = { source: approvedSource, wall: '2099-01-01T00:00', at: '2099-01-01T08:00:00.000Z' };
      expect(
        codeOf(await team.does(team.paul, 'publish', (granted) => scheduleDraft(granted, one, soon, live))),
      ).toBe('approval-lapsed');
      valueOf(await team.edit(team.edda, one, [links.two, 'https://two.example', 'https://fixed.example']));
      await work();
      expect(codeOf(await publish(one))).toBeUndefined();
      await work();
    },
  );
});
