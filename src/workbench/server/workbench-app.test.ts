import { beforeAll, describe, expect, test } from 'vitest';
import { freshEmbedded } from '../../../tests/support/workbench/embedded-store.ts';
import { type Caller, servedWorkbench } from '../../../tests/support/workbench/served-workbench.ts';
import { setDisabled } from '../store/people/persons.ts';
import { serverText } from './words/server-words.ts';
import { operate } from '../store/transact.ts';

let workbench: ReturnType<typeof servedWorkbench>;
let ada: Caller;
let vera: Caller;
beforeAll(async () => {
  workbench = servedWorkbench(await freshEmbedded());
  ada = await workbench.as(['administrator'], 'Ada');
  vera = await workbench.as(['viewer'], 'Vera');
}, 120_000);

const refusal = (status: number, code: string) => ({
  status,
  body: { code, message: expect.any(String) as string },
});

describe('allowed clients', () => {
  test('no user is signed in without a session, with an invalid one, or after it has ended', async () => {
    expect(await workbench.nobody('GET /api/me')).toMatchObject(refusal(401, 'signed-out'));
    expect(await workbench.nobody('GET /api/me', undefined, { cookie: 'workbench=abc' })).toMatchObject(
      refusal(401, 'signed-out'),
    );
    const once = await workbench.as(['viewer']);
    expect((await once.ask('POST /auth/sign-out')).status).toBe(204);
    expect(await once.ask('GET /api/me')).toMatchObject(refusal(401, 'signed-out'));
  });

  test('a user without a role can see their account and sign out, and nothing else', async () => {
    const newcomer = await workbench.as([]);
    expect(await newcomer.ask('GET /api/me')).toMatchObject({
      status: 200,
      body: { roles: [], api: 1, version: 'test' },
    });
    for (const name of ['GET /api/settings', 'GET /api/audit', 'GET /api/events', 'PUT /api/me'])
      expect(await newcomer.ask(name)).toMatchObject(refusal(403, 'no-role'));
    expect((await newcomer.ask('POST /auth/sign-out')).status).toBe(204);
  });

  test('signing out everywhere ends the sessions of all browsers, and no other person’s', async () => {
    const { site } = workbench;
    const here = await workbench.as(['viewer'], 'Twice');
    expect((await here.ask('POST /auth/sign-out', { everywhere: true })).headers.get('set-cookie')).toContain(
      'workbench=; Path=/; Max-Age=0',
    );
    const left = await site.store.db
      .selectFrom('session')
      .select('personId')
      .where('personId', '=', here.id)
      .execute();
    expect(left).toEqual([]);
    expect((await vera.ask('GET /api/me')).status).toBe(200);
  });

  test('R10.08: a revoked role and a disabled account take effect at the next request', async () => {
    const paul = await workbench.as(['publisher'], 'Paul');
    const freeze = { from: '2099-01-01T00:00:00Z', until: '2099-01-02T00:00:00Z', reason: 'holidays' };
    expect((await paul.ask('POST /api/freezes', freeze)).status).toBe(201);
    await ada.ask(`PUT /api/people/${paul.id}/roles`, { roles: ['viewer'], expected: ['publisher'] });
    expect(await paul.ask('POST /api/freezes', freeze)).toMatchObject(refusal(403, 'not-allowed'));
    await operate(workbench.site.store, 'cli', (granted) => setDisabled(granted, paul.id, true));
    expect(await paul.ask('GET /api/me')).toMatchObject(refusal(401, 'signed-out'));
  });

  test('a session’s token is nowhere in the store', async () => {
    const rows = await workbench.site.store.db.selectFrom('session').selectAll().execute();
    expect(rows.some(({ tokenHash }) => tokenHash === vera.token)).toBe(false);
    expect(JSON.stringify(rows)).not.toContain(vera.token);
  });
});

