import { expect, test } from 'vitest';
import type { SignInCallback } from './auth-types.ts';
import { firstHop } from './first-hop.ts';

const issuer = 'https://fhir.example/R4';
const hopOf = (callback: SignInCallback, isLaunchOwn = true) =>
  firstHop({ callback, issuers: [issuer], isLaunchOwn });

test.each([
  { brought: { error: 'access_denied', code: 'c', launch: 'l', iss: issuer }, hop: 'error' },
  { brought: { code: 'c', launch: 'l', iss: issuer }, hop: 'code' },
  { brought: { launch: 'l', iss: `${issuer}/` }, hop: 'strangeLaunch' },
  { brought: { launch: 'l', iss: issuer }, hop: 'ownLaunch' },
  { brought: { launch: 'l' }, hop: 'check' },
  { brought: { iss: issuer }, hop: 'check' },
  { brought: { loginError: 'accountlocked' }, hop: 'check' },
  { brought: {}, hop: 'check' },
] as const)('R4.016 R4.017: with $brought the next step is $hop', ({ brought, hop }) => {
  expect(hopOf(brought)).toBe(hop);
});

test('a pending log-out takes priority over the parameters of the address', () => {
  const owing = { issuers: [issuer], isLaunchOwn: true, owedLogOut: 'byMember' } as const;
  expect(
    [{}, { code: 'c' }, { launch: 'l', iss: issuer }].map((callback) => firstHop({ ...owing, callback })),
  ).toEqual(Array(3).fill('owedLogOut'));
});

test('R4.016: a launch that this tab did not request is not its own, and an unknown issuer stays unknown', () => {
  expect([
    hopOf({ launch: 'l', iss: issuer }, false),
    hopOf({ launch: 'l', iss: 'https://other.example' }, false),
  ]).toEqual(['otherLaunch', 'strangeLaunch']);
});
