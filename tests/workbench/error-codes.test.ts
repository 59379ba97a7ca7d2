import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import errors from '../../schemas/api/errors.json' with { type: 'json' };
import { sourceId } from '../../src/config/files/source.ts';
import type { Chain } from '../../src/workbench/api/generated/api-shapes.ts';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import {
  type Answered,
  type Caller,
  fakeParts,
  servedWorkbench,
} from '../support/workbench/served-workbench.ts';
import { links, smallSource } from '../support/workbench/small-source.ts';
import { freshId, smallLive } from '../support/workbench/team.ts';

const { world, checker, publishing } = fakeParts();
let workbench: ReturnType<typeof servedWorkbench>;
let [edda, rita, paul, ada] = [] as unknown as readonly [Caller, Caller, Caller, Caller];
/** Every code that was answered in this file. */
const seen = new Set<string>();
const recorded =
  <Args extends readonly unknown[]>(ask: (...args: Args) => Promise<Answered>) =>
  async (...args: Args): Promise<Answered> => {
    const answered = await ask(...args);
    const { code } = (answered.body ?? {}) as { readonly code?: string };
    const [, failed] = (answered.headers.get('refresh') ?? '').split('failed=');
    for (const one of [code, failed]) if (one !== undefined) seen.add(one);
    return answered;
  };
const as = async (...who: Parameters<typeof workbench.as>): Promise<Caller> => {
  const caller = await workbench.as(...who);
  return { ...caller, ask: recorded(caller.ask) };
};

beforeAll(async () => {
  workbench = servedWorkbench(await freshEmbedded(), { checker, publishing });
}, 120_000);
// Sessions of their own for each test: five checks a minute are the most that one session may ask for.
beforeEach(async () => {
  edda = await as(['editor'], 'Edda');
  rita = await as(['reviewer', 'editor'], 'Rita');
  paul = await as(['publisher'], 'Paul');
  ada = await as(['administrator'], 'Ada');
  Object.assign(world, {
    live: smallLive,
    files: smallSource,
    hasError: false,
    isCheckerAway: false,
    isChecked: false,
    isNotice: false,
  });
});

interface Known {
  readonly id: string;
  readonly source: string;
  readonly rev: number;
}

const known = ({ body }: Answered): Known => body as Known;
const draft = async (name = `Draft ${freshId()}`): Promise<Known> =>
  known(await edda.ask('POST /api/drafts', { name }));
const edit = (who: Caller, { id }: Known, value: string, expected = 'https://one.example') =>
  who.ask(`POST /api/drafts/${id}/edits`, {
    clientId: freshId(),
    edits: [{ address: links.one, expected, value }],
  });

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

test('`other-value` returns the current value, the wanted one, and who changed it', async () => {
  const { id } = await draft();
  const expected = { name: 'Before', note: '' };
  const items = [{ name: 'name', wanted: 'After', by: null, at: null }];
  expect(await edda.ask(`PATCH /api/drafts/${id}`, { name: 'After', expected })).toMatchObject(
    code(409, 'other-value', { items }),
  );
});

test('drafts answer with `name-taken`, `closed` and `other-state`', async () => {
  const { id } = await draft('Forms');
  expect(await edda.ask('POST /api/drafts', { name: 'FORMS' })).toMatchObject(code(409, 'name-taken'));
  expect(await edda.ask(`POST /api/drafts/${id}/recall`)).toMatchObject(
    code(409, 'other-state', { state: 'open' }),
  );
  expect(await edda.ask(`POST /api/drafts/${id}/discard`)).toMatchObject({
    status: 200,
    body: { state: 'discarded' },
  });
  expect(await edit(edda, { id, source: '', rev: 0 }, 'x')).toMatchObject(code(409, 'closed'));
  expect(await edda.ask(`POST /api/drafts/${id}/reopen`)).toMatchObject({
    status: 200,
    body: { state: 'open', edits: [], reviews: [] },
  });
});

