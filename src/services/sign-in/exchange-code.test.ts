import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeJwt, fakeStorage, sampleEnvironment } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { exchangeCode, fetchToken, type TokenRequest } from './exchange-code.ts';
import { signInTransaction } from './transaction.ts';

const logged = vi.spyOn(console, 'error');
beforeEach(() => void logged.mockReset().mockImplementation(() => undefined));
afterEach(() => void logged.mockReset());

describe('Exchanging a returned code', () => {
  const fresh = fakeJwt({ sub: 'x' });

  const world = ({ fhir = {}, accessToken = fresh } = {}) => {
    const storage = safeStorage(() => fakeStorage());
    const posts: URLSearchParams[] = [];
    const fetch = ((_: unknown, init: RequestInit) => {
      posts.push(init.body as URLSearchParams);
      return Promise.resolve(Response.json({ access_token: accessToken, context_string: 'ctx' }));
    }) as typeof globalThis.fetch;
    const environment = { ...sampleEnvironment.fhir, ...fhir };
    const settings = {
      fetch,
      timeoutSeconds: 5,
      storage,
      fhir: environment,
      redirectUri: 'http://localhost:4300/',
    };
    return {
      posts,
      transaction: signInTransaction(storage),
      exchange: (callback: object) => exchangeCode(callback, settings),
    };
  };

  test("R4.015: this tab's open transaction sends its verifier and gets the token, once", async () => {
    const { posts, transaction, exchange } = world();
    transaction.open({ state: 's1', verifier: 'v1' });
    expect(await exchange({ code: 'c1', state: 's1' })).toEqual({
      kind: 'token',
      token: { accessToken: fresh, contextString: 'ctx' },
    });
    expect(posts.map((post) => [post.get('code'), post.get('code_verifier')])).toEqual([['c1', 'v1']]);
    expect(await exchange({ code: 'c1', state: 's1' })).toEqual({ kind: 'refused' });
    expect(posts).toHaveLength(1);
  });

  test('The member requested by a switch comes with the token', async () => {
    const { transaction, exchange } = world();
    transaction.begin({ mark: '', leftFor: 'http://localhost:4301/', leftAt: 0, requestedEid: 'E2' });
    transaction.open({ state: 's1' });
    expect(await exchange({ code: 'c1', state: 's1' })).toMatchObject({ kind: 'token', requestedEid: 'E2' });
  });

  test.each([{ code: 'c1', state: 's2' }, { code: 'c1' }, { state: 's1' }, {}])(
    'Another state, or none, is refused and nothing is sent: %o',
    async (callback) => {
      const { posts, transaction, exchange } = world();
      transaction.open({ state: 's1', verifier: 'v1' });
      expect(await exchange(callback)).toEqual({ kind: 'refused' });
      expect(posts).toEqual([]);
      expect(transaction.take()).toBeUndefined();
    },
  );

  test('A code without an open transaction is refused, even where state is switched off', async () => {
    const { posts, exchange } = world({ fhir: { state: false } });
    expect(await exchange({ code: 'c1', state: 'undefined' })).toEqual({ kind: 'refused' });
    expect(posts).toEqual([]);
  });

  test('A transaction without a state proves nothing where state is in use', async () => {
    const { posts, transaction, exchange } = world();
    transaction.open({});
    expect(await exchange({ code: 'c1' })).toEqual({ kind: 'refused' });
    expect(posts).toEqual([]);
  });

  test('When state is disabled, only the transaction counts', async () => {
    const { transaction, exchange } = world({ fhir: { state: false, pkce: false } });
    transaction.open({});
    expect(await exchange({ code: 'c1' })).toMatchObject({ kind: 'token' });
  });

  test('An issuer beside the code must be the configured one, and is ignored if none is configured', async () => {
    const strict = world({ fhir: { authorizationIssuer: 'https://as.example' } });
    strict.transaction.open({ state: 's1' });
    expect(await strict.exchange({ code: 'c1', state: 's1', iss: 'https://evil.example' })).toEqual({
      kind: 'refused',
    });
    expect(strict.posts).toEqual([]);
    strict.transaction.open({ state: 's1' });
    expect(await strict.exchange({ code: 'c1', state: 's1', iss: 'https://as.example' })).toMatchObject({
      kind: 'token',
    });
    const lax = world();
    lax.transaction.open({ state: 's1' });
    expect(await lax.exchange({ code: 'c1', state: 's1', iss: 'https://any.example' })).toMatchObject({
      kind: 'token',
    });
  });

  test('A failed call counts as no token', async () => {
    const { transaction, exchange } = world({ accessToken: '' });
    transaction.open({ state: 's1' });
    expect(await exchange({ code: 'c1', state: 's1' })).toEqual({ kind: 'failed' });
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('The token request', () => {
  const request: TokenRequest = {
    endpoint: 'http://localhost:4302/oauth2/token',
    code: 'c1',
    clientId: 'portal',
    redirectUri: 'http://localhost:4300/',
  };
  const answer = {
    access_token: 'a.b.c',
    context_string: 'Y29udGV4dA',
    token_type: 'Bearer',
    expires_in: 3600,
  };

  const transport = (
    respond: (signal: AbortSignal | null | undefined) => Promise<Response>,
    timeoutSeconds = 10,
  ) => {
    const calls: { readonly address: string; readonly init: RequestInit }[] = [];
    const fetch = function (this: unknown, address: unknown, init: RequestInit = {}) {
      expect(this).toBeUndefined();
      calls.push({ address: String(address), init });
      return respond(init.signal);
    } as typeof globalThis.fetch;
    return { calls, fetch, timeoutSeconds };
  };

  const json = (value: unknown, init?: ResponseInit) => () =>
    Promise.resolve(new Response(JSON.stringify(value), init));
  const hang = (signal: AbortSignal | null | undefined) =>
    new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));

  test('R7.013, R7.014, R7.015: posts the form without credentials and reads both texts', async () => {
    const server = transport(json(answer));
    expect(await fetchToken(request, server)).toEqual({ accessToken: 'a.b.c', contextString: 'Y29udGV4dA' });
    const { address, init } = server.calls[0]!;
    expect([address, init.method, init.credentials, init.redirect]).toEqual([
      request.endpoint,
      'POST',
      'omit',
      'error',
    ]);
    const posted = new Request(address, { method: 'POST', body: init.body ?? null });
    expect(posted.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(new Headers(init.headers).has('authorization')).toBe(false);
    expect(Object.fromEntries(new URLSearchParams(await posted.text()))).toEqual({
      grant_type: 'authorization_code',
      redirect_uri: 'http://localhost:4300/',
      code: 'c1',
      client_id: 'portal',
    });
    expect(logged).not.toHaveBeenCalled();
  });

  test('The verifier is sent if there is one', async () => {
    const server = transport(json(answer));
    await fetchToken({ ...request, verifier: 'v1' }, server);
    expect((server.calls[0]!.init.body as URLSearchParams).get('code_verifier')).toBe('v1');
  });

  test('R7.023: concurrent callers make one call', async () => {
    const server = transport(json(answer));
    const tokens = await Promise.all([
      fetchToken(request, server),
      fetchToken(request, server),
      fetchToken(request, server),
    ]);
    expect(server.calls).toHaveLength(1);
    expect(tokens.map((token) => token?.accessToken)).toEqual(['a.b.c', 'a.b.c', 'a.b.c']);
  });

  test.each<[string, (signal: AbortSignal | null | undefined) => Promise<Response>]>([
    ...[400, 401, 403, 404, 429, 500, 503].map((status): [string, () => Promise<Response>] => [
      `${status}`,
      json(answer, { status }),
    ]),
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'a synchronous refusal',
      () => {
        throw new TypeError('blocked');
      },
    ],
    ['no answer in time', hang],
    ['HTML', () => Promise.resolve(new Response('<html>'))],
    ['an empty body', () => Promise.resolve(new Response(null))],
    ['null', json(null)],
    ['an array', json([answer])],
    ['no token', json({ context_string: 'x' })],
    ['no context', json({ access_token: 'a.b.c' })],
    ['an empty context', json({ ...answer, context_string: '' })],
    ['a context of null', json({ ...answer, context_string: null })],
    ['a token of another type', json({ ...answer, access_token: 5 })],
    [
      'a body that breaks off',
      () =>
        Promise.resolve(new Response(new ReadableStream({ pull: (body) => body.error(new Error('reset')) }))),
    ],
    ['a body that is too long', () => Promise.resolve(new Response(new Uint8Array(16_000_001)))],
  ])('R8.07, R8.12: %s is logged once, without the answer, and returns no token', async (_, respond) => {
    const server = transport(respond, 0.02);
    expect(await Promise.all([fetchToken(request, server), fetchToken(request, server)])).toEqual([
      undefined,
      undefined,
    ]);
    expect(server.calls).toHaveLength(1);
    expect(logged.mock.calls).toEqual([['Failed to fetch FHIR auth token']]);
  });
});
