import { createActor, fromPromise, type EventFromLogic } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { authMachine } from './auth.machine.ts';
import type { AuthArrival, AuthInput, ContextReading, ExchangeResult } from './auth-types.ts';

const issuer = 'http://localhost:4302/fhir';
const token = { accessToken: 'a.b.c', contextString: 'ana' };
const members = [
  { eid: 'E1', firstName: 'Ana', lastName: 'Lane', name: 'Ana Lane', access: 'UserLoggedIn', isProxySubject: false },
] as const;

const readContext = (text: string): ContextReading =>
  text === 'garbled' ? { ok: false } : { ok: true, text: `data of ${text}`, eid: 'E1', members };

interface World {
  readonly input?: Partial<AuthInput>;
  readonly exchange?: ExchangeResult | Error;
  readonly mayAttempt?: boolean | Error;
  readonly authorize?: Error;
}

const settle = <Value>(value: Value | Error): Promise<Value> => (value instanceof Error ? Promise.reject(value) : Promise.resolve(value));

/** Starts the machine in a world and notes every deed it asks for, in order. */
const start = (arrival: AuthArrival, { input = {}, exchange = { kind: 'failed' }, mayAttempt = true, authorize }: World = {}) => {
  const deeds: string[] = [];
  const note =
    (name: string) =>
    (_: unknown, params?: unknown): void =>
      void deeds.push(params === undefined ? name : `${name} ${JSON.stringify(params)}`);
  const machine = authMachine.provide({
    actors: {
      exchangeCode: fromPromise(({ input: { code, state, iss } }) => {
        deeds.push(`exchange ${[code, state, iss].join(' ')}`);
        return settle(exchange);
      }),
      claimAttempt: fromPromise(({ input: { step } }) => {
        deeds.push(`claim ${step}`);
        return settle(mayAttempt);
      }),
      startAuthorize: fromPromise(({ input: { launch, iss } }) => {
        deeds.push(`authorize ${launch} ${iss}`);
        return authorize === undefined ? new Promise(() => undefined) : Promise.reject(authorize);
      }),
    },
    actions: {
      storeToken: note('storeToken'),
      forgetToken: () => note('forgetToken')(undefined),
      forgetAttempts: () => note('forgetAttempts')(undefined),
      wipe: note('wipe'),
      rememberSignedOut: note('rememberSignedOut'),
      leaveForSignIn: () => note('leaveForSignIn')(undefined),
      leaveForLogout: () => note('leaveForLogout')(undefined),
      leaveForMember: note('leaveForMember'),
    },
  });
  const actor = createActor(machine, { input: { arrival, issuers: [issuer], readContext, ...input } }).start();
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const reach = (expected: string) => vi.waitFor(() => expect(state()).toBe(expected));
  const send = (type: Exclude<EventFromLogic<typeof authMachine>['type'], 'MEMBER_CHOSEN'>) => actor.send({ type });
  return { actor, deeds, state, context, reach, send };
};

const signedIn = () => {
  const world = start({}, { input: { storedToken: token } });
  world.send('SESSION_CONFIRMED');
  world.deeds.length = 0;
  return world;
};