test('differences are those of an approval of this draft; any other review is `unknown`', async () => {
  const one = await inReview();
  const review = (verdict: string) =>
    rita.ask(`POST /api/drafts/${one.id}/reviews`, { source: one.source, verdict, text: 'x' });
  const [comment, approval] = [known(await review('comment')), known(await review('approve'))];
  const asked = (draftId: string, id: string) =>
    edda.ask(`GET /api/drafts/${draftId}/differences?review=${id}`);
  expect(await asked(one.id, approval.id)).toMatchObject({
    status: 200,
    body: { review: approval.id, source: one.source, edits: [], effects: [], more: 0, untold: null },
  });
  const other = await draft();
  for (const [draftId, id] of [
    [one.id, comment.id],
    [other.id, approval.id],
    [one.id, 'nothing'],
    [freshId(), approval.id],
  ] as const)
    expect(await asked(draftId, id)).toMatchObject(code(404, 'unknown'));
});

test('R10.09: `changed-meanwhile` returns the current value and its author; an edit without a target is `unreadable`', async () => {
  const mine = await draft();
  expect((await edit(edda, mine, 'https://other.example')).status).toBe(200);
  const items = [{ address: links.one, current: 'https://other.example', by: { name: 'Edda' } }];
  expect(await edit(rita, mine, 'x')).toMatchObject(code(409, 'changed-meanwhile', { items }));
  const unreadable = { clientId: freshId(), edits: [{ address: 'nothing', expected: null, value: 'x' }] };
  expect(await edda.ask(`POST /api/drafts/${mine.id}/edits`, unreadable)).toMatchObject(
    code(422, 'unreadable'),
  );
});

test('a change of a release is undone in a draft; a value that was changed since needs a choice', async () => {
  const wrong = (smallSource['config/addresses/links.json'] ?? '').replaceAll('one.example', 'wrong.example');
  world.files = { ...smallSource, 'config/addresses/links.json': wrong };
  world.live = { ...smallLive, number: 4, source: sourceId(world.files) };
  const { id } = await draft();
  const undo = (body: object) =>
    edda.ask(`POST /api/drafts/${id}/undo-release`, { undo: 4, addresses: [links.one], ...body });
  expect(await undo({ undo: 9 })).toMatchObject(code(404, 'unknown'));
  const saved = await undo({});
  expect(saved).toMatchObject({ status: 200, body: { rev: 1, source: smallLive.source } });
  expect(await undo({})).toMatchObject({ status: 200, body: { rev: 1, changed: false } });
  const later = { address: links.one, expected: 'https://one.example', value: 'https://later.example' };
  await edda.ask(`POST /api/drafts/${id}/edits`, { clientId: freshId(), edits: [later] });
  const items = [
    {
      ...{ address: links.one, current: 'https://later.example', wanted: 'https://one.example' },
      by: { name: 'Edda' },
    },
  ];
  expect(await undo({})).toMatchObject(code(409, 'changed-meanwhile', { items }));
  const from = (body: object) =>
    edda.ask(`POST /api/drafts/${id}/restore-from`, { release: 3, addresses: [links.one], ...body });
  expect(await from({ release: 9 })).toMatchObject(code(404, 'unknown'));
  const chosen = await undo({ choices: [{ address: links.one, take: 'mine' }] });
  expect(chosen).toMatchObject({ status: 200, body: { rev: 3, source: smallLive.source, changed: true } });
});

test('R10.25: a request whose answer was lost is answered again, and done once', async () => {
  const { id } = await draft();
  const request = {
    clientId: freshId(),
    edits: [{ address: links.one, expected: 'https://one.example', value: 'https://again.example' }],
  };
  const first = await edda.ask(`POST /api/drafts/${id}/edits`, request);
  const again = await edda.ask(`POST /api/drafts/${id}/edits`, request);
  expect([first.status, again.body]).toEqual([200, first.body]);
  expect((await edda.ask(`GET /api/drafts/${id}/edits?since=0`)).body).toMatchObject({
    rev: 1,
    edits: [{ rev: 1, address: links.one }],
  });
});

test('a source with errors is refused as `not-valid`, and a source that is no longer current as `other-source`', async () => {
  const { id } = await draft();
  const { source } = known(await edit(edda, { id, source: '', rev: 0 }, 'https://x.example'));
  world.hasError = true;
  const refused = await edda.ask(`POST /api/drafts/${id}/submit`, { source });
  world.hasError = false;
  expect(refused).toMatchObject(code(422, 'not-valid', { problems: [{ code: 'unknown-rule' }] }));
  expect(await edda.ask(`POST /api/drafts/${id}/submit`, { source: 'a'.repeat(64) })).toMatchObject(
    code(409, 'other-source', { source }),
  );
});

