import { createHash, webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { pkce } from './pkce.ts';

const source = webcrypto as unknown as Crypto;

test('A verifier has 32 random bytes, and the challenge is its SHA-256 (RFC 7636)', async () => {
  const { verifier, challenge } = await pkce(source);
  expect(verifier).toMatch(/^[\w-]{43}$/);
  expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'));
});

test('The challenge of known bytes is known', async () => {
  const zeros = { subtle: source.subtle, getRandomValues: <Bytes>(bytes: Bytes): Bytes => bytes };
  expect(await pkce(zeros as Crypto)).toEqual({ verifier: 'A'.repeat(43), challenge: 'DwBzhbb51LfusnSGBa_hqYSgo7-j8BTQnip4TOnlzRo' });
});

test('A thousand verifiers never repeat', async () => {
  const pairs = await Promise.all(Array.from({ length: 1000 }, () => pkce(source)));
  expect(new Set(pairs.map(({ verifier }) => verifier)).size).toBe(1000);
});
