import { describe, expect, test, vi } from 'vitest';
import {
  sampleIssuer as issuer,
  sampleToken as token,
  startAuth as start,
  startSignedIn as signedIn,
} from '../support/members/auth-world.ts';

const noMember = {
  isLoggedIn: false,
  authorizeToken: undefined,
  members: [],
  contextText: undefined,
  token: undefined,
};

describe('A code that brings no token', () => {
  test.each([{ kind: 'failed' } as const, new Error('broken')])(
    'R8.07: a failed exchange counts as no token',
    async (exchange) => {
      const { reach, send, context } = start({ code: 'c1' }, { exchange, input: { storedToken: token } });
      send('SESSION_CONFIRMED');
      await reach('redirectingToSignIn');
      expect(context().isLoggedIn).toBe(false);
    },
  );

  test('A refused code leaves the stored token in use', async () => {
    const { reach, send, context } = start(
      { code: 'foreign' },
      { exchange: { kind: 'refused' }, input: { storedToken: token } },
    );
    send('SESSION_CONFIRMED');
    await reach('signedIn');
    expect(context().isNewToken).toBe(false);
  });

  test('A context that cannot be decoded stops with a reason, and nothing is stored', async () => {
    const { reach, send, context, actions } = start(
      { code: 'c1' },
      { exchange: { kind: 'token', token: { ...token, contextString: 'garbled' } } },
    );
    send('SESSION_CONFIRMED');
    await reach('stopped');
    expect(context()).toMatchObject({ ...noMember, stopReason: 'unreadableContext', isLoadingLogin: false });
    expect(actions).toEqual(['exchange c1  ', 'forgetToken']);
  });

  test('Another member than the requested one is neither shown nor stored', async () => {
    const { reach, send, context, actions } = start(
      { code: 'c1' },
      { exchange: { kind: 'token', token, requestedEid: 'E2' } },
    );
    send('SESSION_CONFIRMED');
    await reach('stopped');
    expect(context()).toMatchObject({ ...noMember, stopReason: 'otherMember' });
    expect(actions).toEqual(['exchange c1  ', 'forgetToken']);
  });

  test('The requested member is shown', async () => {
    const { reach, send } = start({ code: 'c1' }, { exchange: { kind: 'token', token, requestedEid: 'E1' } });
    send('SESSION_CONFIRMED');
    await reach('signedIn');
  });
});

describe('Limits', () => {
  test.each([false, new Error('no storage')])(
    'A sign-in that may not be attempted stops, and only the member can retry it',
    async (mayAttempt) => {
      const { reach, send, context, actions } = start({}, { mayAttempt });
      send('SESSION_CONFIRMED');
      await reach('stopped');
      expect(context()).toMatchObject({ stopReason: 'tooManyAttempts', isLoadingLogin: false });
      actions.length = 0;
      send('SIGN_IN_RETRIED');
      expect(context()).toMatchObject({ stopReason: undefined, isLoadingLogin: true });
      expect(actions).toEqual(['forgetAttempts', 'claim signIn']);
    },
  );

  test.each([false, new Error('no storage')])(
    'An authorize redirect that may not be attempted stops',
    async (mayAttempt) => {
      const { reach, context } = start({ launch: 'l1', iss: issuer }, { mayAttempt });
      await reach('stopped');
      expect(context().stopReason).toBe('tooManyAttempts');
    },
  );

  test('An authorize redirect that cannot start stops', async () => {
    const { reach, context } = start({ launch: 'l1', iss: issuer }, { authorize: new Error('no crypto') });
    await reach('stopped');
    expect(context().stopReason).toBe('authorizeFailed');
  });

  test('A session that ends before the redirect opens the login page instead', () => {
    const { state, send } = start({});
    send('SESSION_CONFIRMED');
    expect(state()).toBe('claimingSignIn');
    send('SESSION_ENDED');
    expect(state()).toBe('signedOut');
  });
});