test('R10.53: a draft that lacks approvals answers with `own-draft`, `approvals-missing` or `approval-lapsed`', async () => {
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
  expect(
    await rita.ask(`POST /api/drafts/${second.id}/reviews`, { source, verdict: 'approve' }),
  ).toMatchObject(code(403, 'own-draft'));
  expect(await publish(paul, { ...second, source })).toMatchObject(code(409, 'approval-lapsed'));
});

test('`changes-requested` stays after an edit; no administrator turns approvals off (`operator-only`)', async () => {
  const { id, source } = await inReview();
  const asked = { source, verdict: 'changes', text: 'Not so.' };
  expect((await rita.ask(`POST /api/drafts/${id}/reviews`, asked)).status).toBe(201);
  const sent = known(await edda.ask(`POST /api/drafts/${id}/submit`, { source }));
  expect(await publish(paul, sent)).toMatchObject(code(409, 'changes-requested'));
  const expected = { approvals: 1, soleApproverMayPublish: true };
  expect(
    await ada.ask('PUT /api/settings', { settings: { ...expected, approvals: 0 }, expected }),
  ).toMatchObject(code(403, 'operator-only'));
});

test('R10.37: `base-is-not-live` returns the live release and the conflicts of a merge, and a newer release is `live-moved`', async () => {
  const ready = await approved();
  world.live = { ...smallLive, number: 4, source: 'b'.repeat(64) };
  const refused = await publish(paul, ready);
  world.live = smallLive;
  expect(refused).toMatchObject(code(409, 'base-is-not-live', { live: { number: 4 } }));
  expect(await edda.ask(`POST /api/drafts/${ready.id}/merge`, { onto: 2, choices: [] })).toMatchObject(
    code(409, 'live-moved', { live: { number: 3 } }),
  );
});

test('impossible times of a schedule have their codes, and a scheduled draft is published with `instead`', async () => {
  const ready = await approved();
  const at = (wall: string, more: object = {}) =>
    paul.ask(`POST /api/drafts/${ready.id}/schedule`, { source: ready.source, wall, ...more });
  expect(await at('2099-02-29T02:30')).toMatchObject(code(422, 'no-such-day'));
  expect(await at('2101-03-08T02:30')).toMatchObject(code(422, 'too-far'));
  const far = { from: '2099-01-01T00:00:00.000Z', until: '2101-01-01T00:00:00.000Z', reason: 'Closed' };
  expect(await paul.ask('POST /api/freezes', far)).toMatchObject(code(422, 'too-far'));
  expect(await at('2099-03-08T02:30')).toMatchObject(code(422, 'no-such-hour'));
  expect(await at('2099-11-01T01:30')).toMatchObject(code(422, 'twice', { offsets: ['-07:00', '-08:00'] }));
  expect(await at('2020-01-01T00:00')).toMatchObject(code(422, 'past'));
  expect(await at('2099-11-01T01:30', { offset: '-08:00' })).toMatchObject({
    status: 201,
    body: { state: 'waiting', at: '2099-11-01T09:30:00.000Z' },
  });
  const place = (wanted: unknown) =>
    paul.ask(`PUT /api/drafts/${ready.id}/schedule/place`, { place: wanted });
  expect(await place(2)).toMatchObject({ status: 200, body: { schedule: { place: 1 } } });
  expect(await place(0)).toMatchObject(code(422, 'not-valid'));
  expect(await publish(paul, ready)).toMatchObject(
    code(409, 'scheduled', { schedule: { wall: '2099-11-01T01:30' } }),
  );
  expect(await publish(paul, ready, { instead: true })).toMatchObject({
    status: 202,
    body: { state: 'asked', number: null },
  });
  expect(await edda.ask(`GET /api/drafts/${ready.id}`)).toMatchObject({
    body: { state: 'publishing', publication: { state: 'asked' } },
  });
  expect(await place(1)).toMatchObject(code(409, 'other-state', { state: 'publishing' }));
});

