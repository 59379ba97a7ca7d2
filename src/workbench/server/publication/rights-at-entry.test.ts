import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  aServer,
  dueDraft,
  flipBack,
  flipTo,
  flipToFiles,
  smallDist,
} from '../../../../tests/support/workbench/publishing-site.ts';
import { links, smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { freshId, newTeam, type Team, valueOf } from '../../../../tests/support/workbench/team.ts';
import { sourceId } from '../../../config/files/source.ts';
import { readDraft } from '../../store/drafts/read-drafts.ts';
import { addFreeze } from '../../store/people/freezes.ts';
import { setDisabled } from '../../store/people/persons.ts';
import { changeRoles } from '../../store/people/roles.ts';
import { changeSettings } from '../../store/people/settings.ts';
import { askEmergency, askRevert, mergeRevert } from '../../store/publishing/emergencies.ts';
import { askPublication, askRollback, readPublication } from '../../store/publishing/publications.ts';
import { done, type Outcome } from '../../store/outcome.ts';
import type { Store } from '../../store/store.ts';
import { type Granted, operate } from '../../store/transact.ts';
import { chainReader } from './chain-reader.ts';
import { fireDue } from './fire-due.ts';
import { publishNext } from './publish-next.ts';
import type { PublishRequest } from './publish-source.ts';
import type { Reins } from './start-publisher.ts';

type Removal = (team: Team, store: Store) => Promise<Outcome<unknown>>;

const byOperator =
  (work: (granted: Granted<'operate'>, team: Team) => Promise<Outcome<unknown>>): Removal =>
  (team, store) =>
    operate(store, 'cli', (granted) => work(granted, team));

const settings = (wanted: Parameters<typeof changeSettings>[1]): Removal =>
  byOperator((granted) => changeSettings(granted, wanted));
const disabled = (who: 'paul' | 'rita'): Removal =>
  byOperator((granted, team) => setDisabled(granted, team[who].person, true));
const demoted = (who: 'paul' | 'rita'): Removal =>
  byOperator((granted, team) => changeRoles(granted, team[who].person, ['viewer']));
const frozen: Removal = ({ does, solo }) =>
  does(solo, 'publish', (granted) =>
    addFreeze(granted, { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z', reason: 'Rest' }),
  );
const usual = settings({ approvals: 1, emergencyNotices: true });

onBothStores((store) => {
  let team: Team;
  let dist = '';
  let start = 0;
  beforeAll(async () => {
    dist = await smallDist();
  }, 60_000);
  beforeEach(async () => {
    team = await newTeam(store());
    start = flipBack(dist);
    valueOf(await usual(team, store()));
  });
  afterEach(async () => {
    await sql`update freeze_window set lifted_at = clock_timestamp() where lifted_at is null`.execute(
      store().db,
    );
  });

  const live = () => {
    const found = chainReader(dist).live();
    if (!found || found.source === null) throw new Error('nothing is live');
    return { ...found, source: found.source };
  };
  const input = () => ({ publicationId: freshId(), baseNumber: live().number, text: 'Why' });
  const publicationOf = async (id: string) =>
    valueOf(await team.does(team.solo, 'see', (granted) => readPublication(granted, id)));
  const draftOf = async (id: string) =>
    valueOf(await team.does(team.solo, 'see', (granted) => readDraft(granted, id, live().source)));
  /** Publishes; while the release is compiled, something is removed. */
  const publishWhile = (take: Removal) =>
    publishNext(
      aServer(store(), dist, {
        publisher: async (request: PublishRequest, { mayHappen }: Reins) => {
          valueOf(await take(team, store()));
          return (await mayHappen()) ? flipTo(dist, request) : undefined;
        },
      }),
    );

  const asked = async () => {
    const { id: draft, source } = await team.approved();
    const request = { ...input(), source };
    valueOf(
      await team.does(team.paul, 'publish', (granted) => askPublication(granted, draft, request, live())),
    );
    return { draft, publication: request.publicationId };
  };
  const askedNotice = async () => {
    const { id: draft } = await team.draft();
    const edit = [links.one, 'https://one.example', `https://${freshId()}.example`] as const;
    const { source } = valueOf(await team.edit(team.edda, draft, edit));
    const request = { ...input(), source };
    valueOf(
      await team.does(team.paul, 'publish', (granted) => askEmergency(granted, draft, request, live())),
    );
    return { draft, publication: request.publicationId };
  };

  test.each([
    ['its publisher is disabled', disabled('paul'), { code: 'requester-gone', name: 'Paul' }],
    ['its publisher loses the role', demoted('paul'), { code: 'requester-gone' }],
    ['its approver is disabled', disabled('rita'), { code: 'approvals-missing', needed: 1, given: 0 }],
    ['its approver loses the role', demoted('rita'), { code: 'approvals-missing' }],
    [
      'more approvals are needed',
      settings({ approvals: 2 }),
      { code: 'approvals-missing', needed: 2, given: 1 },
    ],
    ['a freeze begins', frozen, { code: 'frozen', freeze: { reason: 'Rest' } }],
  ])('a publication does not go live if %s while it is compiled', async (_, take, failure) => {
    const { draft, publication } = await asked();
    await publishWhile(take);
    expect(await publicationOf(publication)).toMatchObject({ state: 'failed', failure });
    expect(await draftOf(draft)).toMatchObject({ state: 'review', publication: { failure } });
    expect(live().number).toBe(start);
  });

  test.each([
    ['its publisher loses the role', demoted('paul'), 'requester-gone'],
    ['emergency notices are turned off', settings({ emergencyNotices: false }), 'emergency-off'],
    ['a freeze begins', frozen, 'frozen'],
  ])('an emergency notice does not go live if %s while it is compiled', async (_, take, code) => {
    const { draft, publication } = await askedNotice();
    await publishWhile(take);
    expect(await publicationOf(publication)).toMatchObject({ state: 'failed', failure: { code } });
    expect((await draftOf(draft)).state).toBe('review');
    expect(live().number).toBe(start);
  });

  test('a schedule stops if its publisher loses the role while it is compiled; a freeze does not stop an exempt one', async () => {
    const first = await dueDraft(store(), team, dist);
    await fireDue(aServer(store(), dist));
    await publishWhile(demoted('paul'));
    expect(await draftOf(first.draft)).toMatchObject({
      state: 'review',
      schedule: { state: 'failed', failure: { code: 'publisher-gone', name: 'Paul' } },
    });
    expect(live().number).toBe(start);
    team = await newTeam(store());
    const second = await dueDraft(store(), team, dist);
    await store()
      .db.updateTable('schedule')
      .set({ isExempt: true })
      .where('id', '=', second.schedule)
      .execute();
    await fireDue(aServer(store(), dist));
    await publishWhile(frozen);
    expect((await draftOf(second.draft)).state).toBe('published');
  });

  test('R10.65: a rollback to other operator settings does not go live if its publisher is no operator any more', async () => {
    const files = { ...smallSource, 'config/environments.json': '{ "environments": {} }\n' };
    const moved = flipToFiles(dist, files);
    await store().db.insertInto('roleOf').values({ personId: team.paul.person, role: 'operator' }).execute();
    const back = async () => {
      const request = { ...input(), to: start };
      const earlier = { source: sourceId(smallSource), changesSettings: true };
      valueOf(
        await team.does(team.paul, 'publish', (granted) => askRollback(granted, request, earlier, live())),
      );
      return request.publicationId;
    };
    const publisherOnly = byOperator((granted, { paul }) => changeRoles(granted, paul.person, ['publisher']));
    const [first, nothing] = [await back(), byOperator(() => Promise.resolve(done(undefined)))];
    await publishWhile(publisherOnly);
    expect(await publicationOf(first)).toMatchObject({
      ...{ state: 'failed', failure: { code: 'requester-gone', name: 'Paul' } },
    });
    expect(live().number).toBe(moved);
    await store().db.insertInto('roleOf').values({ personId: team.paul.person, role: 'operator' }).execute();
    const second = await back();
    await publishWhile(nothing);
    expect(await publicationOf(second)).toMatchObject({ state: 'settled' });
    expect(live().source).toBe(sourceId(smallSource));
  });

  test('a rollback does not go live if its publisher loses the role while it is compiled', async () => {
    const request = { ...input(), to: start };
    valueOf(
      await team.does(team.paul, 'publish', (granted) =>
        askRollback(granted, request, { source: live().source, changesSettings: false }, live()),
      ),
    );
    await publishWhile(demoted('paul'));
    expect((await publicationOf(request.publicationId)).failure).toMatchObject({ code: 'requester-gone' });
    expect(live().number).toBe(start);
  });

  test('a revert does not go live if its reviewer loses the role while it is compiled, and another reviewer can decide', async () => {
    const { publication } = await askedNotice();
    await publishNext(aServer(store(), dist));
    const now = { live: live(), files: chainReader(dist).files(live().source) ?? {} };
    const merged = valueOf(
      await team.does(team.rita, 'review', (granted) => mergeRevert(granted, publication, now.files)),
    );
    if (!('files' in merged)) throw new Error('the revert has conflicts');
    const request = input();
    const site = { files: merged.files, live: now };
    valueOf(
      await team.does(team.rita, 'review', (granted) => askRevert(granted, publication, request, site)),
    );
    await publishWhile(demoted('rita'));
    expect((await publicationOf(request.publicationId)).failure).toMatchObject({
      code: 'requester-gone',
      name: 'Rita',
    });
    expect((await publicationOf(publication)).emergency?.state).toBe('waiting');
    expect(live().number).toBe(now.live.number);
  });
});
