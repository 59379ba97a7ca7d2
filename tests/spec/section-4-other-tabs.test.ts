import { describe, expect, test } from 'vitest';
import { sampleToken as token, startAuth as start } from '../support/members/auth-world.ts';

const noMember = { isLoggedIn: false, authorizeToken: undefined, members: [], contextText: undefined, token: undefined };

describe('Another tab that ends the session', () => {
  const arrivals = {
    'a member on show': { storedToken: token, confirmed: true, arrival: {} },
    'a session that is still asked for': { storedToken: token, confirmed: false, arrival: {} },
    'a code that is still exchanged': { storedToken: undefined, confirmed: true, arrival: { code: 'c1' } },
  };
  const ends = [
    ['byMember', ['wipe {"keepRedirect":false}', 'rememberSignedOut {"reason":"byMember"}', 'wipe {"keepRedirect":true}']],
    ['sessionEnded', ['rememberSignedOut {"reason":"sessionEnded"}', 'wipe {"keepRedirect":true}']],
  ] as const;

  describe.each(Object.entries(arrivals))('finds %s', (_, { storedToken, confirmed, arrival }) => {
    test.each(ends)('R4.005: %s signs out in place; the saved page stays unless the member logged out (A28)', async (reason, expected) => {
      const exchange = { kind: 'token', token } as const;
      const { actor, state, context, send, deeds } = start(arrival, { exchange, input: storedToken ? { storedToken } : {} });
      if (confirmed) send('SESSION_CONFIRMED');
      deeds.length = 0;
      actor.send({ type: 'SIGNED_OUT_ELSEWHERE', reason });
      expect(state()).toBe('signedOut');
      await new Promise((settled) => setTimeout(settled));
      expect(state()).toBe('signedOut');
      expect(context()).toMatchObject(noMember);
      expect(deeds).toEqual(expected);
    });
  });
});