test('`frozen` returns the end and the reason; freezes, cells, roles and unknown ids have their codes', async () => {
  const ready = await approved();
  const window = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z', reason: 'open enrollment' };
  const { id } = known(await paul.ask('POST /api/freezes', window));
  expect(await publish(paul, ready)).toMatchObject(
    code(423, 'frozen', { freeze: { reason: 'open enrollment' } }),
  );
  expect((await paul.ask(`DELETE /api/freezes/${id}`)).body).toEqual({ freezes: [] });
  const night = { source: ready.source, wall: '2098-01-01T00:00' };
  expect((await paul.ask(`POST /api/drafts/${ready.id}/schedule`, night)).status).toBe(201);
  expect(await paul.ask('POST /api/freezes', window)).toMatchObject(
    code(409, 'schedules-inside', { schedules: [{ draft: { id: ready.id } }] }),
  );
  const cell = {
    item: 'home/a',
    column: 'egwp',
    cellHash: 'c'.repeat(64),
    source: smallLive.source,
    verdict: 'right',
    expected: null,
  };
  expect(await rita.ask('POST /api/sign-offs', [cell])).toMatchObject(
    code(409, 'other-cell', { items: [{ item: 'home/a', cellHash: null }] }),
  );
  const seen = { ...cell, column: 'ppo', cellHash: 'a'.repeat(64) };
  expect(await rita.ask('POST /api/sign-offs', [seen])).toMatchObject({
    status: 201,
    body: { signOffs: [{ column: 'ppo' }] },
  });
  expect(await paul.ask('POST /api/sign-offs', [{ ...seen, verdict: 'wrong' }])).toMatchObject(
    code(409, 'other-sign-off', { items: [{ current: { verdict: 'right', person: { name: 'Rita' } } }] }),
  );
  const mine = await draft();
  const { source } = known(await edit(edda, mine, 'https://own.example'));
  const own = { ...cell, column: 'ppo', cellHash: source, source };
  expect(await edda.ask('POST /api/sign-offs', [own])).toMatchObject(
    code(403, 'own-cell', { items: [{ item: 'home/a', column: 'ppo' }] }),
  );
  expect(await rita.ask('POST /api/sign-offs', [own])).toMatchObject({ status: 201 });
  expect(await ada.ask(`PUT /api/people/${ada.id}/roles`, { roles: [], expected: [] })).toMatchObject(
    code(403, 'own-role'),
  );
  expect(await edda.ask(`GET /api/drafts/${freshId()}`)).toMatchObject(code(404, 'unknown'));
});

test('`conflicts` lists values that differ in the draft and live; without a checker, `failed` changes nothing', async () => {
  const { id } = await draft();
  const { source } = known(await edit(edda, { id, source: '', rev: 0 }, 'https://mine.example'));
  const file = 'config/addresses/links.json';
  world.files = {
    ...smallSource,
    [file]: (smallSource[file] ?? '').replace('https://one.example', 'https://theirs.example'),
  };
  world.live = { ...smallLive, number: 4, source: sourceId(world.files) };
  const conflict = { address: links.one, mine: 'https://mine.example', theirs: 'https://theirs.example' };
  expect(await edda.ask(`POST /api/drafts/${id}/merge`, { onto: 4, choices: [] })).toMatchObject(
    code(409, 'conflicts', { items: [conflict] }),
  );
  expect((await edda.ask(`GET /api/drafts/${id}`)).body).toMatchObject({ rev: 1, baseNumber: 3 });
  world.isCheckerAway = true;
  expect(await edda.ask(`POST /api/drafts/${id}/submit`, { source })).toMatchObject(code(500, 'failed'));
  expect((await edda.ask(`GET /api/drafts/${id}`)).body).toMatchObject({ rev: 1, state: 'open' });
});

