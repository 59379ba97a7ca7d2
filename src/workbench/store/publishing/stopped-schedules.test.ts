import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
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
import { discardDraft } from '../drafts/move-draft.ts';
import { reviewDraft } from '../drafts/reviews.ts';
import { failSchedule } from '../rows/schedule-rows.ts';
import { type Actor, operate } from '../transact.ts';
import { askPublication } from './publications.ts';
import { settlePublication } from './publishing.ts';
import { scheduleDraft, unscheduleDraft } from './schedules.ts';
import { dismissStop, readStops } from './stopped-schedules.ts';

onBothStores((store) => {
  // People of their own for each test, who see only its drafts.
  let team: Team;
  beforeEach(async () => {
    team = await newTeam(store());
  });

  interface Sent {
    readonly id: string;
    readonly source: string;
  }
  const schedule = async ({ id, source }: Sent) => {
    const when = { source, wall: '2030-01-01T00:00', at: '2030-01-01T08:00:00.000Z' };
    const work = await team.does(team.paul, 'publish', (granted) =>
      scheduleDraft(granted, id, when, smallLive),
    );
    return valueOf(work).id;
  };
  const stop = (draft: string, code = 'late') =>
    operate(store(), 'schedule', async (granted) => {
      await failSchedule(granted, draft, { code, at: '2030-01-01T08:00:00.000Z' });
      return { ok: true, value: undefined };
    });
  const stopped = async () => {
    const draft = await team.approved();
    const id = await schedule(draft);
    await stop(draft.id);
    return { ...draft, schedule: id };
  };
  const stopsOf = async (who: Actor) => valueOf(await team.does(who, 'see', readStops));
  const ids = async (who: Actor) => (await stopsOf(who)).schedules.map(({ id }) => id);
  const dismiss = (who: Actor, id: string) => team.does(who, 'see', (granted) => dismissStop(granted, id));

  test('authors, also of edits that a copy contains, reviewers and the publisher get the hour and reason of a stopped schedule; others do not', async () => {
    const draft = await stopped();
    expect(await stopsOf(team.edda)).toEqual({
      schedules: [
        {
          id: draft.schedule,
          draft: { id: draft.id, name: draft.name },
          at: '2030-01-01T08:00:00.000Z',
          stoppedAt: expect.stringMatching(/Z$/) as string,
          failure: { code: 'late', at: '2030-01-01T08:00:00.000Z' },
        },
      ],
      count: 1,
    });
    expect(await ids(team.rita)).toEqual([draft.schedule]);
    expect(await ids(team.paul)).toEqual([draft.schedule]);
    for (const who of [team.emil, team.rolf, team.solo]) expect(await ids(who)).toEqual([]);
    await store()
      .db.insertInto('draftAuthor')
      .values({ draftId: draft.id, personId: team.emil.person })
      .execute();
    expect(await ids(team.emil)).toEqual([draft.schedule]);
    const { source } = draft;
    const comment = { source, verdict: 'comment' as const, text: 'Why?' };
    valueOf(await team.does(team.rolf, 'review', (granted) => reviewDraft(granted, draft.id, comment)));
    expect(await ids(team.rolf)).toEqual([draft.schedule]);
  });

  test('a user dismisses the notice only for themselves, and only one that concerns them; a second time changes nothing', async () => {
    const draft = await stopped();
    expect(codeOf(await dismiss(team.emil, draft.schedule))).toBe('unknown');
    expect(codeOf(await dismiss(team.edda, freshId()))).toBe('unknown');
    expect(codeOf(await dismiss(team.edda, 'x'))).toBe('unknown');
    for (const time of [1, 2])
      expect([time, valueOf(await dismiss(team.edda, draft.schedule))]).toEqual([
        time,
        { schedules: [], count: 0 },
      ]);
    expect(await ids(team.edda)).toEqual([]);
    expect(await ids(team.paul)).toEqual([draft.schedule]);
  });

  test('the notice ends with the next schedule, with a publication and when the draft is discarded; a second stop is shown again', async () => {
    const draft = await stopped();
    valueOf(await dismiss(team.rita, draft.schedule));
    const again = await schedule(draft);
    expect(await ids(team.edda)).toEqual([]);
    await stop(draft.id, 'frozen');
    expect([await ids(team.edda), await ids(team.rita)]).toEqual([[again], [again]]);
    await schedule(draft);
    valueOf(await team.does(team.paul, 'publish', (granted) => unscheduleDraft(granted, draft.id)));
    expect(await ids(team.edda)).toEqual([]);
    const gone = await stopped();
    valueOf(await team.does(team.edda, 'edit', (granted) => discardDraft(granted, gone.id)));
    expect(await ids(team.edda)).toEqual([]);
    const live = await stopped();
    const request = { publicationId: freshId(), source: live.source, baseNumber: 3 };
    valueOf(
      await team.does(team.paul, 'publish', (granted) =>
        askPublication(granted, live.id, request, smallLive),
      ),
    );
    const entry = { number: store().kind === 'embedded' ? 901 : 902, release: 'r' };
    await operate(store(), 'web', (granted) => settlePublication(granted, request.publicationId, entry));
    expect(await ids(team.edda)).toEqual([]);
  });

  test('an edit does not end it; the last stopped is first, 20 are named and all are counted', async () => {
    const first = await stopped();
    const second = await stopped();
    valueOf(
      await team.edit(team.edda, first.id, [links.one, 'https://new.example', 'https://newer.example']),
    );
    expect(await ids(team.edda)).toEqual([second.schedule, first.schedule]);
    await sql`insert into draft (name, base_source, source, base_number, state, created_by)
      select ${freshId()} || n, ${first.source}, ${first.source}, 3, 'review', ${team.paul.person}
      from generate_series(1, 20) as n`.execute(store().db);
    await sql`insert into schedule (draft_id, source, base_number, at, wall, zone, state, created_by)
      select draft.id, draft.source, 3, '2030-01-01T08:00:00Z', '2030-01-01T00:00', 'America/Los_Angeles', 'failed',
        ${team.paul.person} from draft where draft.created_by = ${team.paul.person}`.execute(store().db);
    const { schedules, count } = await stopsOf(team.paul);
    expect([schedules.length, count]).toEqual([20, 22]);
  });
});
