import { beforeAll, beforeEach, expect, test } from 'vitest';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import { type Answered, type Caller, fakeParts, servedWorkbench } from '../support/workbench/served-workbench.ts';
import { links } from '../support/workbench/small-source.ts';
import { freshId, smallLive } from '../support/workbench/team.ts';

const { world, judge, publishing } = fakeParts();
let workbench: ReturnType<typeof servedWorkbench>;
let [edda, rita, paul, ada] = [] as unknown as readonly [Caller, Caller, Caller, Caller];
beforeAll(async () => {
  workbench = servedWorkbench(await freshEmbedded(), { judge, publishing });
}, 120_000);
// Sessions of their own for each test: five judgements a minute are the most that one session may ask for.
beforeEach(async () => {
  edda = await workbench.as(['editor'], 'Edda');
  rita = await workbench.as(['reviewer', 'editor'], 'Rita');
  paul = await workbench.as(['publisher'], 'Paul');
  ada = await workbench.as(['administrator'], 'Ada');
});

interface Known {
  readonly id: string;
  readonly source: string;
  readonly rev: number;
}

const known = ({ body }: Answered): Known => body as Known;
const draft = async (name = `Draft ${freshId()}`): Promise<Known> => known(await edda.ask('POST /api/drafts', { name }));
const edit = (who: Caller, { id }: Known, value: string, expected = 'https://one.example') =>
  who.ask(`POST /api/drafts/${id}/edits`, { clientId: freshId(), edits: [{ address: links.one, expected, value }] });

/** A draft in review with an edit of Edda's. */
const inReview = async (): Promise<Known> => {
  const { id } = await draft();
  const { source } = known(await edit(edda, { id, source: '', rev: 0 }, `https://${freshId()}.example`));
  return known(await edda.ask(`POST /api/drafts/${id}/submit`, { source }));
};
const approved = async (): Promise<Known> => {
  const { id, source, rev } = await inReview();
  await rita.ask(`POST /api/drafts/${id}/reviews`, { source, verdict: 'approve' });
  return { id, source, rev };
};
const publish = (who: Caller, { id, source }: Known, more: object = {}) =>
  who.ask(`POST /api/drafts/${id}/publish`, { publicationId: freshId(), source, baseNumber: 3, ...more });

const code = (status: number, name: string, more: object = {}) => ({
  status,
  body: { code: name, message: expect.any(String) as string, ...more },
});

test('name-taken, closed, other-state', async () => {
  const { id } = await draft('Forms');
  expect(await edda.ask('POST /api/drafts', { name: 'FORMS' })).toMatchObject(code(409, 'name-taken'));
  expect(await edda.ask(`POST /api/drafts/${id}/recall`)).toMatchObject(code(409, 'other-state', { state: 'open' }));
  expect(await edda.ask(`POST /api/drafts/${id}/discard`)).toMatchObject({ status: 200, body: { state: 'discarded' } });
  expect(await edit(edda, { id, source: '', rev: 0 }, 'x')).toMatchObject(code(409, 'closed'));
  expect(await edda.ask(`POST /api/drafts/${id}/reopen`)).toMatchObject({ status: 200, body: { state: 'open', edits: [], reviews: [] } });
});

test('fault 9: changed-meanwhile tells the value there now, and whose it is; unreadable', async () => {
  const mine = await draft();
  expect((await edit(edda, mine, 'https://other.example')).status).toBe(200);
  const items = [{ address: links.one, current: 'https://other.example', by: { name: 'Edda' } }];
  expect(await edit(rita, mine, 'x')).toMatchObject(code(409, 'changed-meanwhile', { items }));
  const unreadable = { clientId: freshId(), edits: [{ address: 'nothing', expected: null, value: 'x' }] };
  expect(await edda.ask(`POST /api/drafts/${mine.id}/edits`, unreadable)).toMatchObject(code(422, 'unreadable'));
});

test('fault 25: a request whose answer was lost is answered again, and done once', async () => {
  const { id } = await draft();
  const request = { clientId: freshId(), edits: [{ address: links.one, expected: 'https://one.example', value: 'https://again.example' }] };
  const [first, again] = [await edda.ask(`POST /api/drafts/${id}/edits`, request), await edda.ask(`POST /api/drafts/${id}/edits`, request)];
  expect([first.status, again.body]).toEqual([200, first.body]);
  expect((await edda.ask(`GET /api/drafts/${id}/edits?since=0`)).body).toMatchObject({ rev: 1, edits: [{ rev: 1, address: links.one }] });
});

