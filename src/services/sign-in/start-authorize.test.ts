import { createHash, webcrypto } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fakeStorage, sampleEnvironment } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { authorizeUrl, pkce, startAuthorize } from './start-authorize.ts';
import { signInTransaction } from './transaction.ts';

describe('start-authorize', () => {
  const launch = { launch: 'l1', iss: 'http://localhost:4302/fhir' };

  const start = (fhir = {}, iss = launch.iss) => {
    const storage = safeStorage(() => fakeStorage());
    const environment = { ...sampleEnvironment.fhir, ...fhir };
    const world = {
      fhir: environment,
      redirectUri: 'http://localhost:4300/',
      storage,
      crypto: webcrypto as unknown as Crypto,
      mark: '42 g1',
    };
    return { address: startAuthorize({ ...launch, iss }, world), transaction: signInTransaction(storage) };
  };

  test('R4.016: the authorize address has the state and the challenge of the transaction that it opens', async () => {
    const { address, transaction } = start();
    const { searchParams } = new URL(await address);
    const { state, verifier } = transaction.take() ?? {};
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get('state')).toBe(state);
    expect(searchParams.get('code_challenge')).toBe(
      createHash('sha256').update(String(verifier)).digest('base64url'),
    );
    expect(searchParams.get('aud')).toBe(launch.iss);
  });

  test('Each start has new secrets', async () => {
    const [first, second] = await Promise.all([start().address, start().address]);
    expect(new URL(first).searchParams.get('state')).not.toBe(new URL(second).searchParams.get('state'));
  });

  test('State and challenge are left out where the environment switches them off', async () => {
    const { address, transaction } = start({ state: false, pkce: false });
    const { searchParams } = new URL(await address);
    expect([searchParams.has('state'), searchParams.has('code_challenge')]).toEqual([false, false]);
    expect(transaction.take()).toEqual({ isOpen: true, mark: '42 g1' });
  });

  test('An issuer that is not listed opens nothing', async () => {
    const { address, transaction } = start({}, 'http://localhost:4302/fhir/');
    await expect(address).rejects.toThrow('not listed');
    expect(transaction.take()).toBeUndefined();
  });
});

describe('authorize-url', () => {
  const request = {
    launch: 'a b&c',
    iss: 'http://localhost:4302/fhir',
    redirectUri: 'http://localhost:4300/',
  };

  test('R7.012, R4.023: the listed parameters, with the root as redirect target and aud = iss', () => {
    const address = new URL(authorizeUrl(sampleEnvironment.fhir, request));
    expect(address.origin + address.pathname).toBe('http://localhost:4302/oauth2/authorize');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: 'code',
      scope: 'launch',
      launch: 'a b&c',
      redirect_uri: 'http://localhost:4300/',
      client_id: 'brisamar-portal',
      aud: 'http://localhost:4302/fhir',
    });
  });

  test('State and challenge are added when enabled', () => {
    const { searchParams } = new URL(
      authorizeUrl(sampleEnvironment.fhir, { ...request, state: 's', codeChallenge: 'c' }),
    );
    expect(
      ['state', 'code_challenge', 'code_challenge_method'].map((name) => searchParams.get(name)),
    ).toEqual(['s', 'c', 'S256']);
  });
});

describe('pkce', () => {
  const source = webcrypto as unknown as Crypto;

  test('A verifier has 32 random bytes, and the challenge is its SHA-256 (RFC 7636)', async () => {
    const { verifier, challenge } = await pkce(source);
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'));
  });

  test('Known bytes give the known challenge', async () => {
    const zeros = { subtle: source.subtle, getRandomValues: <Bytes>(bytes: Bytes): Bytes => bytes };
    expect(await pkce(zeros as Crypto)).toEqual({
      verifier: 'A'.repeat(43),
      challenge: 'DwBzhbb51LfusnSGBa_hqYSgo7-j8BTQnip4TOnlzRo',
    });
  });

  test('A thousand verifiers never repeat', async () => {
    const pairs = await Promise.all(Array.from({ length: 1000 }, () => pkce(source)));
    expect(new Set(pairs.map(({ verifier }) => verifier)).size).toBe(1000);
  });
});
