import * as openid from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePortBase } from '../../../tests/support/servers/free-port-base.ts';
import { sandboxVisitor } from '../../../tests/support/servers/sandbox-visitor.ts';
import { sampleStaff } from '../../samples/staff.ts';
import { type Sandbox, startSandbox } from '../start/start-sandbox.ts';
import { workbenchClientId, workbenchScope } from './workbench-client.ts';

const callback = 'http://127.0.0.1:4999/auth/callback';
let sandbox: Sandbox;
let provider: openid.Configuration;
beforeAll(async () => {
  sandbox = await startSandbox({ portBase: await freePortBase() });
  const options = { execute: [openid.allowInsecureRequests] };
  provider = await openid.discovery(
    new URL(sandbox.origins.fhir),
    workbenchClientId,
    undefined,
    openid.None(),
    options,
  );
});
afterAll(() => sandbox.close());

const walk = async (redirectUri = callback, visitor = sandboxVisitor(sandbox)) => {
  const verifier = openid.randomPKCECodeVerifier();
  const state = openid.randomState();
  const nonce = openid.randomNonce();
  const asked = openid.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: workbenchScope,
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  const follow = async (from: Response): Promise<Response> => {
    const to = visitor.locationOf(from);
    return from.status === 303 && to.origin === sandbox.origins.fhir
      ? follow(await visitor.open(to.href))
      : from;
  };
  const page = await follow(await visitor.open(asked.href));
  const signIn = async (username: string): Promise<Response> =>
    follow(await visitor.post(page.url, { username, password: 'any' }));
  const claimsOf = async (username: string) => {
    const back = visitor.locationOf(await signIn(username));
    const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce };
    return (await openid.authorizationCodeGrant(provider, back, checks)).claims();
  };
  return { page, signIn, claimsOf };
};

describe('the OpenID provider for people of the workbench', () => {
  test('identifies each sample user, from discovery to an ID token that a client verifies', async () => {
    expect(provider.serverMetadata().authorization_response_iss_parameter_supported).toBe(true);
    for (const { id, name, email } of sampleStaff)
      expect(await (await walk()).claimsOf(id)).toMatchObject({
        iss: sandbox.origins.fhir,
        sub: id,
        name,
        email,
      });
  });

  test('its page has a user name, a password and one button, and appears again for an unknown name', async () => {
    const { page, signIn } = await walk();
    const html = await page.text();
    expect([
      page.status,
      html.match(/<input [^>]*name="\w+"/g)?.length,
      html.match(/<button/g)?.length,
    ]).toEqual([200, 2, 1]);
    const refused = await signIn('<b>');
    expect([refused.status, await refused.text()]).toEqual([
      401,
      expect.stringMatching(/Nobody here[^]*value="&lt;b&gt;"/),
    ]);
    expect((await signIn(' Edda ')).headers.get('location')).toMatch(
      /^http:\/\/127\.0\.0\.1:4999\/auth\/callback\?code=/,
    );
  });

  test('knows sample members as people too', async () => {
    expect(await (await walk()).claimsOf('m01')).toMatchObject({ sub: 'm01', name: 'Elena Ruiz-Castillo' });
  });

  test('asks for the name each time: earlier sign-ins are not remembered', async () => {
    const visitor = sandboxVisitor(sandbox);
    expect((await (await walk(callback, visitor)).claimsOf('rita'))?.sub).toBe('rita');
    expect((await (await walk(callback, visitor)).claimsOf('paul'))?.sub).toBe('paul');
  });

  test('returns to no other machine and to no other path', async () => {
    for (const to of [
      'http://192.0.2.1:4999/auth/callback',
      'http://127.0.0.1:4999/elsewhere',
      'https://workbench.example/auth/callback',
    ])
      expect(await (await walk(to)).page.text()).toContain('redirect_uri');
  });
});