test('emergency releases answer with `emergency-off`, `not-a-notice`, `emergency-waits` and `own-emergency`', async () => {
  const settings = { approvals: 1, soleApproverMayPublish: true };
  const urgent = async () => {
    const { id } = await draft();
    const { source } = known(await edit(edda, { id, source: '', rev: 0 }, `https://${freshId()}.example`));
    const body = { publicationId: freshId(), source, baseNumber: 3, text: 'Urgent.' };
    return { ...body, id, send: () => paul.ask(`POST /api/drafts/${id}/emergency`, body) };
  };
  const first = await urgent();
  expect(await first.send()).toMatchObject(
    code(409, 'not-a-notice', { why: 'other-changes', at: links.one }),
  );
  world.isNotice = true;
  expect(await first.send()).toMatchObject(code(409, 'emergency-off'));
  await ada.ask('PUT /api/settings', {
    settings: { ...settings, emergencyNotices: true },
    expected: settings,
  });
  expect((await paul.ask(`GET /api/drafts/${first.id}/emergency`)).body).toEqual({
    ...{ notice: 'home/outage', why: null, at: null, waiting: false },
  });
  expect(await first.send()).toMatchObject({
    status: 202,
    body: { state: 'asked', emergency: { state: 'waiting', reason: 'Urgent.' } },
  });
  expect(await (await urgent()).send()).toMatchObject(code(409, 'emergency-waits'));
  const editor = await as(['editor', 'reviewer'], 'Emma');
  const { id } = known(await editor.ask('POST /api/drafts', { name: `Draft ${freshId()}` }));
  const { source } = known(await edit(editor, { id, source: '', rev: 0 }, 'https://emma.example'));
  const solo = await as(['publisher'], 'Pia');
  const body = { publicationId: freshId(), source, baseNumber: 3, text: 'Urgent.' };
  expect((await solo.ask(`POST /api/drafts/${id}/emergency`, body)).status).toBe(202);
  const confirm = `POST /api/publications/${body.publicationId}/confirm`;
  expect(await editor.ask(confirm, {})).toMatchObject(code(403, 'own-emergency'));
  expect(await rita.ask(confirm, {})).toMatchObject(code(409, 'other-state'));
  await ada.ask('PUT /api/settings', {
    settings,
    expected: { ...settings, emergencyNotices: true },
  });
});

test('R10.49: a source that is invalid by today’s schemas cannot be rolled back to; a draft can start from it', async () => {
  world.live = { ...smallLive, number: 4 };
  world.hasError = true;
  const back = { publicationId: freshId(), to: 3, baseNumber: 4, text: 'Why' };
  expect(await paul.ask('POST /api/rollback', back)).toMatchObject(
    code(422, 'not-valid', { problems: [{ code: 'unknown-rule' }] }),
  );
  expect(await paul.ask(`GET /api/publications/${back.publicationId}`)).toMatchObject(code(404, 'unknown'));
  expect(await edda.ask('POST /api/drafts', { name: 'From the third', from: 3 })).toMatchObject({
    status: 201,
    body: { baseNumber: 3 },
  });
});

test('R10.52: a release from before stored sources cannot be the base of a draft or the target of a rollback', async () => {
  world.live = { ...smallLive, number: 4, source: null };
  expect(await edda.ask('POST /api/drafts', { name: 'From nothing', from: 4 })).toMatchObject(
    code(404, 'unknown'),
  );
  expect(
    await paul.ask('POST /api/rollback', { publicationId: freshId(), to: 4, baseNumber: 4, text: 'Why' }),
  ).toMatchObject(code(404, 'unknown'));
});

test('R10.43: a release with damaged files is marked in the list, and the health check has the problem and the remedy', async () => {
  const marks = async () =>
    ((await paul.ask('GET /api/publications')).body as Chain).publications.map(({ number, torn }) => [
      number,
      torn,
    ]);
  expect(await marks()).toEqual([[3, undefined]]);
  world.problem = 'release 3 is damaged: en.json cannot be read; portal publish --to DIR writes a whole one';
  expect(await marks()).toEqual([[3, true]]);
  expect(await workbench.nobody('GET /readyz')).toMatchObject({
    status: 200,
    body: { ok: true, problem: world.problem },
  });
  world.problem = undefined;
  expect((await workbench.nobody('GET /readyz')).body).toEqual({ ok: true });
});

test('known results of the check are returned without a limit; new ones five times a minute', async () => {
  const { id } = await draft();
  const ask = async (): Promise<number> => (await edda.ask(`GET /api/drafts/${id}/judgement`)).status;
  const asked: number[] = [];
  for (let time = 0; time < 6; time += 1) asked.push(await ask());
  expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
  world.isChecked = true;
  expect(await ask()).toBe(200);
});

test('a user gets evidence six times a minute, then the seconds to wait', async () => {
  const ask = () => edda.ask('GET /api/evidence?from=2027-01-01&to=2027-01-02');
  for (let time = 0; time < 6; time += 1) expect((await ask()).status).toBe(500);
  const { status, headers, body } = await ask();
  expect([status, headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^[1-5]?\d$|^60$/)]);
  expect(body).toMatchObject({ code: 'too-many', retryAfter: Number(headers.get('retry-after')) });
  expect((await paul.ask('GET /api/evidence?from=2027-01-01&to=2027-01-02')).status).toBe(500);
});

