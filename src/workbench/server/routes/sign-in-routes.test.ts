import { type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmbedded } from '../../../../tests/support/workbench/embedded-store.ts';
import { servedWorkbench, testOrigin } from '../../../../tests/support/workbench/served-workbench.ts';
import { changeSettings } from '../../store/people/settings.ts';
import { operate } from '../../store/transact.ts';
import { signInProvider } from '../sign-in/provider.ts';

let server: OAuth2Server;
let workbench: ReturnType<typeof servedWorkbench>;
beforeAll(async () => {
  server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;
  workbench = servedWorkbench(await freshEmbedded(), {
    provider: signInProvider({ issuer, clientId: 'workbench', origin: testOrigin }),
  });
}, 120_000);
afterAll(() => server.stop());

const cookieIn = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');

let visitors = 0;

const newVisitor = () => ({ incoming: { socket: { remoteAddress: `192.0.2.${(visitors += 1)}` } } });

const leave = async (returnTo = '/draft/1?item=a') => {
  const started = await workbench.request(
    `/auth/sign-in?return_to=${encodeURIComponent(returnTo)}`,
    {},
    newVisitor(),
  );
  const asked = new URL(started.headers.get('location') ?? '');
  const sent = await fetch(asked, { redirect: 'manual' });
  return { asked, cookie: cookieIn(started), back: new URL(sent.headers.get('location') ?? '') };
};

const comeBack = (back: URL, cookie: string, headers: Readonly<Record<string, string>> = {}) =>
  workbench.request(back.pathname + back.search, { headers: { cookie, ...headers } });

const sessions = async () =>
  (await workbench.site.store.db.selectFrom('session').select('tokenHash').execute()).length;

