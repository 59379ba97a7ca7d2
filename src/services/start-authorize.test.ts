import { createHash, webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import { sampleEnvironment } from '../../tests/support/sample-environment.ts';
import { safeStorage } from './safe-storage.ts';
import { signInTransaction } from './sign-in-transaction.ts';
import { startAuthorize } from './start-authorize.ts';

const launch = { launch: 'l1', iss: 'http://localhost:4302/fhir' };

const start = (fhir = {}, iss = launch.iss) => {
  const storage = safeStorage(() => fakeStorage());
  const environment = { ...sampleEnvironment.fhir, ...fhir };
  const world = {
    fhir: environment,
    redirectUri: 'http://localhost:4300/',
    storage,
    crypto: webcrypto as unknown as Crypto,
    memberMark: '42',
  };
  return { address: startAuthorize({ ...launch, iss }, world), transaction: signInTransaction(storage) };
};

test('R4.016: the authorize address carries the state and the challenge of the transaction it opens', async () => {
  const { address, transaction } = start();
  const { searchParams } = new URL(await address);
  const { state, verifier } = transaction.take() ?? {};
  expect(state).toMatch(/^[\w-]{43}$/);
  expect(searchParams.get('state')).toBe(state);
  expect(searchParams.get('code_challenge')).toBe(createHash('sha256').update(String(verifier)).digest('base64url'));
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
  expect(transaction.take()).toEqual({ isOpen: true, memberMark: '42' });
});

test('An issuer that is not listed opens nothing', async () => {
  const { address, transaction } = start({}, 'http://localhost:4302/fhir/');
  await expect(address).rejects.toThrow('not listed');
  expect(transaction.take()).toBeUndefined();
});
