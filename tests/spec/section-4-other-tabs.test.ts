import { describe, expect, test } from 'vitest';
import { sampleToken as token, startAuth as start } from '../support/members/auth-world.ts';

const exchange = { kind: 'token', token } as const;
const noMember = {
  isLoggedIn: false,
  authorizeToken: undefined,
  members: [],
  contextText: undefined,
  token: undefined,
};

describe('Another tab that ends the session', () => {
  const arrivals = {
    'a member on show': { storedToken: token, confirmed: true, arrival: {} },
    'a session that is still asked for': { storedToken: token, confirmed: false, arrival: {} },
    'a code that is still exchanged': { storedToken: undefined, confirmed: true, arrival: { code: 'c1' } },
  };
  const ends = [
    [
      'byMember',
      [
        'wipe {"keepRedirect":false}',
        'rememberSignedOut {"reason":"byMember"}',
        'wipe {"keepRedirect":true}',
      ],
    ],
    ['sessionEnded', ['rememberSignedOut {"reason":"sessionEnded"}', 'wipe {"keepRedirect":true}']],
  ] as const;

  describe.each(Object.entries(arrivals))('finds %s', (_, { storedToken, confirmed, arrival }) => {
    test.each(ends)(
      'R4.005: %s signs out in place; the saved page stays unless the member logged out (A28)',
      async (reason, expected) => {
        const { actor, state, context, send, actions } = start(arrival, {
          exchange,
          input: storedToken ? { storedToken } : {},
        });
        if (confirmed) send('SESSION_CONFIRMED');
        actions.length = 0;
        actor.send({ type: 'SIGNED_OUT_ELSEWHERE', reason });
        expect(state()).toBe('signedOut');
        await new Promise(setImmediate);
        expect(state()).toBe('signedOut');
        expect(context()).toMatchObject(noMember);
        expect(actions).toEqual(expected);
      },
    );
  });
});

describe('Another tab that opens a member', () => {
  const stopped = { ...noMember, stopReason: 'changedElsewhere' };
  const wiped = 'wipe {"keepRedirect":false,"isSwitch":true}';

  test('changes nothing if it is the same one', () => {
    const { actor, state, send } = start({}, { input: { storedToken: token } });
    send('SESSION_CONFIRMED');
    actor.send({ type: 'MEMBER_OPENED_ELSEWHERE', eid: 'E1' });
    expect(state()).toBe('signedIn');
  });

  test('R4.005: stops this one, even if its data arrives only later', () => {
    const { actor, state, context, actions, send } = start({}, { input: { storedToken: token } });
    actor.send({ type: 'MEMBER_OPENED_ELSEWHERE', eid: 'E2' });
    send('SESSION_CONFIRMED');
    expect(state()).toBe('stopped');
    expect(context()).toMatchObject(stopped);
    expect(actions.at(-1)).toBe(wiped);
  });

  test.each([
    ['kept', { storedToken: token }, {}],
    ['new', {}, { code: 'c1' }],
  ])(
    'R4.005: a %s token that another sign-in has overtaken opens and announces no member',
    async (_, input, callback) => {
      const { reach, context, actions, followed, send } = start(callback, {
        exchange,
        input,
        isOvertaken: true,
      });
      send('SESSION_CONFIRMED');
      await reach('stopped');
      expect(context()).toMatchObject(stopped);
      expect([actions.at(-1), followed]).toEqual([wiped, []]);
    },
  );
});

describe('A member who was not requested, in the tab of another member', () => {
  test('R4.016: is not opened: the portal signs in again, for whoever is signed in', async () => {
    const { reach, actions, followed, send } = start({ code: 'c1' }, { exchange, isStranger: true });
    send('SESSION_CONFIRMED');
    await reach('redirectingToSignIn');
    expect([actions.slice(-4), followed]).toEqual([
      ['forgetToken', 'forgetMember', 'claim signIn', 'leaveForSignIn'],
      [],
    ]);
  });

  test('R4.005: is opened after a switch, and with a token that was stored before', async () => {
    const requested = { ...exchange, requestedEid: 'E1' };
    const switched = start({ code: 'c1' }, { exchange: requested, isStranger: true });
    switched.send('SESSION_CONFIRMED');
    await switched.reach('signedIn');
    const other = start({}, { input: { storedToken: token }, isStranger: true });
    other.send('SESSION_CONFIRMED');
    await other.reach('signedIn');
  });
});

describe('A member who is opened', () => {
  test('is announced to the other tabs after a new sign-in, and restarts the selection', async () => {
    const { reach, followed, send } = start({ code: 'c1' }, { exchange });
    send('SESSION_CONFIRMED');
    await reach('signedIn');
    expect(followed).toEqual(['announce E1', 'load data of ana']);
  });

  test('is not announced again when the page is only loaded again', () => {
    const { followed, send } = start({}, { input: { storedToken: token } });
    send('SESSION_CONFIRMED');
    expect(followed).toEqual(['load data of ana']);
    send('DATA_OUTDATED');
    expect(followed).toEqual(['load data of ana']);
  });
});