test('a user signs in with S256, state and nonce, and returns to the same page', async () => {
  const { asked, cookie, back } = await leave();
  const query = Object.fromEntries(asked.searchParams);
  expect(query).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${testOrigin}/auth/callback`,
  });
  expect(
    [query['state'], query['nonce'], query['code_challenge']].every((one) => (one ?? '').length >= 43),
  ).toBe(true);
  const answer = await comeBack(back, cookie);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/draft/1?item=a']);
  const me = await workbench.nobody('GET /api/me', undefined, { cookie: cookieIn(answer) });
  expect(me).toMatchObject({ status: 200, body: { roles: [], person: { subject: 'johndoe' } } });
});

test('a new session has a new token each time', async () => {
  const tokens = [];
  for (let time = 0; time < 2; time += 1) {
    const { cookie, back } = await leave();
    tokens.push(cookieIn(await comeBack(back, cookie)).split(';')[0]);
  }
  expect(tokens[0]).not.toBe(tokens[1]);
});

test('sign-in replaces a session that an attacker put into the browser', async () => {
  const planted = await workbench.as(['viewer'], 'Mallory');
  const { cookie, back } = await leave();
  const answer = await comeBack(back, `workbench=${planted.token}; ${cookie}`);
  expect(cookieIn(answer)).not.toContain(planted.token);
  expect((await planted.ask('GET /api/me')).body).toMatchObject({ code: 'signed-out' });
  const made = await comeBack((await leave()).back, `workbench=chosen; ${cookie}`);
  expect(made.status).toBe(400);
});

test('R10.35: a state that was used, never issued, or issued to another browser signs no user in', async () => {
  const { cookie, back } = await leave();
  expect((await comeBack(back, cookie)).status).toBe(302);
  const before = await sessions();
  const others = await leave();
  const made = new URL(back);
  made.searchParams.set('state', 'made-up');
  const tries = [
    [back, cookie],
    [made, 'workbench-sign-in=made-up'],
    [others.back, ''],
    [others.back, cookie],
  ] as const;
  for (const [to, having] of tries) expect((await comeBack(to, having)).status).toBe(400);
  expect(await sessions()).toBe(before);
});

test('an answer of another provider, or to another request, signs no user in', async () => {
  const before = await sessions();
  const mixed = await leave();
  mixed.back.searchParams.set('iss', 'https://elsewhere.example');
  const denied = await leave();
  denied.back.searchParams.set('error', 'access_denied');
  const answers = [await comeBack(mixed.back, mixed.cookie), await comeBack(denied.back, denied.cookie)];
  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  expect(await sessions()).toBe(before);
});

test('R10.34: while the provider is unavailable the page reports it once, with a retry; sessions continue', async () => {
  const provider = signInProvider({
    issuer: 'http://127.0.0.1:1',
    clientId: 'workbench',
    origin: testOrigin,
  });
  const away = servedWorkbench(workbench.site.store, { provider });
  const vera = await away.as(['viewer']);
  const answer = await away.request('/auth/sign-in?return_to=/grid', {
    headers: { 'accept-language': 'es' },
  });
  expect([answer.status, answer.headers.get('refresh')]).toEqual([503, '0; url=/grid?failed=provider-away']);
  expect(await answer.text()).toContain('El servicio de inicio de sesión no responde.');
  expect((await vera.ask('GET /api/me')).status).toBe(200);
});

test('R10.06: after the session has ended, the same person can sign in again and continue', async () => {
  const first = await leave();
  const cookie = cookieIn(await comeBack(first.back, first.cookie));
  const me = await workbench.nobody('GET /api/me', undefined, { cookie });
  const out = await workbench.nobody('POST /auth/sign-out', {}, { cookie });
  expect([out.status, out.headers.get('clear-site-data')]).toEqual([204, '"cache"']);
  expect((await workbench.nobody('GET /api/me', undefined, { cookie })).body).toMatchObject({
    code: 'signed-out',
  });
  const again = await leave();
  const { body } = await workbench.nobody('GET /api/me', undefined, {
    cookie: cookieIn(await comeBack(again.back, again.cookie)),
  });
  expect((body as { readonly person: unknown }).person).toEqual(
    (me.body as { readonly person: unknown }).person,
  );
});

test('roles come from a claim at each sign-in if the settings name one', async () => {
  const oidcRoles = { claim: 'groups', roles: { editors: ['editor', 'viewer'], staff: ['viewer'] } } as const;
  await operate(workbench.site.store, 'cli', (granted) => changeSettings(granted, { oidcRoles }));
  const rolesWith = async (groups: unknown): Promise<unknown> => {
    server.service.on(
      'beforeTokenSigning',
      (token: MutableToken) => void Object.assign(token.payload, { groups }),
    );
    const { cookie, back } = await leave();
    const { body } = await workbench.nobody('GET /api/me', undefined, {
      cookie: cookieIn(await comeBack(back, cookie)),
    });
    server.service.removeAllListeners('beforeTokenSigning');
    return (body as { readonly roles: unknown }).roles;
  };
  expect(await rolesWith(['editors', 'staff', '__proto__'])).toEqual(
    expect.arrayContaining(['viewer', 'editor']),
  );
  expect(await rolesWith('staff')).toEqual(['viewer']);
  expect(await rolesWith(undefined)).toEqual([]);
});

const signing = async (change: (token: MutableToken) => void) => {
  server.service.on('beforeTokenSigning', change);
  const { cookie, back } = await leave();
  const answer = await comeBack(back, cookie);
  server.service.removeAllListeners('beforeTokenSigning');
  return answer;
};

test('a name from the provider is trimmed and shortened, and its invisible characters are shown', async () => {
  const nameWith = async (name: string): Promise<unknown> => {
    const answer = await signing((token) => void Object.assign(token.payload, { name }));
    const me = await workbench.nobody('GET /api/me', undefined, { cookie: cookieIn(answer) });
    return (me.body as { readonly person: { readonly name: string } }).person.name;
  };
  expect(await nameWith('  Rita Reyes \n')).toBe('Rita Reyes');
  expect(await nameWith('Rita\u0000 \u202Eseyer\u200B\u{E0041}!')).toBe(
    'Rita\uFFFD \uFFFDseyer\uFFFD\uFFFD!',
  );
  expect(await nameWith('ñ'.repeat(500))).toBe('ñ'.repeat(100));
  expect(await nameWith(' \t ')).toBe('johndoe');
});

test('an ID token whose signature the provider’s keys do not verify signs no user in', async () => {
  const before = await sessions();
  const forged = (answer: MutableResponse): void => {
    const { id_token: token } = answer.body as { readonly id_token: string };
    const [head = '', claims = '', signature = ''] = token.split('.');
    const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
    const others = Buffer.from(JSON.stringify({ ...payload, sub: 'admin' })).toString('base64url');
    Object.assign(answer.body as object, { id_token: `${head}.${others}.${signature}` });
  };
  server.service.on('beforeResponse', forged);
  const { cookie, back } = await leave();
  const answer = await comeBack(back, cookie);
  server.service.removeAllListeners('beforeResponse');
  expect([answer.status, await sessions()]).toEqual([400, before]);
});

test('an address that starts more than ten sign-ins a minute has to wait', async () => {
  const fresh = servedWorkbench(workbench.site.store, { provider: workbench.site.provider });
  const visitor = newVisitor();
  const other = newVisitor();
  const ask = (from = visitor) => fresh.request('/auth/sign-in', {}, from);
  const statuses = [];
  for (let time = 0; time < 11; time += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([...Array<number>(10).fill(302), 429]);
  expect((await ask(other)).status).toBe(302);
});
