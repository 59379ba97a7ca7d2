import { expect, test } from 'vitest';
import { sampleEnvironment } from '../../tests/support/sample-environment.ts';
import { authorizeUrl } from './authorize-url.ts';

const request = { launch: 'a b&c', iss: 'http://localhost:4302/fhir', redirectUri: 'http://localhost:4300/' };

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

test('State and challenge are added where they are in use', () => {
  const { searchParams } = new URL(authorizeUrl(sampleEnvironment.fhir, { ...request, state: 's', codeChallenge: 'c' }));
  expect(['state', 'code_challenge', 'code_challenge_method'].map((name) => searchParams.get(name))).toEqual(['s', 'c', 'S256']);
});
