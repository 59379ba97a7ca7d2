import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { AuthContext, AuthInput, SignInCallback } from '../../src/machines/auth-types.ts';
import { authMachine } from '../../src/machines/auth.machine.ts';
import { coverageSelectionMachine } from '../../src/machines/coverage-selection.machine.ts';
import { sessionMachine } from '../../src/machines/session.machine.ts';
import { type MachineStep, machineWalk } from '../support/architecture/machine-graph.ts';
import { readAuthContext, sampleIssuer } from '../support/members/auth-world.ts';

const seen = (steps: readonly MachineStep<AnyStateMachine>[]) =>
  new Set(
    steps.flatMap(({ from, to }: { from: { value: unknown }; to: { value: unknown } }) => [
      String(from.value),
      String(to.value),
    ]),
  );

/**
 * Events that changed the state or its context in some step; the first such step of an event is enough, as
 * writing a state down takes time.
 */
const effective = (steps: readonly MachineStep<AnyStateMachine>[]) => {
  const found = new Set<string>();
  for (const { from, event, to } of steps)
    if (!found.has(event) && JSON.stringify(from) !== JSON.stringify(to)) found.add(event);
  return found;
};

const answered = (actorId: string, outputs: readonly unknown[]) => [
  ...outputs.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId })),
  { type: `xstate.error.actor.${actorId}`, error: 'refused', actorId },
];

describe('The session machine, every state and every event', () => {
  const events = [
    { type: 'WOKE' },
    ...answered('keepAlive', ['in', 'out', 'none']),
    { type: 'xstate.after.nextCheck.session.waiting' },
    { type: 'xstate.after.nextRetry.session.waitingToRetry' },
    { type: 'xstate.after.nextCheck.session.silent' },
    ...['silent', 'checkingInSilence'].map((state) => ({ type: `xstate.after.silenceEnd.session.${state}` })),
  ];
  const settings = { keepAliveSeconds: 30, retries: 2, retryDelaySeconds: 2, silenceMinutes: 10 };
  const steps = [Infinity, 0].flatMap((expiry) =>
    machineWalk(sessionMachine, { input: { ...settings, now: () => 1, tokenExpiry: () => expiry }, events }),
  );

  test('reaches every state, `unanswered` only in passing, and every event has an effect', () => {
    expect([...seen(steps), 'unanswered'].toSorted()).toEqual(Object.keys(sessionMachine.states).toSorted());
    expect([...effective(steps)].toSorted()).toEqual(sessionMachine.events.toSorted());
  });

  test.each(steps.map((step) => [`${String(step.from.value)} ${step.event}`, step] as const))(
    'counts silence: %s',
    (_, { from, to }) => {
      expect(to.context.unanswered).toBeLessThanOrEqual(2);
      if (to.value === 'waiting' || to.value === 'silent') expect(to.context.unanswered).toBe(0);
      if (to.value === 'waitingToRetry' && from.value === 'checking')
        expect(to.context.unanswered).toBe(from.context.unanswered + 1);
    },
  );
});

describe('The coverage selection, every state and every event', () => {
  const coverages = [
    { id: 'C1', status: 'Active' },
    { id: 'C2', status: 'Pending' },
  ];
  const events = [
    ...[[], coverages.slice(0, 1), coverages].map((loaded) => ({ type: 'DATA_LOADED', coverages: loaded })),
    ...['C1', 'C2', 'C9'].map((coverageId) => ({ type: 'CHOSEN', coverageId })),
    { type: 'RESET' },
    { type: 'DATA_WIPED' },
  ];
  const steps = machineWalk(coverageSelectionMachine, { input: { storedId: 'C2' }, events });

  test('reaches every state, `deciding` only in passing, and every event has an effect', () => {
    expect([...seen(steps), 'deciding'].toSorted()).toEqual(
      Object.keys(coverageSelectionMachine.states).toSorted(),
    );
    expect([...effective(steps)].toSorted()).toEqual(coverageSelectionMachine.events.toSorted());
  });

  test('R4.041, R4.042, R4.043: a coverage is selected exactly in `selected`, and is one of the member', () => {
    for (const { to } of steps.filter((step) => step.to.value !== 'awaitingData')) {
      const { coverageIds, selectedId, status } = to.context;
      expect(selectedId !== undefined).toBe(to.value === 'selected');
      expect(status).toBe(coverages.find(({ id }) => id === selectedId)?.status);
      expect(coverageIds.length === 0).toBe(to.value === 'noPlans');
      if (selectedId !== undefined) expect(coverageIds).toContain(selectedId);
    }
  });
});