test('not-valid: a source with errors is not sent for review; other-source', async () => {
  const { id } = await draft();
  const { source } = known(await edit(edda, { id, source: '', rev: 0 }, 'https://x.example'));
  world.hasError = true;
  const refused = await edda.ask(`POST /api/drafts/${id}/submit`, { source });
  world.hasError = false;
  expect(refused).toMatchObject(code(422, 'not-valid', { problems: [{ code: 'unknown-rule' }] }));
  expect(await edda.ask(`POST /api/drafts/${id}/submit`, { source: 'a'.repeat(64) })).toMatchObject(code(409, 'other-source', { source }));
});

test('fault 53: own-draft; approvals-missing, approval-lapsed', async () => {
  const first = await inReview();
  expect((await edit(rita, first, 'https://rita.example', undefined)).status).toBe(409);
  expect(await publish(paul, first)).toMatchObject(code(409, 'approvals-missing', { needed: 1, given: 0 }));
  const second = await approved();
  const current = (await edda.ask(`GET /api/drafts/${second.id}`)).body as {
    readonly edits: readonly { readonly after: string }[];
    readonly approved: boolean;
  };
  expect(current.approved).toBe(true);
  const { source } = known(await edit(rita, second, 'https://rita.example', current.edits[0]?.after));
  expect(await rita.ask(`POST /api/drafts/${second.id}/reviews`, { source, verdict: 'approve' })).toMatchObject(code(403, 'own-draft'));
  expect(await publish(paul, { ...second, source })).toMatchObject(code(409, 'approval-lapsed'));
});

test('fault 37: base-is-not-live comes with what is live and what a merge meets; live-moved', async () => {
  const ready = await approved();
  world.live = { ...smallLive, number: 4, source: 'b'.repeat(64) };
  const refused = await publish(paul, ready);
  world.live = smallLive;
  expect(refused).toMatchObject(code(409, 'base-is-not-live', { live: { number: 4 } }));
  expect(await edda.ask(`POST /api/drafts/${ready.id}/merge`, { onto: 2, choices: [] })).toMatchObject(
    code(409, 'live-moved', { live: { number: 3 } }),
  );
});

test('no-such-hour, twice, past; scheduled, and published instead', async () => {
  const ready = await approved();
  const at = (wall: string, more: object = {}) =>
    paul.ask(`POST /api/drafts/${ready.id}/schedule`, { source: ready.source, wall, ...more });
  expect(await at('2099-03-08T02:30')).toMatchObject(code(422, 'no-such-hour'));
  expect(await at('2099-11-01T01:30')).toMatchObject(code(422, 'twice', { offsets: ['-07:00', '-08:00'] }));
  expect(await at('2020-01-01T00:00')).toMatchObject(code(422, 'past'));
  expect(await at('2099-11-01T01:30', { offset: '-08:00' })).toMatchObject({
    status: 201,
    body: { state: 'waiting', at: '2099-11-01T09:30:00.000Z' },
  });
  expect(await publish(paul, ready)).toMatchObject(code(409, 'scheduled', { schedule: { wall: '2099-11-01T01:30' } }));
  expect(await publish(paul, ready, { instead: true })).toMatchObject({ status: 202, body: { state: 'asked', number: null } });
  expect(await edda.ask(`GET /api/drafts/${ready.id}`)).toMatchObject({ body: { state: 'publishing', publication: { state: 'asked' } } });
});

test('frozen says until when and why; other-cell; last-administrator, own-role; unknown', async () => {
  const ready = await approved();
  const window = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z', reason: 'open enrollment' };
  const { id } = known(await paul.ask('POST /api/freezes', window));
  expect(await publish(paul, ready)).toMatchObject(code(423, 'frozen', { freeze: { reason: 'open enrollment' } }));
  expect((await paul.ask(`DELETE /api/freezes/${id}`)).body).toEqual({ freezes: [] });
  const cell = { item: 'home/a', column: 'egwp', cellHash: 'c'.repeat(64), source: smallLive.source, verdict: 'right' };
  expect(await rita.ask('POST /api/sign-offs', [cell])).toMatchObject(
    code(409, 'other-cell', { items: [{ item: 'home/a', cellHash: null }] }),
  );
  expect(await ada.ask(`PUT /api/people/${ada.id}/roles`, { roles: [] })).toMatchObject(code(403, 'own-role'));
  expect(await edda.ask(`GET /api/drafts/${freshId()}`)).toMatchObject(code(404, 'unknown'));
});