const noMember = { isLoggedIn: false, authorizeToken: undefined, members: [], contextText: undefined, token: undefined };

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
    const { deeds, reach, context, send } = start({ code: 'c1', state: 's1' }, { exchange: { kind: 'token', token } });
    await reach('checkingSession');
    expect(context().isLoggedIn).toBe(false);
    send('SESSION_CONFIRMED');
    await reach('signedIn');
    expect(deeds).toEqual(['exchange c1 s1 ', `storeToken ${JSON.stringify({ token })}`]);
    expect(context()).toMatchObject({
      isLoggedIn: true,
      isLoadingLogin: false,
      isNewToken: true,
      authorizeToken: 'a.b.c',
      contextText: 'data of ana',
      members,
    });
  });

  test('A session confirmed while the code is exchanged is not asked for again', async () => {
    const { send, reach } = start({ code: 'c1', state: 's1' }, { exchange: { kind: 'token', token } });
    send('SESSION_CONFIRMED');
    await reach('signedIn');
  });

  test('R4.016: launch and a listed issuer start the authorize redirect and drop the old token', async () => {
    const { deeds, reach, context } = start({ launch: 'l1', iss: issuer }, { input: { storedToken: token } });
    await reach('redirectingToAuthorize');
    expect(deeds.toSorted()).toEqual([`authorize l1 ${issuer}`, 'claim authorize', 'forgetToken']);
    expect(deeds.at(-1)).toBe(`authorize l1 ${issuer}`);
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
    const { state, context, deeds } = start({ launch: 'l1', iss });
    expect(state()).toBe('stopped');
    expect(context().stopReason).toBe('unknownIssuer');
    expect(deeds).toEqual([]);
  });

  test.each([{ launch: 'l1' }, { iss: issuer }])('Half a launch is no launch', (arrival) => {
    expect(start(arrival).state()).toBe('checkingSession');
  });

  test('R4.017, R8.08: an authorize error is recorded and the sign-in redirect follows; it beats code and launch', async () => {
    const arrival = { error: 'access_denied', errorDescription: '<b>No</b>', code: 'c1', launch: 'l1', iss: issuer };
    const { deeds, reach, context, send } = start(arrival, { input: { storedToken: token } });
    send('SESSION_CONFIRMED');
    await reach('redirectingToSignIn');
    expect(deeds).toEqual(['forgetToken', 'claim signIn', 'leaveForSignIn']);
    expect(context()).toMatchObject({ incorrectLogin: true, loginError: { from: 'authorize', description: '<b>No</b>' } });
  });

  test('An error without a description is recorded by its name', () => {
    expect(start({ error: 'server_error' }).context().loginError).toEqual({ from: 'authorize', description: 'server_error' });
  });

  test('A code beats a launch', () => {
    expect(start({ code: 'c1', launch: 'l1', iss: issuer }).state()).toBe('exchangingCode');
  });

  test('R4.018: with none of these and a living session the sign-in redirect follows', async () => {
    const { deeds, reach, send } = start({});
    send('SESSION_CONFIRMED');
    await reach('redirectingToSignIn');
    expect(deeds).toEqual(['claim signIn', 'leaveForSignIn']);
  });

  test('R4.019: a stored token is reused without a redirect', () => {
    const { state, context, deeds, send } = start({}, { input: { storedToken: token } });
    send('SESSION_CONFIRMED');
    expect(state()).toBe('signedIn');
    expect(context()).toMatchObject({ isLoggedIn: true, isNewToken: false, contextText: 'data of ana' });
    expect(deeds).toEqual([`storeToken ${JSON.stringify({ token })}`]);
  });

  test('R4.008: a failure of the widget is an incorrect login', () => {
    const { state, context, send } = start({ loginError: 'maxpassfail' });
    send('SESSION_ENDED');
    expect(state()).toBe('signedOut');
    expect(context()).toMatchObject({ incorrectLogin: true, loginError: { from: 'login', code: 'maxpassfail' }, isLoadingLogin: false });
  });
});

describe('A code that brings no token', () => {
  test.each([{ kind: 'failed' } as const, new Error('broken')])('R8.07: a failed exchange counts as no token', async (exchange) => {
    const { reach, send, context } = start({ code: 'c1' }, { exchange, input: { storedToken: token } });
    send('SESSION_CONFIRMED');
    await reach('redirectingToSignIn');
    expect(context().isLoggedIn).toBe(false);
  });

  test('A refused code leaves the stored token in use', async () => {
    const { reach, send, context } = start({ code: 'foreign' }, { exchange: { kind: 'refused' }, input: { storedToken: token } });
    send('SESSION_CONFIRMED');
    await reach('signedIn');
    expect(context().isNewToken).toBe(false);
  });

  test('A context that cannot be decoded stops with a reason, and nothing is kept', async () => {
    const { reach, send, context, deeds } = start(
      { code: 'c1' },
      { exchange: { kind: 'token', token: { ...token, contextString: 'garbled' } } },
    );
    send('SESSION_CONFIRMED');
    await reach('stopped');
    expect(context()).toMatchObject({ ...noMember, stopReason: 'unreadableContext', isLoadingLogin: false });
    expect(deeds).toEqual(['exchange c1  ', 'forgetToken']);
  });

  test('Another member than the one asked for is neither shown nor stored', async () => {
    const { reach, send, context, deeds } = start({ code: 'c1' }, { exchange: { kind: 'token', token, requestedEid: 'E2' } });
    send('SESSION_CONFIRMED');
    await reach('stopped');
    expect(context()).toMatchObject({ ...noMember, stopReason: 'otherMember' });
    expect(deeds).toEqual(['exchange c1  ', 'forgetToken']);
  });

  test('The member asked for is shown', async () => {
    const { reach, send } = start({ code: 'c1' }, { exchange: { kind: 'token', token, requestedEid: 'E1' } });
    send('SESSION_CONFIRMED');
    await reach('signedIn');
  });
});

