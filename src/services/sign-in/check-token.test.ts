import { describe, expect, test } from 'vitest';
import { fakeJwt, fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { deviceClock } from './device-clock.ts';
import { checkToken } from './check-token.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const rightTime = Date.UTC(2026, 2, 1, 12);

const issuedNow = fakeJwt({ iat: rightTime / 1000, exp: (rightTime + hour) / 1000 });
const withoutIssue = fakeJwt({ exp: (rightTime + hour) / 1000 });
const tellsTime = { date: new Date(rightTime).toUTCString() };

interface World {
  readonly fast: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

const checking = ({ fast, headers }: World) => {
  const device = { shows: rightTime + fast };
  const clock = deviceClock(
    safeStorage(() => fakeStorage()),
    () => device.shows,
  );
  const asked: unknown[] = [];
  const fetch = ((address: unknown, { method, cache }: RequestInit) => {
    asked.push([address, method, cache]);
    return headers
      ? Promise.resolve(new Response(null, { headers }))
      : Promise.reject(new TypeError('Failed to fetch'));
  }) as typeof globalThis.fetch;
  const check = async (accessToken: string) =>
    (await checkToken({ kind: 'token', token: { accessToken, contextString: 'ctx' } }, { clock, fetch }))
      .kind;
  return { device, clock, asked, check };
};

const errors = [6 * minute, 30 * minute, hour - 1000, hour, hour + 1000, 2 * hour, day, 400 * day];

describe('Checking a new token', () => {
  test.each([...errors, ...errors.map((error) => -error)])(
    'the host’s time corrects a clock that is fast by %i ms, and the token is valid',
    async (fast) => {
      const { clock, asked, check } = checking({ fast, headers: tellsTime });
      expect(await check(issuedNow)).toBe('token');
      expect(clock.now()).toBe(rightTime);
      expect(asked).toEqual([['/releases/current.json', 'HEAD', 'no-store']]);
    },
  );

  test.each([0, 4 * minute, -4 * minute])(
    'a clock that is fast by %i ms needs no additional request',
    async (fast) => {
      const { clock, asked, check } = checking({ fast });
      expect([await check(issuedNow), await check(withoutIssue)]).toEqual(['token', 'token']);
      expect([asked, clock.error()]).toEqual([[], 0]);
    },
  );

  test('a short token that looks expired by a clock two minutes fast is valid after the host corrected the time', async () => {
    const { check } = checking({ fast: 2 * minute, headers: tellsTime });
    expect(await check(fakeJwt({ iat: rightTime / 1000, exp: rightTime / 1000 + 60 }))).toBe('token');
  });

  test('an expired token without an issue time is checked against the host’s time', async () => {
    const { clock, check } = checking({ fast: 2 * hour, headers: tellsTime });
    expect(await check(withoutIssue)).toBe('token');
    expect(clock.now()).toBe(rightTime);
  });

  const withoutTime: readonly (readonly [string, World['headers']])[] = [
    ['no answer', undefined],
    ['an answer without the time', {}],
    ['a time that cannot be read', { date: 'noon' }],
    ['an answer from a cache', { ...tellsTime, age: '120' }],
    ['an age that cannot be read', { ...tellsTime, age: '?' }],
    ['a time further from the token than the device', { date: new Date(rightTime - day).toUTCString() }],
  ];

  test.each(withoutTime)(
    'without a usable time (%s), the clock of a fast device is wrong',
    async (_, headers) => {
      const { clock, check } = checking({ fast: 2 * hour, headers });
      expect(await check(issuedNow)).toBe('wrongClock');
      expect(clock.error()).toBe(0);
    },
  );

  test.each(withoutTime)(
    'without a usable time (%s), a slow device continues with its own clock',
    async (_, headers) => {
      const { clock, check } = checking({ fast: -2 * hour, headers });
      expect(await check(issuedNow)).toBe('token');
      expect(clock.error()).toBe(0);
    },
  );

  test('an answer with the age of 0 comes from the host itself', async () => {
    expect(await checking({ fast: 2 * hour, headers: { ...tellsTime, age: '0' } }).check(issuedNow)).toBe(
      'token',
    );
  });

  test.each([
    ['an unreadable token', 'opaque'],
    [
      'a token that had expired when it was issued',
      fakeJwt({ iat: rightTime / 1000, exp: rightTime / 1000 - 1 }),
    ],
    ['a token with a negative exp', fakeJwt({ exp: -1 })],
  ])('R8.07: %s counts as no token, and proves nothing about the clock', async (_, token) => {
    const { asked, check } = checking({ fast: 0, headers: tellsTime });
    expect(await check(token)).toBe('failed');
    expect(asked).toEqual([]);
  });

  test('R8.07: a token that is also expired by the time of the host counts as none', async () => {
    const { check } = checking({ fast: 0, headers: tellsTime });
    expect(await check(fakeJwt({ iat: (rightTime - 2 * hour) / 1000, exp: (rightTime - hour) / 1000 }))).toBe(
      'failed',
    );
  });

  test.each(['failed', 'refused'] as const)('%s stays the result', async (kind) => {
    const { clock } = checking({ fast: 0 });
    expect(await checkToken({ kind }, { clock, fetch: () => Promise.reject(new Error('asked')) })).toEqual({
      kind,
    });
  });

  test('a clock that the member has corrected is right at the next sign-in', async () => {
    const { device, clock, check } = checking({ fast: hour, headers: tellsTime });
    await check(issuedNow);
    device.shows = rightTime;
    expect(await check(issuedNow)).toBe('token');
    expect(clock.now()).toBe(rightTime);
  });
});

describe('The clock of the device', () => {
  const clockOf = (tab: ReturnType<typeof fakeStorage>) =>
    deviceClock(
      safeStorage(() => tab),
      () => rightTime,
    );

  test.each(['', 'soon', 'NaN', 'Infinity'])('an unknown stored error is ignored: %s', (error) => {
    expect(clockOf(fakeStorage({ 'portal.clockError': error })).error()).toBe(0);
  });

  test('the error outlives page loads of the tab', () => {
    const tab = fakeStorage();
    clockOf(tab).set(rightTime + hour);
    expect(clockOf(tab).now()).toBe(rightTime + hour);
  });
});