/** Events of the auth machine that carry nothing. */
const authEvents = [
  'SESSION_CONFIRMED',
  'SESSION_ENDED',
  'SESSION_SILENT',
  'SESSION_LOST',
  'LOGOUT_CHOSEN',
  'IDLE_ENDED',
  'DATA_OUTDATED',
  'OTHER_MEMBER_FRAMED',
  'SIGN_IN_RETRIED',
  'PAGE_RESTORED',
];

/** States where the page is navigating away. */
const leaving = ['redirectingToSignIn', 'redirectingToAuthorize', 'leavingForLogout', 'leavingForMember'];

describe('The auth machine, every state and every event', () => {
  const callbacks: readonly SignInCallback[] = [
    {},
    { code: 'c1', state: 's1' },
    { launch: 'l1', iss: sampleIssuer },
    { launch: 'l1', iss: 'http://evil.example' },
    { error: 'access_denied' },
    { loginError: 'maxpassfail' },
  ];
  const ana = { accessToken: 'a.b.c', contextString: 'ana' };
  const tokens = [undefined, ana, { accessToken: 'a.b.c', contextString: 'garbled' }];
  const exchanges = [
    { kind: 'token', token: ana },
    { kind: 'token', token: ana, requestedEid: 'E2' },
    { kind: 'failed' },
    { kind: 'refused' },
    { kind: 'wrongClock' },
  ];
  const events = [
    ...authEvents.map((type) => ({ type })),
    { type: 'MEMBER_CHOSEN', eid: 'E2' },
    ...['E1', 'E2'].map((eid) => ({ type: 'MEMBER_OPENED_ELSEWHERE', eid })),
    ...['byMember', 'sessionEnded'].map((reason) => ({ type: 'SIGNED_OUT_ELSEWHERE', reason })),
    ...answered('exchangeCode', exchanges),
    ...answered('claimAuthorize', [true, false]),
    ...answered('claimSignIn', [true, false]),
    ...answered('startAuthorize', []),
    ...leaving.map((state) => ({ type: `xstate.after.leaveTimeout.auth.${state}` })),
  ];
  const arrivals: readonly AuthInput[] = callbacks.flatMap((callback) =>
    tokens.flatMap((storedToken) =>
      [true, false].map((isLaunchOwn) => ({
        callback,
        issuers: [sampleIssuer],
        isLaunchOwn,
        readContext: readAuthContext,
        ...(storedToken === undefined ? {} : { storedToken }),
      })),
    ),
  );
  const inputs = [
    ...arrivals,
    ...arrivals.slice(0, 2).map((input) => ({ ...input, owedLogOut: 'byMember' as const })),
  ];
  const overtaken = authMachine.provide({
    guards: { isOvertaken: () => true, isSettledElsewhere: () => true },
  });
  const steps = inputs.flatMap((input) =>
    [authMachine, overtaken].flatMap((machine) => machineWalk(machine, { input, events })),
  );

  test('reaches every state, `arriving` only in passing, and every event has an effect', () => {
    expect([...seen(steps), 'arriving', 'openingMember'].toSorted()).toEqual(
      Object.keys(authMachine.states).toSorted(),
    );
    expect([...effective(steps)].toSorted()).toEqual(authMachine.events.toSorted());
  });

  const rules: Readonly<Record<string, (state: string, context: AuthContext) => boolean>> = {
    'a member is there exactly when signed in': (
      state,
      { isLoggedIn, authorizeToken, contextText, members },
    ) =>
      [isLoggedIn, authorizeToken !== undefined, contextText !== undefined, members.length > 0].every(
        (is) => is === (state === 'signedIn'),
      ),
    'nobody is signed in without a living session': (state, { session }) =>
      state !== 'signedIn' || session === 'in',
    'signed out is only where the session is out': (state, { session }) =>
      state !== 'signedOut' || session === 'out',
    'a stop has a reason, and only a stop': (state, { stopReason }) =>
      (stopReason !== undefined) === (state === 'stopped'),
    'loading ends where the member has something to do': (state, { isLoadingLogin }) =>
      isLoadingLogin === false || !['signedIn', 'signedOut', 'stopped'].includes(state),
    'an incorrect login has an error': (_, { incorrectLogin, loginError }) =>
      incorrectLogin === (loginError !== undefined),
    'no token waits where nobody may use it': (state, { token }) =>
      token === undefined || ['checkingSession', 'exchangingCode', 'signedIn', 'stopped'].includes(state),
    'nobody who is signed in sees an old error': (state, { incorrectLogin }) =>
      state !== 'signedIn' || !incorrectLogin,
    'nothing of a member waits for reception after the end of the session': (state, { token, owedLogOut }) =>
      (state === 'awaitingReception') === (owedLogOut !== undefined) &&
      (state !== 'awaitingReception' || token === undefined),
    'data are outdated only until they are fetched': (state, { needsDataRefresh }) =>
      !needsDataRefresh || !['signedIn', 'signedOut'].includes(state),
  };

  test.each(Object.entries(rules))('R3.057: in every state reached, %s', (_, holds) => {
    const broken = steps.filter(({ to }) => !holds(String(to.value), to.context));
    expect(broken.map(({ from, event, to }) => `${String(from.value)} ${event} ${String(to.value)}`)).toEqual(
      [],
    );
    expect(steps.length).toBeGreaterThan(200);
  });

  test('R4.011: silence without another event keeps a signed-in member in the same state', () => {
    const silent = steps.filter(({ from, event }) => from.value === 'signedIn' && event === 'SESSION_SILENT');
    expect(silent.length).toBeGreaterThan(0);
    expect(silent.filter(({ to }) => to.value !== 'signedIn')).toEqual([]);
  });

  test('R4.011: during silence the page does not navigate away', () => {
    const left = steps.filter(
      ({ from, event, to }) =>
        from.context.isSilent &&
        from.value === 'signedIn' &&
        event !== 'SESSION_ENDED' &&
        leaving.includes(String(to.value)),
    );
    expect(left.map(({ event }) => event)).toEqual([]);
  });

  test('A launch that this tab did not request does not start an authorize redirect', () => {
    const started = steps.filter(({ from, to }) =>
      [from, to].some(({ value }) => value === 'claimingAuthorize'),
    );
    expect(started.length).toBeGreaterThan(0);
    expect(started.filter(({ from }) => !from.context.isLaunchOwn)).toEqual([]);
  });

  test('A page that navigates away is not stopped by events of the session, and offers a retry if it stays or comes back', () => {
    const out = steps.filter(
      ({ from, to }) => leaving.includes(String(from.value)) && from.value !== to.value,
    );
    const ways = out.map(({ event, to }) => `${event.replace(/\.auth\..*$/, '')} ${String(to.value)}`);
    expect([...new Set(ways)].toSorted()).toEqual([
      'PAGE_RESTORED checkingSession',
      'xstate.after.leaveTimeout stopped',
      'xstate.error.actor.startAuthorize stopped',
    ]);
    expect(new Set(out.map(({ from }) => String(from.value)))).toEqual(new Set(leaving));
  });
});