describe('Leaving', () => {
  test('R4.003, R4.004: logging out deletes the data before it leaves', () => {
    const { state, context, actions, send } = signedIn();
    send('LOGOUT_CHOSEN');
    expect(state()).toBe('leavingForLogout');
    expect(actions).toEqual([
      'wipe {"keepRedirect":false}',
      'rememberSignedOut {"reason":"byMember"}',
      'postSignedOut {"reason":"byMember"}',
      'forgetAttempts',
      'leaveForLogout',
    ]);
    expect(context()).toMatchObject(noMember);
  });

  test('R4.011, R8.05: an ended session deletes the data, keeps the saved page and leaves, once', () => {
    const { state, context, actions, send } = signedIn();
    send('SESSION_ENDED');
    send('SESSION_ENDED');
    expect(state()).toBe('leavingForLogout');
    expect(actions).toEqual([
      'wipe {"keepRedirect":true}',
      'rememberSignedOut {"reason":"sessionEnded"}',
      'postSignedOut {"reason":"sessionEnded"}',
      'leaveForLogout',
    ]);
    expect(context()).toMatchObject(noMember);
  });

  test('R4.011, R8.05: a silent session keeps the member, and one answer decides', () => {
    const { state, context, actions, send } = signedIn();
    send('SESSION_SILENT');
    expect([state(), context().isSilent, actions]).toEqual(['signedIn', true, []]);
    send('SESSION_CONFIRMED');
    expect([state(), context().isSilent, actions]).toEqual(['signedIn', false, []]);
    send('SESSION_SILENT');
    send('SESSION_ENDED');
    expect(state()).toBe('leavingForLogout');
  });

  test.each(['SESSION_CONFIRMED', 'SESSION_ENDED'] as const)(
    'R4.011, R8.05: silence that lasted too long wipes in place, and only an answer leads to the legacy logout: %s',
    (answer) => {
      const { state, context, actions, send } = signedIn();
      send('SESSION_SILENT');
      send('SESSION_LOST');
      send('SESSION_LOST');
      expect(state()).toBe('awaitingReception');
      expect(actions).toEqual(['wipe {"keepRedirect":true}', 'rememberOwedLogOut {"reason":"sessionEnded"}']);
      expect(context()).toMatchObject({ ...noMember, isLoadingLogin: false });
      actions.length = 0;
      send(answer);
      expect(state()).toBe('leavingForLogout');
      expect(actions).toEqual([
        'rememberSignedOut {"reason":"sessionEnded"}',
        'postSignedOut {"reason":"sessionEnded"}',
        'leaveForLogout',
      ]);
    },
  );

  test('R4.003, R4.004: logging out during silence deletes the data and confirms at once; the next answer notifies the legacy site', () => {
    const { state, context, actions, send } = signedIn();
    send('SESSION_SILENT');
    send('LOGOUT_CHOSEN');
    expect([state(), context().owedLogOut]).toEqual(['awaitingReception', 'byMember']);
    expect(actions).toEqual([
      'wipe {"keepRedirect":false}',
      'postSignedOut {"reason":"byMember"}',
      'forgetAttempts',
      'rememberOwedLogOut {"reason":"byMember"}',
    ]);
    expect(context()).toMatchObject(noMember);
    send('SESSION_CONFIRMED');
    expect([state(), actions.at(-1)]).toEqual(['leavingForLogout', 'leaveForLogout']);
  });

  test('R4.003: a log-out that waited for reception outlives a reload, before any sign-in', () => {
    const { state, actions, send } = start({ code: 'c1' }, { input: { owedLogOut: 'sessionEnded' } });
    expect(state()).toBe('awaitingReception');
    send('SESSION_CONFIRMED');
    expect([state(), actions.at(-1)]).toEqual(['leavingForLogout', 'leaveForLogout']);
  });

  test('R4.003: never logs out a user who signed in in another tab since', async () => {
    const { state, actions, send, reach } = start(
      {},
      { input: { owedLogOut: 'sessionEnded' }, isSettledElsewhere: true },
    );
    send('SESSION_CONFIRMED');
    expect(state()).toBe('signedOut');
    expect(actions).not.toContain('leaveForLogout');
    send('SESSION_CONFIRMED');
    await reach('redirectingToSignIn');
  });

  test('A member is not switched during silence, when no page of the legacy site would load', () => {
    const { actor, state, send } = signedIn();
    send('SESSION_SILENT');
    actor.send({ type: 'MEMBER_CHOSEN', eid: 'E2' });
    expect(state()).toBe('signedIn');
  });

  test('R4.011: a page loaded during silence keeps its token, shows no member, and opens with the answer', () => {
    const { state, context, send } = start({}, { input: { storedToken: token } });
    send('SESSION_SILENT');
    expect([state(), context().token, context().isLoggedIn]).toEqual(['checkingSession', token, false]);
    send('SESSION_CONFIRMED');
    expect(state()).toBe('signedIn');
  });

  test('R4.011: without an answer it ends like any other silence', () => {
    const { state, context, send } = start({}, { input: { storedToken: token } });
    send('SESSION_SILENT');
    send('SESSION_LOST');
    expect(state()).toBe('awaitingReception');
    expect(context()).toMatchObject(noMember);
  });

  test('A visitor during silence sees the sign-in screen, and is checked with the next answer', async () => {
    const { state, send, reach } = start({});
    send('SESSION_SILENT');
    expect(state()).toBe('signedOut');
    send('SESSION_CONFIRMED');
    await reach('redirectingToSignIn');
  });

  test('R4.003: a signed-out user cannot log out', () => {
    const { state, actions, send } = start({});
    send('SESSION_ENDED');
    actions.length = 0;
    send('LOGOUT_CHOSEN');
    send('SESSION_ENDED');
    expect(state()).toBe('signedOut');
    expect(actions).toEqual([]);
  });

  test('R4.002: a session that appears while signed out starts the sign-in', async () => {
    const { reach, send } = start({});
    send('SESSION_LOST');
    send('SESSION_CONFIRMED');
    await reach('redirectingToSignIn');
  });

  test('Another member in another tab clears this one and shows a message; a new sign-in follows on request', async () => {
    const { actor, state, context, actions, send, reach } = signedIn();
    actor.send({ type: 'MEMBER_OPENED_ELSEWHERE', eid: 'E2' });
    expect([state(), context().stopReason, actions]).toEqual([
      'stopped',
      'changedElsewhere',
      ['wipe {"keepRedirect":false,"isSwitch":true}'],
    ]);
    expect(context()).toMatchObject(noMember);
    send('SIGN_IN_RETRIED');
    await reach('redirectingToSignIn');
  });

  test('A framed page of another member clears this tab and shows a message; then a sign-in follows as that user', async () => {
    const { state, context, actions, send, reach } = signedIn();
    send('OTHER_MEMBER_FRAMED');
    expect([state(), context().stopReason, actions]).toEqual([
      'stopped',
      'otherFramed',
      ['wipe {"keepRedirect":false,"isSwitch":true}'],
    ]);
    expect(context()).toMatchObject(noMember);
    send('SIGN_IN_RETRIED');
    await reach('redirectingToSignIn');
  });

  test('Outdated data start the flow again', async () => {
    const { reach, context, actions, send } = signedIn();
    send('DATA_OUTDATED');
    await reach('redirectingToSignIn');
    expect(context()).toMatchObject({ ...noMember, needsDataRefresh: true });
    expect(actions).toEqual(['forgetToken', 'claim signIn', 'leaveForSignIn']);
  });

  test('A stopped user can log out', async () => {
    const { reach, send, state, actions } = start({}, { mayAttempt: false });
    send('SESSION_CONFIRMED');
    await reach('stopped');
    send('LOGOUT_CHOSEN');
    expect(state()).toBe('leavingForLogout');
    expect(actions.at(-1)).toBe('leaveForLogout');
  });

  test('A log-out that does not navigate stops after 30 seconds, and a retry logs out again', async () => {
    vi.useFakeTimers();
    const { state, context, send, actions } = signedIn();
    send('LOGOUT_CHOSEN');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(state()).toBe('leavingForLogout');
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(state()).toBe('stopped');
    expect(context()).toMatchObject({ ...noMember, stopReason: 'notLoggedOut' });
    actions.length = 0;
    send('SESSION_CONFIRMED');
    send('SIGN_IN_RETRIED');
    expect(state()).toBe('leavingForLogout');
    expect(context()).toMatchObject({ ...noMember, stopReason: undefined });
    expect(actions).toEqual(['leaveForLogout']);
  });

  test('A page restored from history checks the session before it shows a member', () => {
    const { state, context, send } = signedIn();
    send('LOGOUT_CHOSEN');
    send('PAGE_RESTORED');
    expect(state()).toBe('checkingSession');
    expect(context()).toMatchObject({ ...noMember, session: 'unknown' });
    send('SESSION_ENDED');
    expect(state()).toBe('signedOut');
  });
});
