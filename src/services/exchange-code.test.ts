import { describe, expect, test, vi } from 'vitest';
import { fakeJwt } from '../../tests/support/fake-jwt.ts';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import { sampleEnvironment } from '../../tests/support/sample-environment.ts';
import { exchangeCode } from './exchange-code.ts';
import { safeStorage } from './safe-storage.ts';
import { signInTransaction } from './sign-in-transaction.ts';

const now = Date.UTC(2026, 2, 1);
const fresh = fakeJwt({ exp: now / 1000 + 600 });

const world = ({ fhir = {}, accessToken = fresh } = {}) => {
  const storage = safeStorage(() => fakeStorage());
  const posts: URLSearchParams[] = [];
  const fetch = ((_: unknown, init: RequestInit) => {
    posts.push(init.body as URLSearchParams);
    return Promise.resolve(Response.json({ access_token: accessToken, context_string: 'ctx' }));
  }) as typeof globalThis.fetch;
  const environment = { ...sampleEnvironment.fhir, ...fhir };
  const settings = { fetch, timeoutSeconds: 5, storage, fhir: environment, redirectUri: 'http://localhost:4300/', now: () => now };
  return { posts, transaction: signInTransaction(storage), exchange: (arrival: object) => exchangeCode(arrival, settings) };
};

describe('Exchanging a returned code', () => {
  test('R4.015: the own open transaction sends its verifier and brings the token, once', async () => {
    const { posts, transaction, exchange } = world();
    transaction.open({ state: 's1', verifier: 'v1' });
    expect(await exchange({ code: 'c1', state: 's1' })).toEqual({ kind: 'token', token: { accessToken: fresh, contextString: 'ctx' } });
    expect(posts.map((post) => [post.get('code'), post.get('code_verifier')])).toEqual([['c1', 'v1']]);
    expect(await exchange({ code: 'c1', state: 's1' })).toEqual({ kind: 'refused' });
    expect(posts).toHaveLength(1);
  });

  test('The member asked for by a switch comes with the token', async () => {
    const { transaction, exchange } = world();
    transaction.requestMember('E2');
    transaction.open({ state: 's1' });
    expect(await exchange({ code: 'c1', state: 's1' })).toMatchObject({ kind: 'token', requestedEid: 'E2' });
  });

  test.each([{ code: 'c1', state: 's2' }, { code: 'c1' }, { state: 's1' }, {}])(
    'Another state, or none, is refused and nothing is sent: %o',
    async (arrival) => {
      const { posts, transaction, exchange } = world();
      transaction.open({ state: 's1', verifier: 'v1' });
      expect(await exchange(arrival)).toEqual({ kind: 'refused' });
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

  test('Where state is switched off the transaction alone counts', async () => {
    const { transaction, exchange } = world({ fhir: { state: false, pkce: false } });
    transaction.open({});
    expect(await exchange({ code: 'c1' })).toMatchObject({ kind: 'token' });
  });

  test('An issuer beside the code must be the configured one, and does not matter where none is configured', async () => {
    const strict = world({ fhir: { authorizationIssuer: 'https://as.example' } });
    strict.transaction.open({ state: 's1' });
    expect(await strict.exchange({ code: 'c1', state: 's1', iss: 'https://evil.example' })).toEqual({ kind: 'refused' });
    expect(strict.posts).toEqual([]);
    strict.transaction.open({ state: 's1' });
    expect(await strict.exchange({ code: 'c1', state: 's1', iss: 'https://as.example' })).toMatchObject({ kind: 'token' });
    const lax = world();
    lax.transaction.open({ state: 's1' });
    expect(await lax.exchange({ code: 'c1', state: 's1', iss: 'https://any.example' })).toMatchObject({ kind: 'token' });
  });

  test.each(['opaque', fakeJwt({ exp: now / 1000 - 1 })])(
    'A token that is unreadable or already expired counts as none',
    async (accessToken) => {
      const { transaction, exchange } = world({ accessToken });
      transaction.open({ state: 's1' });
      expect(await exchange({ code: 'c1', state: 's1' })).toEqual({ kind: 'failed' });
    },
  );

  test('A failed call counts as no token', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { transaction, exchange } = world({ accessToken: '' });
    transaction.open({ state: 's1' });
    expect(await exchange({ code: 'c1', state: 's1' })).toEqual({ kind: 'failed' });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
