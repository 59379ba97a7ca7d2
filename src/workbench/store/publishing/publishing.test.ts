import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
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
import { renameDraft } from '../drafts/create-draft.ts';
import { readDraft } from '../drafts/read-drafts.ts';
import { withdrawReview } from '../drafts/reviews.ts';
import { addFreeze, liftFreeze } from '../people/freezes.ts';
import { setDisabled } from '../people/persons.ts';
import { changeRoles } from '../people/roles.ts';
import { changeSettings } from '../people/settings.ts';
import type { DraftRow } from '../rows/draft-row.ts';
import { type Granted, operate } from '../transact.ts';
import { askPublication, askRollback, readPublication } from './publications.ts';
import { addFreezeOver } from './freeze-schedules.ts';
import {
  askScheduled,
  failPublication,
  openPublications,
  renewLease,
  claimPublication,
  settlePublication,
} from './publishing.ts';
import { failOutdated, scheduleDraft, claimDueSchedule, unscheduleDraft } from './schedules.ts';

onBothStores((store) => {
  let team: Team;
  beforeEach(async () => {
    team = await newTeam(store());
  });

  const read = async (id: string) =>
    valueOf(await team.does(team.paul, 'see', (granted) => readDraft(granted, id, smallLive.source)));
  const publish = ({ id, source }: DraftRow, publicationId = freshId(), instead = false) =>
    team.does(team.paul, 'publish', (granted) =>
      askPublication(granted, id, { publicationId, source, baseNumber: 3, instead }, smallLive),
    );
  const schedule = ({ id, source }: DraftRow, { does, paul } = team) =>
    does(paul, 'publish', (granted) =>
      scheduleDraft(
        granted,
        id,
        { source, wall: '2030-01-01T00:00', at: '2030-01-01T08:00:00.000Z' },
        smallLive,
      ),
    );
  const makeDue = (id: string, minutesAgo: number) =>
    sql`update schedule set at = clock_timestamp() - make_interval(mins => ${sql.lit(minutesAgo)}) where draft_id = ${id}`.execute(
      store().db,
    );
  const seize = async (by = 'one') =>
    valueOf(await operate(store(), 'schedule', (granted) => claimDueSchedule(granted, by, smallLive.source)));

  describe('a publication', () => {
    test('two requests with one id are one publication; its publisher keeps it, and another one can claim it after a minute', async () => {
      const draft = await team.approved();
      const id = freshId();
      const first = await publish(draft, id);
      expect(await publish(draft, id)).toEqual(first);
      expect(codeOf(await publish(draft))).toBe('other-state');
      const seized = valueOf(await operate(store(), 'web', (granted) => claimPublication(granted, 'one')));
      expect(seized).toMatchObject({ id, state: 'storing', leaseBy: 'one', baseNumber: 3 });
      expect(
        valueOf(await operate(store(), 'web', (granted) => claimPublication(granted, 'two'))),
      ).toBeUndefined();
      expect(valueOf(await operate(store(), 'web', (granted) => renewLease(granted, id, 'two')))).toBe(false);
      await sql`update publication set lease_until = clock_timestamp() - interval '1 second' where id = ${id}`.execute(
        store().db,
      );
      expect(
        valueOf(await operate(store(), 'web', (granted) => claimPublication(granted, 'two'))),
      ).toMatchObject({ id, leaseBy: 'two' });
      const settle = () =>
        operate(store(), 'web', (granted) => settlePublication(granted, id, { number: 4, release: 'abc' }));
      expect(valueOf(await settle())).toMatchObject({ state: 'settled', number: 4 });
      expect(valueOf(await settle())).toMatchObject({ state: 'settled', number: 4 });
      expect(await read(draft.id)).toMatchObject({
        state: 'published',
        outdated: false,
        publication: { state: 'settled', requestedBy: { name: 'Paul' } },
      });
    });

    test('that failed returns the draft to review with the reason, and can be requested again', async () => {
      const draft = await team.approved();
      const id = freshId();
      valueOf(await publish(draft, id));
      await operate(store(), 'web', (granted) => failPublication(granted, id, { code: 'disk-full' }));
      expect(await read(draft.id)).toMatchObject({
        state: 'review',
        approved: true,
        publication: { state: 'failed', failure: { code: 'disk-full' } },
      });
      valueOf(await publish(draft));
      expect(
        valueOf(await operate(store(), 'web', openPublications)).map(({ draftId }) => draftId),
      ).toContain(draft.id);
      expect(
        valueOf(await team.does(team.edda, 'see', (granted) => readPublication(granted, id))),
      ).toMatchObject({ state: 'failed' });
    });

    test('needs approvals of this source, a base that is live and no freeze window', async () => {
      const open = await team.draft();
      expect(await publish(open)).toEqual({
        ok: false,
        refusal: { code: 'approvals-missing', needed: 1, given: 0 },
      });
      const draft = await team.approved();
      const moved = { ...smallLive, number: 4, source: 'f'.repeat(64) };
      const late = await team.does(team.paul, 'publish', (granted) =>
        askPublication(
          granted,
          draft.id,
          { publicationId: freshId(), source: draft.source, baseNumber: 3 },
          moved,
        ),
      );
      expect(late).toMatchObject({ ok: false, refusal: { code: 'base-is-not-live', live: { number: 4 } } });
      expect(
        codeOf(
          await team.does(team.edda, 'publish', (granted) =>
            askPublication(
              granted,
              draft.id,
              { publicationId: freshId(), source: draft.source, baseNumber: 3 },
              smallLive,
            ),
          ),
        ),
      ).toBe('not-allowed');
      const window = { from: '2020-01-01T00:00:00Z', until: '2040-01-01T00:00:00Z', reason: 'Enrolment' };
      const freeze = valueOf(await team.does(team.paul, 'publish', (granted) => addFreeze(granted, window)));
      expect([codeOf(await publish(draft)), codeOf(await schedule(draft))]).toEqual(['frozen', 'frozen']);
      const rollback = { publicationId: freshId(), to: 1, baseNumber: 3, text: 'Wrong phone number.' };
      expect(
        valueOf(
          await team.does(team.paul, 'publish', (granted) =>
            askRollback(granted, rollback, { source: smallLive.source, changesSettings: false }, smallLive),
          ),
        ),
      ).toMatchObject({ kind: 'rollback' });
      await team.does(team.paul, 'publish', (granted) => liftFreeze(granted, freeze.id));
      await team.edit(team.emil, draft.id, [links.two, 'https://two.example', 'x']);
      const { source } = await read(draft.id);
      expect(codeOf(await publish({ ...draft, source }))).toBe('approval-lapsed');
    });

    test('by the only approver is refused if the settings forbid it', async () => {
      const draft = await team.approved();
      const sole = { publicationId: freshId(), source: draft.source, baseNumber: 3 };
      const asked = (may: boolean) =>
        operate(store(), 'cli', async (granted) => {
          const changed = await changeSettings(granted, { soleApproverMayPublish: may });
          return changed;
        });
      await store()
        .db.updateTable('review')
        .set({ reviewer: team.solo.person })
        .where('draftId', '=', draft.id)
        .execute();
      valueOf(await asked(false));
      expect(
        codeOf(
          await team.does(team.solo, 'publish', (granted) =>
            askPublication(granted, draft.id, sole, smallLive),
          ),
        ),
      ).toBe('approvals-missing');
      valueOf(await asked(true));
      valueOf(
        await team.does(team.solo, 'publish', (granted) =>
          askPublication(granted, draft.id, sole, smallLive),
        ),
      );
    });
  });

  describe('a schedule', () => {
    test('blocks a publication unless it is published instead, and can be canceled', async () => {
      const draft = await team.approved();
      valueOf(await schedule(draft));
      expect(codeOf(await team.edit(team.edda, draft.id, [links.two, 'https://two.example', 'x']))).toBe(
        'closed',
      );
      expect(await publish(draft)).toMatchObject({
        ok: false,
        refusal: { code: 'scheduled', schedule: { wall: '2030-01-01T00:00' } },
      });
      valueOf(await team.does(team.paul, 'publish', (granted) => unscheduleDraft(granted, draft.id)));
      expect(await read(draft.id)).toMatchObject({ state: 'review', schedule: null });
      valueOf(await schedule(draft));
      expect(valueOf(await publish(draft, freshId(), true)).state).toBe('asked');
      expect(await read(draft.id)).toMatchObject({ state: 'publishing', schedule: null });
    });

    test('R10.47: that is due is claimed by one of two servers, and published under its own name however often it is tried', async () => {
      await sql`update publication set state = 'failed', settled_at = clock_timestamp() where state in ('asked', 'storing')`.execute(
        store().db,
      );
      const draft = await team.approved();
      const { id } = valueOf(await schedule(draft));
      await makeDue(draft.id, 1);
      const all = await Promise.all([seize('one'), seize('two')]);
      const [due] = all.filter((one) => one !== undefined);
      expect([all.filter((one) => one !== undefined).length, due?.schedule.id]).toEqual([1, id]);
      const ask = () =>
        operate(store(), 'schedule', (granted) =>
          due ? askScheduled(granted, due.schedule, smallLive) : Promise.reject(new Error('none')),
        );
      expect([valueOf(await ask())?.id, valueOf(await ask())?.id]).toEqual([id, id]);
      await operate(store(), 'schedule', (granted) =>
        settlePublication(granted, id, { number: 47, release: 'abc' }),
      );
      expect((await read(draft.id)).state).toBe('published');
    });

    test('R10.45: that is more than 15 minutes late is not published but fails, and stays on the draft', async () => {
      const draft = await team.approved();
      valueOf(await schedule(draft));
      await makeDue(draft.id, 16);
      expect(await seize()).toMatchObject({ isTooLate: true });
      expect(await read(draft.id)).toMatchObject({
        state: 'review',
        schedule: { state: 'failed', failure: { code: 'late' } },
      });
    });

    test.each([
      ['was disabled', (granted: Granted<'administer'>, id: string) => setDisabled(granted, id, true)],
      ['lost the role', (granted: Granted<'administer'>, id: string) => changeRoles(granted, id, ['viewer'])],
    ])('fails where its publisher %s, with the name', async (...[, takeRight]) => {
      const own = await newTeam(store());
      const draft = await own.approved();
      valueOf(await schedule(draft, own));
      await operate(store(), 'cli', async (granted) => takeRight(granted, own.paul.person));
      await makeDue(draft.id, 1);
      const due = await seize();
      const asked = await operate(store(), 'schedule', (granted) =>
        due ? askScheduled(granted, due.schedule, smallLive) : Promise.reject(new Error('none')),
      );
      expect(valueOf(asked)).toBeUndefined();
      expect(await read(draft.id)).toMatchObject({
        state: 'review',
        schedule: { failure: { code: 'publisher-gone', name: 'Paul' } },
      });
    });

    test('that a freeze would stop needs a choice: move to the end of the freeze, cancel or exempt', async () => {
      const over = (schedules?: 'move' | 'cancel' | 'exempt') =>
        team.does(team.paul, 'publish', (granted) =>
          addFreezeOver(granted, {
            ...{ from: '2030-01-01T07:00:00Z', until: '2030-01-02T08:00:00Z', reason: 'New year' },
            ...(schedules && { schedules }),
          }),
        );
      const freezing = async (choice: 'move' | 'cancel' | 'exempt') => {
        const { id, name } = await team.approved().then(async (draft) => {
          valueOf(await schedule(draft));
          return draft;
        });
        const refused = await over();
        expect(codeOf(refused)).toBe('schedules-inside');
        expect(JSON.stringify(refused)).toContain(name);
        const freeze = valueOf(await over(choice));
        await team.does(team.paul, 'publish', (granted) => liftFreeze(granted, freeze.id));
        return id;
      };
      const following = { from: '2030-01-02T07:00:00Z', until: '2030-01-03T08:00:00Z', reason: 'Inventory' };
      const after = valueOf(
        await team.does(team.paul, 'publish', (granted) => addFreeze(granted, following)),
      );
      expect(await read(await freezing('move'))).toMatchObject({ schedule: { wall: '2030-01-03T00:00' } });
      await team.does(team.paul, 'publish', (granted) => liftFreeze(granted, after.id));
      const moved = await freezing('move');
      expect(await read(moved)).toMatchObject({
        state: 'scheduled',
        schedule: { at: '2030-01-02T08:00:00.000Z', wall: '2030-01-02T00:00' },
      });
      expect(await read(await freezing('cancel'))).toMatchObject({ state: 'review', schedule: null });
      const exempt = await freezing('exempt');
      // Another freeze asks again.
      expect(codeOf(await over())).toBe('schedules-inside');
      await makeDue(exempt, 1);
      const now = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z', reason: 'Now' };
      const { id: current } = valueOf(
        await team.does(team.paul, 'publish', (granted) => addFreeze(granted, now)),
      );
      const due = await seize();
      const asked = await operate(store(), 'schedule', (granted) =>
        due ? askScheduled(granted, due.schedule, smallLive) : Promise.reject(new Error('none')),
      );
      await team.does(team.paul, 'publish', (granted) => liftFreeze(granted, current));
      expect(valueOf(asked)).toMatchObject({ draftId: exempt, state: 'asked' });
      // The next schedule waits until this publication is over.
      const { id: publication } = valueOf(asked) ?? { id: '' };
      await operate(store(), 'web', (granted) => failPublication(granted, publication, { code: 'failed' }));
    });

    test('is published under the name that was approved', async () => {
      const draft = await team.approved();
      valueOf(await schedule(draft));
      await team.does(team.edda, 'edit', (granted) => renameDraft(granted, draft.id, { name: freshId() }));
      await makeDue(draft.id, 1);
      const due = await seize();
      const asked = await operate(store(), 'schedule', (granted) =>
        due ? askScheduled(granted, due.schedule, smallLive) : Promise.reject(new Error('none')),
      );
      expect(valueOf(asked)).toMatchObject({ message: draft.name });
    });

    test('R10.46: fails as soon as its approval is withdrawn or another release goes live', async () => {
      const one = await team.approved();
      const other = await team.approved();
      valueOf(await schedule(one));
      valueOf(await schedule(other));
      const [own] = (await read(one.id)).reviews;
      await team.does(team.rita, 'review', (granted) => withdrawReview(granted, own?.id ?? ''));
      expect(await read(one.id)).toMatchObject({
        state: 'review',
        schedule: { state: 'failed', failure: { code: 'approval-withdrawn', name: 'Rita' } },
      });
      const moved = { ...smallLive, number: 9 };
      const failed = async (source: string | null) =>
        valueOf(await operate(store(), 'web', (granted) => failOutdated(granted, { ...moved, source })));
      expect(await failed('e'.repeat(64))).toEqual([]);
      expect(await failed(null)).toContain(other.id);
      expect(await read(other.id)).toMatchObject({
        schedule: { failure: { code: 'base-is-not-live', live: 9 } },
      });
    });
  });
});