describe('Bounds', () => {
  test.each([false, new Error('no storage')])(
    'A sign-in that may not be attempted stops, and a retry is an act of the member',
    async (mayAttempt) => {
      const { reach, send, context, deeds } = start({}, { mayAttempt });
      send('SESSION_CONFIRMED');
      await reach('stopped');
      expect(context()).toMatchObject({ stopReason: 'tooManyAttempts', isLoadingLogin: false });
      deeds.length = 0;
      send('SIGN_IN_RETRIED');
      expect(context()).toMatchObject({ stopReason: undefined, isLoadingLogin: true });
      expect(deeds).toEqual(['forgetAttempts', 'claim signIn']);
    },
  );

  test.each([false, new Error('no storage')])('An authorize redirect that may not be attempted stops', async (mayAttempt) => {
    const { reach, context } = start({ launch: 'l1', iss: issuer }, { mayAttempt });
    await reach('stopped');
    expect(context().stopReason).toBe('tooManyAttempts');
  });

  test('An authorize redirect that cannot start stops', async () => {
    const { reach, context } = start({ launch: 'l1', iss: issuer }, { authorize: new Error('no crypto') });
    await reach('stopped');
    expect(context().stopReason).toBe('authorizeFailed');
  });

  test('The session that ends before the redirect leads to the login page instead', () => {
    const { state, send } = start({});
    send('SESSION_CONFIRMED');
    expect(state()).toBe('claimingSignIn');
    send('SESSION_ENDED');
    expect(state()).toBe('signedOut');
  });
});

describe('Leaving', () => {
  test('R4.003, R4.004: logging out wipes first and leaves then', () => {
    const { state, context, deeds, send } = signedIn();
    send('LOGOUT_CHOSEN');
    expect(state()).toBe('leavingForLogout');
    expect(deeds).toEqual(['wipe {"keepRedirect":false}', 'rememberSignedOut {"reason":"byMember"}', 'forgetAttempts', 'leaveForLogout']);
    expect(context()).toMatchObject(noMember);
  });

  test('R4.011, R8.05: a session that ended wipes, keeps the saved page and leaves, once', () => {
    const { state, context, deeds, send } = signedIn();
    send('SESSION_ENDED');
    send('SESSION_ENDED');
    expect(state()).toBe('leavingForLogout');
    expect(deeds).toEqual(['wipe {"keepRedirect":true}', 'rememberSignedOut {"reason":"sessionEnded"}', 'leaveForLogout']);
    expect(context()).toMatchObject(noMember);
  });

  test('A site that cannot be reached signs out in place, since there is nowhere to go', () => {
    const { state, context, deeds, send } = signedIn();
    send('SESSION_LOST');
    expect(state()).toBe('signedOut');
    expect(deeds).toEqual(['rememberSignedOut {"reason":"sessionEnded"}', 'wipe {"keepRedirect":true}']);
    expect(context()).toMatchObject({ ...noMember, isLoadingLogin: false });
  });

  test('R4.003: there is no logout for somebody who is signed out', () => {
    const { state, deeds, send } = start({});
    send('SESSION_ENDED');
    deeds.length = 0;
    send('LOGOUT_CHOSEN');
    send('SESSION_ENDED');
    expect(state()).toBe('signedOut');
    expect(deeds).toEqual([]);
  });

  test('R4.002: a session that appears while signed out starts the sign-in', async () => {
    const { reach, send } = start({}, { input: { storedToken: token } });
    send('SESSION_LOST');
    send('SESSION_CONFIRMED');
    await reach('redirectingToSignIn');
  });

  test('Choosing another member wipes everything before the switch is asked for', () => {
    const { actor, state, context, deeds } = signedIn();
    actor.send({ type: 'MEMBER_CHOSEN', eid: 'E2' });
    expect(state()).toBe('leavingForMember');
    expect(deeds).toEqual(['wipe {"keepRedirect":false}', 'leaveForMember {"eid":"E2"}']);
    expect(context()).toMatchObject({ ...noMember, needsDataRefresh: true });
  });

  test('Outdated data start the flow again', async () => {
    const { reach, context, deeds, send } = signedIn();
    send('DATA_OUTDATED');
    await reach('redirectingToSignIn');
    expect(context()).toMatchObject({ ...noMember, needsDataRefresh: true });
    expect(deeds).toEqual(['forgetToken', 'claim signIn', 'leaveForSignIn']);
  });

  test('Whoever is stopped can log out', async () => {
    const { reach, send, state, deeds } = start({}, { mayAttempt: false });
    send('SESSION_CONFIRMED');
    await reach('stopped');
    send('LOGOUT_CHOSEN');
    expect(state()).toBe('leavingForLogout');
    expect(deeds.at(-1)).toBe('leaveForLogout');
  });
});
