import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sourceId } from '../../../config/files/source.ts';
import { settings, smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import {
  codeOf,
  freshId,
  newTeam,
  smallLive,
  type Team,
  valueOf,
} from '../../../../tests/support/workbench/team.ts';
import { listFaults } from '../../../../tests/workbench/list-faults.ts';
import { createDraft, createDraftFrom } from '../drafts/create-draft.ts';
import { submitDraft } from '../drafts/move-draft.ts';
import { readDraft } from '../drafts/read-drafts.ts';
import { reviewDraft, withdrawReview } from '../drafts/reviews.ts';
import { changeSettings } from '../people/settings.ts';
import { type Actor, operate } from '../transact.ts';
import { askEmergency } from './emergencies.ts';
import { askPublication, askRollback } from './publications.ts';
import { scheduleDraft } from './schedules.ts';

onBothStores((store) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
  });
  const set = async (wanted: Parameters<typeof changeSettings>[1]) =>
    valueOf(await operate(store(), 'cli', (granted) => changeSettings(granted, wanted)));
  const loosest = { approvals: 0, soleApproverMayPublish: true, emergencyNotices: true };
  beforeEach(() => set(loosest));

  const sent = async (who = team.otto) => {
    const { id } = valueOf(
      await team.does(who, 'draft', (granted) =>
        createDraft(granted, { name: freshId(), kind: 'operator' }, { number: 3, files: smallSource }),
      ),
    );
    const { source } = valueOf(await team.edit(who, id, [settings.pkce, true, false]));
    valueOf(await team.does(who, 'draft', (granted) => submitDraft(granted, id, { source })));
    return { id, source };
  };
  type Sent = Awaited<ReturnType<typeof sent>>;
  const approve = (who: Actor, { id, source }: Sent) =>
    team.does(who, 'review', (granted) => reviewDraft(granted, id, { source, verdict: 'approve' }));
  const publish = (who: Actor, { id, source }: Sent) =>
    team.does(who, 'publish', (granted) =>
      askPublication(granted, id, { publicationId: freshId(), source, baseNumber: 3 }, smallLive),
    );
  const schedule = ({ id, source }: Sent) => {
    const request = { source, wall: '2099-01-01T00:00', at: '2099-01-01T08:00:00.000Z' };
    return team.does(team.paul, 'publish', (granted) => scheduleDraft(granted, id, request, smallLive));
  };
  const urgent = ({ id, source }: Sent) => {
    const request = { publicationId: freshId(), source, baseNumber: 3, text: 'Urgent.' };
    return team.does(team.paul, 'publish', (granted) => askEmergency(granted, id, request, smallLive));
  };
  const read = async (id: string) =>
    valueOf(await team.does(team.rita, 'see', (granted) => readDraft(granted, id, smallLive.source)));
  const missing = (given: number, needed = 2) => ({
    ok: false,
    refusal: { code: 'approvals-missing', needed, given },
  });

  test('R10.65: operator settings go live with two approvals, whatever the settings of the workbench say', async () => {
    const draft = await sent();
    expect(await publish(team.paul, draft)).toEqual(missing(0));
    expect(await urgent(draft)).toEqual(missing(0));
    valueOf(await approve(team.solo, draft));
    // Solo approved alone, and the settings let the only approver publish.
    expect(await publish(team.solo, draft)).toEqual(missing(1));
    expect(await schedule(draft)).toEqual(missing(1));
    expect(await urgent(draft)).toEqual(missing(1));
    expect(await read(draft.id)).toMatchObject({
      ...{ kind: 'operator', approved: false, approvals: 1, approvalsNeeded: 2 },
    });
    valueOf(await approve(team.rita, draft));
    expect(await read(draft.id)).toMatchObject({ approved: true, approvals: 2 });
    valueOf(await schedule(draft));
  });

  test('more approvals are needed if the settings of the workbench ask for more', async () => {
    await set({ approvals: 3 });
    const draft = await sent();
    valueOf(await approve(team.rita, draft));
    valueOf(await approve(team.solo, draft));
    expect(await publish(team.paul, draft)).toEqual(missing(2, 3));
    valueOf(await approve(team.rolf, draft));
    valueOf(await publish(team.paul, draft));
  });

  test('an approval by an author does not count, not even in a copy', async () => {
    const { rolf } = await newTeam(store());
    await store().db.insertInto('roleOf').values({ personId: rolf.person, role: 'operator' }).execute();
    const draft = await sent(rolf);
    expect(codeOf(await approve(rolf, draft))).toBe('own-draft');
    const copy = valueOf(
      await team.does(team.otto, 'draft', (granted) =>
        createDraftFrom(granted, { name: freshId() }, draft.id),
      ),
    );
    valueOf(
      await team.does(team.otto, 'draft', (granted) =>
        submitDraft(granted, copy.id, { source: copy.source }),
      ),
    );
    expect(codeOf(await approve(rolf, copy))).toBe('own-draft');
  });

  test('a withdrawn approval stops a schedule while one is left', async () => {
    const draft = await sent();
    valueOf(await approve(team.solo, draft));
    const { id } = valueOf(await approve(team.rita, draft));
    valueOf(await schedule(draft));
    valueOf(await team.does(team.rita, 'review', (granted) => withdrawReview(granted, id)));
    expect(await read(draft.id)).toMatchObject({ state: 'review', schedule: { state: 'failed' } });
  });

  test('the lists of drafts count two approvals, too', async () => {
    const draft = await sent();
    const faults = async () => {
      const all = [team.rita, team.paul, team.solo, team.otto, team.edda];
      const found = await Promise.all(all.map((who) => listFaults(team, who, draft.id, smallLive.source)));
      return found.flat();
    };
    expect(await faults()).toEqual([]);
    for (const reviewer of [team.solo, team.rita]) {
      valueOf(await approve(reviewer, draft));
      expect(await faults()).toEqual([]);
    }
  });

  test('R10.65: a rollback to other operator settings takes a publisher who is an operator', async () => {
    const both = await newTeam(store());
    await store().db.insertInto('roleOf').values({ personId: both.paul.person, role: 'operator' }).execute();
    const back = (who: Actor, changesSettings: boolean) =>
      team.does(who, 'publish', (granted) =>
        askRollback(
          granted,
          { publicationId: freshId(), to: 1, baseNumber: 3, text: 'Back' },
          { source: sourceId(smallSource), changesSettings },
          smallLive,
        ),
      );
    expect(codeOf(await back(team.paul, true))).toBe('not-operator');
    expect(valueOf(await back(team.paul, false))).toMatchObject({ kind: 'rollback' });
    expect(valueOf(await back(both.paul, true))).toMatchObject({ kind: 'rollback' });
  });
});
