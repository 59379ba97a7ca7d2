import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePortBase } from '../../../tests/support/servers/free-port-base.ts';
import { sandboxVisitor, verifier } from '../../../tests/support/servers/sandbox-visitor.ts';
import { eid } from '../../samples/data-string.ts';
import { readMembers } from '../../samples/read-members.ts';
import { type Sandbox, startSandbox } from './start-sandbox.ts';

const now = Date.parse('2027-03-10T20:00:00Z');
let sandbox: Sandbox;
let visitor: ReturnType<typeof sandboxVisitor>;

beforeAll(async () => {
  sandbox = await startSandbox({ portBase: await freePortBase(), clock: () => now });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  visitor = sandboxVisitor(sandbox);
});

const claimsOf = (token: string): { exp?: number; iat: number; aud: string } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    exp?: number;
    iat: number;
    aud: string;
  };

describe('the sign-in chain', () => {
  test('signs in from the widget with cookie, launch and code to a token with the member’s context', async () => {
    const widget = await (await visitor.open('/Authentication/Login/LoginWidget?mobile=1')).text();
    expect(widget).toMatch(/<form[^>]*action="\/Authentication\/Login\/DoLogin"/);
    const entered = await visitor.logIn('m01');
    expect(visitor.locationOf(entered).href).toBe(`${sandbox.origins.portal}/`);
    expect(entered.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    const launched = await visitor.launch();
    expect(launched.searchParams.get('iss')).toBe(`${sandbox.origins.fhir}/fhir`);
    const returned = await visitor.authorize(visitor.authorizeQuery(launched));
    expect([returned.pathname, returned.searchParams.get('state')]).toEqual(['/', 'a-state']);
    const { status, body } = await visitor.exchange({
      code: returned.searchParams.get('code') ?? '',
      verifier,
    });
    expect(status).toBe(200);
    expect(claimsOf(body.access_token)).toMatchObject({
      iat: now / 1000,
      exp: now / 1000 + 3600,
      aud: `${sandbox.origins.fhir}/fhir`,
    });
    expect(Buffer.from(body.context_string ?? '', 'base64').toString()).toContain(
      'memberName,0,Elena,Ruiz-Castillo,',
    );
  });

  test('returns each sample member’s own context, with accents', async () => {
    for (const { id, first, last, account } of readMembers()) {
      await visitor.logIn(id);
      const text = await visitor.fetchDataString();
      expect(text).toContain(`memberName,0,${first},${last},${first} ${last}|`);
      expect(text.includes(`memberEncryptedId,0,${eid(id)},`)).toBe(account.accountOnly !== true);
    }
  });

  test('accepts a code once, and only with its verifier', async () => {
    await visitor.logIn('m01');
    const codeNow = async (): Promise<string> =>
      (await visitor.authorize(visitor.authorizeQuery(await visitor.launch()))).searchParams.get('code') ??
      '';
    const code = await codeNow();
    expect((await visitor.exchange({ code, verifier })).status).toBe(200);
    expect(await visitor.exchange({ code, verifier })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect(await visitor.exchange({ code: await codeNow(), verifier: `${verifier}x` })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  test('refuses a return address that is not exactly the portal’s root, and sends other faults back as parameters', async () => {
    await visitor.logIn('m01');
    const query = visitor.authorizeQuery(await visitor.launch());
    await expect(
      visitor.authorize({ ...query, redirect_uri: `${sandbox.origins.portal}/home` }),
    ).rejects.toThrow('redirect_uri');
    expect((await visitor.authorize({ ...query, launch: 'unknown' })).searchParams.get('error')).toBe(
      'access_denied',
    );
    expect(
      (await visitor.authorize({ ...query, aud: 'https://elsewhere.example/fhir' })).searchParams.get(
        'error',
      ),
    ).toBe('invalid_target');
  });

  test('works without proof key and state, unless the pkce knob requires the key', async () => {
    await visitor.logIn('m01');
    const query = visitor.authorizeQuery(await visitor.launch());
    const plain = Object.fromEntries(
      Object.entries(query).filter(([name]) => !/^(code_challenge|state)/.test(name)),
    );
    expect((await visitor.authorize(plain)).searchParams.has('code')).toBe(true);
    await visitor.turn({ pkce: 'required' });
    expect((await visitor.authorize(plain)).searchParams.get('error')).toBe('invalid_request');
    await visitor.turn({ reset: true });
  });

  test('redirects to the login page without a session, and to the portal’s login after logging out', async () => {
    expect((await visitor.launch()).pathname).toBe('/Authentication/Login');
    await visitor.logIn('m01');
    expect(await (await visitor.open('/Home/KeepAlive')).text()).toBe('1');
    expect(visitor.locationOf(await visitor.open('/Home/Logout')).href).toBe(
      `${sandbox.origins.portal}/login`,
    );
    expect(await (await visitor.open('/Home/KeepAlive')).text()).toBe('0');
  });
});

test('a port that is in use is an error, and the other ports are released', async () => {
  const taken = Number(new URL(sandbox.origins.legacy).port);
  await expect(startSandbox({ portBase: taken - 2 })).rejects.toThrow('EADDRINUSE');
  await expect(fetch(`http://127.0.0.1:${taken - 1}/`)).rejects.toThrow('fetch failed');
});

describe('a failed login', () => {
  test.each([
    ['wrong', '?error=usernameloginfailed'],
    ['max', '?error=maxpassfail'],
    ['locked', '?error=accountLocked'],
    ['boom', '?error=unexpectederror'],
    ['errkey', '?errorKey=LOGIN_UNAVAILABLE'],
  ])('with the password %s shows a page at %s that opens the portal by script', async (password, search) => {
    const failed = visitor.locationOf(await visitor.logIn('m01', password));
    expect(failed.search).toBe(search);
    const page = await visitor.open(failed.href);
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer-when-downgrade']);
    expect(await page.text()).toContain(`location.replace("${sandbox.origins.portal}/login")`);
    expect(await (await visitor.open('/Home/KeepAlive')).text()).toBe('0');
  });

  test('an unknown username fails like a wrong password', async () => {
    expect(visitor.locationOf(await visitor.logIn('nobody')).search).toBe('?error=usernameloginfailed');
  });
});

describe('shared accounts', () => {
  const destination = (): string => `${sandbox.origins.legacy}/inside.asp?mode=fdiredirect&option=local`;
  const switchTo = (member: string, to = destination()): Promise<Response> =>
    visitor.post('/inside.asp?mode=proxysyncpost', { epi: eid(member), destination: to });

  test('the holder opens a shared record, whose context has the holder as the signed-in subject', async () => {
    await visitor.logIn('m20');
    expect(visitor.locationOf(await switchTo('m21')).href).toBe(destination());
    const text = await visitor.fetchDataString();
    expect(text).toContain(`memberEncryptedId,0,${eid('m21')},`);
    expect(text).toContain(`proxySubjects,0,UserLoggedIn,${eid('m20')},Valentina Cruz Ibarra`);
    await switchTo('m20');
    expect(await visitor.fetchDataString()).toContain('memberName,0,Valentina,');
  });

  test('M19, who has no plan, opens M21; m21 signs in as M20’s holder', async () => {
    await visitor.logIn('m19');
    expect(await visitor.fetchDataString()).not.toContain('memberEncryptedId');
    await switchTo('m21');
    expect(await visitor.fetchDataString()).toContain(
      `proxySubjects,0,UserLoggedIn,${eid('m19')},Noah Ellingsen`,
    );
    await visitor.logIn('m21');
    expect(await visitor.fetchDataString()).toContain(`proxySubjects,0,UserLoggedIn,${eid('m20')},`);
    expect((await switchTo('m20')).status).toBe(302);
  });

  test('a record that is not shared is refused, and so is a destination elsewhere', async () => {
    await visitor.logIn('m20');
    expect((await switchTo('m02')).status).toBe(403);
    expect((await switchTo('m21', 'https://evil.example/')).status).toBe(400);
    expect(
      (await visitor.open(`/inside.asp?mode=proxyswitch&eid=${encodeURIComponent(eid('m09'))}`)).headers.get(
        'location',
      ),
    ).toBe('/Home');
    expect(
      (await visitor.open(`/inside.asp?mode=proxyswitch&eid=${encodeURIComponent(eid('m01'))}`)).status,
    ).toBe(403);
  });
});