test('releases that cannot be compared are a failure, not an empty list', async () => {
  const away = () => Promise.reject(new Error('away'));
  const entry = { kind: 'publish', release: 'r', time: '2027-01-02T03:04:05.678Z' } as const;
  const entries = () => [2, 1].map((number) => ({ ...entry, number, id: `entry ${number}` }));
  const { store, history } = workbench.site;
  const damaged = servedWorkbench(store, {
    publishing: { ...publishing, entries },
    history: { ...history, deletions: away, edits: away },
  });
  const viewer = await damaged.as(['viewer']);
  for (const path of ['deletions', 'item-history?entry=a.json%23a&en=b.json%23a&es=c.json%23a'])
    expect(await viewer.ask(`GET /api/${path}`)).toMatchObject(code(500, 'failed'));
  const wrong = 'item-history?entry=a.json%23a&en=b.json%23a/&es=c.json%23a';
  expect(await viewer.ask(`GET /api/${wrong}`)).toMatchObject(code(422, 'unreadable'));
});

test('requests that are refused before a route runs', async () => {
  const nobody = recorded(workbench.nobody);
  const gone = (): never => {
    throw Object.assign(new Error('gone'), { code: 'STORE_CLOSED' });
  };
  const away = servedWorkbench({ ...workbench.site.store, guard: gone });
  expect(await nobody('GET /api/me')).toMatchObject(code(401, 'signed-out'));
  expect(await (await as([])).ask('GET /api/drafts')).toMatchObject(code(403, 'no-role'));
  expect(await ada.ask('GET /api/drafts')).toMatchObject(code(403, 'not-allowed'));
  expect(await ada.ask('PUT /api/settings', {}, { origin: 'null' })).toMatchObject(
    code(403, 'foreign-request'),
  );
  expect(await ada.ask('GET /api/me', undefined, { host: 'evil.example' })).toMatchObject(
    code(421, 'wrong-host'),
  );
  expect(await ada.ask('PUT /api/settings', {}, { 'content-type': 'text/plain' })).toMatchObject(
    code(415, 'wrong-type'),
  );
  expect(await ada.ask('PUT /api/settings', 'x'.repeat(2_000_001))).toMatchObject(code(413, 'too-large'));
  expect(await ada.ask('GET /api/me', undefined, { 'x-workbench-api': '0' })).toMatchObject(
    code(426, 'old-client'),
  );
  expect(
    await recorded(away.nobody)('GET /api/me', undefined, { cookie: `workbench=${ada.token}` }),
  ).toMatchObject(code(503, 'read-only'));
  expect((await nobody('GET /auth/sign-in')).status).toBe(503);
  expect((await nobody('GET /auth/callback?state=made-up&code=x')).status).toBe(400);
});

test('too many edits of a very long file', async () => {
  const place = 'locales/en/long.json';
  world.files = { ...smallSource, [place]: JSON.stringify({ long: 'x'.repeat(2_000_001) }) };
  world.live = { ...smallLive, number: smallLive.number + 1, source: sourceId(world.files) };
  const { id } = known(await edda.ask('POST /api/drafts', { name: 'Long' }));
  const edits = Array.from({ length: 2_000 }, (_, at) => ({
    ...{ address: `${place}#n${at}`, expected: null, value: 'x' },
  }));
  const ask = (count: number) =>
    edda.ask(`POST /api/drafts/${id}/edits`, { clientId: freshId(), edits: edits.slice(0, count) });
  expect(await ask(2_000)).toMatchObject(code(413, 'too-many-edits'));
  expect(await ask(200)).toMatchObject({ status: 200 });
});

/** What needs two administrators at the same moment, or ten seconds. */
const elsewhere = {
  'last-administrator': 'src/workbench/store/people/people.test.ts',
  slow: 'src/workbench/server/requests/read-body.test.ts',
  'not-operator': 'tests/workbench/operator-rights.test.ts',
  'no-operator-settings': 'tests/workbench/operator-rights.test.ts',
  'only-operator-settings': 'tests/workbench/operator-rights.test.ts',
};

test('every error code of the contract was answered above, or in the test that is named here', () => {
  const codes = errors.definitions.ErrorCode.enum.filter((one) => !Object.hasOwn(elsewhere, one));
  expect([...seen].filter((one) => codes.includes(one)).sort()).toEqual(codes.toSorted());
  for (const [code, file] of Object.entries(elsewhere))
    expect(readFileSync(file, 'utf8')).toContain(`'${code}'`);
});