describe('allowed requests', () => {
  test.each([
    ['from another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
    ['without an origin', { origin: undefined }],
    ['from a page without an origin, as the preview', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['as a form of another site', { origin: 'https://elsewhere.example', 'content-type': 'text/plain' }],
  ])('R10.36: a change %s is refused, and nothing is done', async (_, headers) => {
    const before = await workbench.site.store.db.selectFrom('audit').select('id').execute();
    const none = { approvals: 0, soleApproverMayPublish: true };
    expect(await ada.ask('PUT /api/settings', { settings: none, expected: none }, headers)).toMatchObject(
      refusal(403, 'foreign-request'),
    );
    expect(await ada.ask('POST /auth/sign-out', {}, headers)).toMatchObject(refusal(403, 'foreign-request'));
    expect((await ada.ask('GET /api/settings')).body).toMatchObject({ approvals: 1 });
    expect(await workbench.site.store.db.selectFrom('audit').select('id').execute()).toEqual(before);
  });

  test('no answer can be read by another site', async () => {
    const { headers } = await ada.ask('GET /api/me', undefined, { origin: 'https://elsewhere.example' });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['text/plain', {}, 415, 'wrong-type'],
    ['', {}, 415, 'wrong-type'],
    ['application/json', '{"a', 422, 'not-valid'],
    ['application/json', { approvals: 1 }, 422, 'not-valid'],
    ['application/json; charset=utf-8', { approvals: 'x'.repeat(2_000_001) }, 413, 'too-large'],
  ])('a body of the type %j is refused: %#', async (type, body, status, code) => {
    expect(await ada.ask('PUT /api/settings', body, { 'content-type': type })).toMatchObject(
      refusal(status, code),
    );
  });

  test('a problem in a body is reported with its position, in the language of the account or the browser', async () => {
    const expected = { approvals: 1, soleApproverMayPublish: true };
    const wrong = { settings: { ...expected, approvals: 'two' }, expected };
    const inSpanish = {
      code: 'not-valid',
      mistakes: [{ at: '/settings/approvals', message: serverText('es', 'mistake.type', 'integer') }],
    };
    expect((await ada.ask('PUT /api/settings', wrong, { 'accept-language': 'es' })).body).toMatchObject(
      inSpanish,
    );
    const eva = await workbench.as(['administrator'], 'Eva');
    expect((await eva.ask('PUT /api/me', { language: 'es', theme: 'dark' })).body).toMatchObject({
      language: 'es',
      theme: 'dark',
    });
    expect((await eva.ask('PUT /api/settings', wrong, { 'accept-language': 'en' })).body).toMatchObject(
      inSpanish,
    );
  });

  test('R10.33: a page of an older release is asked to reload; a current one and a script are not', async () => {
    const ask = (api: string) => ada.ask('GET /api/me', undefined, { 'x-workbench-api': api });
    expect(await ask('0')).toMatchObject({ status: 426, body: { code: 'old-client', api: 1 } });
    expect([(await ask('1')).status, (await ada.ask('GET /api/me')).status]).toEqual([200, 200]);
  });

  test('an unknown API address answers in the format of the API', async () => {
    expect(await ada.ask('GET /api/nothing')).toMatchObject(refusal(404, 'unknown'));
    expect(await ada.ask('DELETE /api/me')).toMatchObject(refusal(404, 'unknown'));
    expect(await ada.ask('GET /api/people/none/roles')).toMatchObject(refusal(404, 'unknown'));
  });
});

test('R10.27: while the database is unavailable it answers that nothing can be saved, and the health check fails', async () => {
  const { store } = workbench.site;
  const away = servedWorkbench({
    ...store,
    guard: () => {
      throw Object.assign(new Error('gone'), { code: 'STORE_CLOSED' });
    },
  });
  const ask = (name: string) => away.nobody(name, undefined, { cookie: `workbench=${ada.token}` });
  expect(await ask('GET /api/me')).toMatchObject(refusal(503, 'read-only'));
  expect(JSON.stringify((await ask('GET /api/me')).body)).not.toContain('gone');
  expect([(await ask('GET /healthz')).status, (await ask('GET /readyz')).status]).toEqual([200, 503]);
});

test('the log names routes, status and people, and no typed text', async () => {
  await vera.ask('GET /api/people/secret-id/roles?password=secret', undefined, {
    'accept-language': 'secret',
  });
  await ada.ask('PUT /api/settings', { secret: 'secret' });
  const text = workbench.lines.join('');
  expect(text).not.toContain('secret');
  expect(JSON.parse(workbench.lines.at(-1) ?? '')).toMatchObject({
    event: 'request',
    method: 'PUT',
    route: '/api/settings',
    status: 422,
    person: ada.id,
  });
});
