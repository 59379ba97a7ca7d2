import { describe, expect, test } from 'vitest';
import {
  sampleIssuer as issuer,
  sampleMembers,
  sampleToken as token,
  startAuth as start,
} from '../support/members/auth-world.ts';

describe('Arriving', () => {
  test('R4.001, R3.057: starts signed out, without a member, until the session is confirmed', () => {
    const { state, context } = start({}, { input: { storedToken: token } });
    expect(state()).toBe('checkingSession');
    expect(context()).toMatchObject({
      isLoggedIn: false,
      isLoadingLogin: true,
      incorrectLogin: false,
      loginError: undefined,
      authorizeToken: undefined,
      members: [],
      needsDataRefresh: false,
      contextText: undefined,
    });
  });

  test('R4.015: a code is exchanged, and the member is signed in once the session is confirmed', async () => {
    const { actions, reach, context, send } = start(
      { code: 'c1', state: 's1' },
      { exchange: { kind: 'token', token } },
    );
    await reach('checkingSession');
    expect(context().isLoggedIn).toBe(false);
    send('SESSION_CONFIRMED');
    await reach('signedIn');
    expect(actions).toEqual(['exchange c1 s1 ', `storeToken ${JSON.stringify({ token })}`]);
    expect(context()).toMatchObject({
      isLoggedIn: true,
      isLoadingLogin: false,
      isNewToken: true,
      authorizeToken: 'a.b.c',
      contextText: 'data of ana',
      members: sampleMembers,
    });
  });

  test('A session that is confirmed during the code exchange is not checked again', async () => {
    const { send, reach } = start({ code: 'c1', state: 's1' }, { exchange: { kind: 'token', token } });
    send('SESSION_CONFIRMED');
    await reach('signedIn');
  });

  test('R4.016: a launch that this tab did not request drops the old token and starts a new sign-in', async () => {
    const { actions, reach, context, send } = start(
      { launch: 'l1', iss: issuer },
      { input: { storedToken: token, isLaunchOwn: false } },
    );
    expect(context().token).toBeUndefined();
    send('SESSION_CONFIRMED');
    await reach('redirectingToSignIn');
    expect(actions).toEqual(['forgetToken', 'claim signIn', 'leaveForSignIn']);
  });

  test('R4.016: launch and a listed issuer start the authorize redirect and drop the old token', async () => {
    const { actions, reach, context } = start(
      { launch: 'l1', iss: issuer },
      { input: { storedToken: token } },
    );
    await reach('redirectingToAuthorize');
    expect(actions.toSorted()).toEqual([`authorize l1 ${issuer}`, 'claim authorize', 'forgetToken']);
    expect(actions.at(-1)).toBe(`authorize l1 ${issuer}`);
    expect(context().token).toBeUndefined();
  });

  test.each([
    'http://localhost:4302/fhir/',
    'http://localhost:4302/FHIR',
    'HTTP://localhost:4302/fhir',
    'https://localhost:4302/fhir',
    'http://localhost:4303/fhir',
    'http://localhost:4302/fhir?x',
    'http://localhost:4302/fhir#',
    'http://user@localhost:4302/fhir',
    'http://localhost:4302.evil.example/fhir',
    'http://localhost:4302/fh%69r',
    ' http://localhost:4302/fhir',
    'http://localhоst:4302/fhir',
  ])('An issuer that only looks right is refused before anything is sent: %s', (iss) => {
    const { state, context, actions } = start({ launch: 'l1', iss });
    expect(state()).toBe('stopped');
    expect(context().stopReason).toBe('unknownIssuer');
    expect(actions).toEqual([]);
  });

  test.each([{ launch: 'l1' }, { iss: issuer }])('An incomplete launch is ignored', (arrival) => {
    expect(start(arrival).state()).toBe('checkingSession');
  });

  test('R4.017, R8.08: an authorize error is recorded and the sign-in redirect follows; it beats code and launch', async () => {
    const arrival = {
      error: 'access_denied',
      errorDescription: '<b>No</b>',
      code: 'c1',
      launch: 'l1',
      iss: issuer,
    };
    const { actions, reach, context, send } = start(arrival, { input: { storedToken: token } });
    send('SESSION_CONFIRMED');
    await reach('redirectingToSignIn');
    expect(actions).toEqual(['forgetToken', 'claim signIn', 'leaveForSignIn']);
    expect(context()).toMatchObject({
      incorrectLogin: true,
      loginError: { from: 'authorize', description: '<b>No</b>' },
    });
  });

  test('An error without a description is recorded by its name', () => {
    expect(start({ error: 'server_error' }).context().loginError).toEqual({
      from: 'authorize',
      description: 'server_error',
    });
  });

  test('A code beats a launch', () => {
    expect(start({ code: 'c1', launch: 'l1', iss: issuer }).state()).toBe('exchangingCode');
  });

  test('R4.018: without any of these parameters, an active session is redirected to sign in', async () => {
    const { actions, reach, send } = start({});
    send('SESSION_CONFIRMED');
    await reach('redirectingToSignIn');
    expect(actions).toEqual(['claim signIn', 'leaveForSignIn']);
  });

  test('R4.019: a stored token is reused without a redirect', () => {
    const { state, context, actions, send } = start({}, { input: { storedToken: token } });
    send('SESSION_CONFIRMED');
    expect(state()).toBe('signedIn');
    expect(context()).toMatchObject({ isLoggedIn: true, isNewToken: false, contextText: 'data of ana' });
    expect(actions).toEqual([`storeToken ${JSON.stringify({ token })}`]);
  });

  test('R4.008: a failure of the widget is an incorrect login', () => {
    const { state, context, send } = start({ loginError: 'maxpassfail' });
    send('SESSION_ENDED');
    expect(state()).toBe('signedOut');
    expect(context()).toMatchObject({
      incorrectLogin: true,
      loginError: { from: 'login', code: 'maxpassfail' },
      isLoadingLogin: false,
    });
  });
});
