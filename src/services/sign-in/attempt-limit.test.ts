import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { attemptLimit } from './attempt-limit.ts';

const limit = { attempts: 3, windowSeconds: 60 };
const seconds = (count: number) => count * 1000;

describe('The automatic sign-in attempts of a tab', () => {
  test('are three in any 60 seconds', () => {
    const attempts = attemptLimit(
      safeStorage(() => fakeStorage()),
      limit,
    );
    const claims = [0, 10, 20, 30, 59.999, 60, 61, 70].map((second) =>
      attempts.claim('signIn', seconds(second)),
    );
    expect(claims).toEqual([true, true, true, false, false, true, false, true]);
  });

  test('are counted separately for each step, and a reload does not reset them', () => {
    const browser = fakeStorage();
    const claim = (step: 'signIn' | 'authorize') =>
      attemptLimit(
        safeStorage(() => browser),
        limit,
      ).claim(step, 0);
    const claims = (
      ['signIn', 'authorize', 'signIn', 'signIn', 'signIn', 'authorize', 'authorize', 'authorize'] as const
    ).map(claim);
    expect(claims).toEqual([true, true, true, true, false, true, true, false]);
  });

  test('start again when deleted', () => {
    const attempts = attemptLimit(
      safeStorage(() => fakeStorage()),
      { ...limit, attempts: 1 },
    );
    expect([attempts.claim('signIn', 0), attempts.claim('signIn', 1)]).toEqual([true, false]);
    attempts.forget();
    expect(attempts.claim('signIn', 2)).toBe(true);
  });

  test('are refused if the note would be lost on the redirect, because the tab would loop without end', () => {
    const denied = safeStorage(() => {
      throw new Error('denied');
    });
    expect(attemptLimit(denied, limit).claim('signIn', 0)).toBe(false);
  });

  test.each(['{', '5', '[null,{"step":1,"at":0},{"step":"signIn"}]'])(
    'are counted from zero when the stored note is invalid: %s',
    (value) => {
      const storage = safeStorage(() => fakeStorage({ 'portal.signInAttempts': value }));
      expect(attemptLimit(storage, { ...limit, attempts: 1 }).claim('signIn', 0)).toBe(true);
    },
  );

  test('do not block forever after a clock was set back', () => {
    const attempts = attemptLimit(
      safeStorage(() => fakeStorage()),
      { ...limit, attempts: 1 },
    );
    expect([attempts.claim('signIn', seconds(1000)), attempts.claim('signIn', seconds(0))]).toEqual([
      true,
      true,
    ]);
  });
});
