import type { ExchangeResult } from '../../machines/auth-types.ts';
import type { DeviceClock } from './device-clock.ts';
import { isTokenValid, tokenExpiry, tokenIssue } from './token.ts';

/** A smaller error of the clock costs no request. */
const bearableMilliseconds = 5 * 60_000;

/** Whether a token that came just now shows that the clock may be wrong. One that had expired when it was issued shows nothing. */
const isClockDoubtful = (token: string, now: number): boolean => {
  const issued = tokenIssue(token);
  if (tokenExpiry(token) <= (issued ?? 0)) return false;
  return !isTokenValid(token, now) || Math.abs(now - (issued ?? now)) > bearableMilliseconds;
};

interface Tools {
  readonly clock: DeviceClock;
  readonly fetch: typeof globalThis.fetch;
}

/** Accepts a token that came just now unless it has expired, by the right time: a doubtful clock is corrected first (Decision 0047). */
export const judgeToken = async (result: ExchangeResult, { clock, fetch }: Tools): Promise<ExchangeResult> => {
  if (result.kind !== 'token') return result;
  const { accessToken } = result.token;
  const isTimeKnown =
    !isClockDoubtful(accessToken, clock.now()) || (await (await import('./correct-clock.ts')).correctClock(accessToken, clock, fetch));
  if (isTokenValid(accessToken, clock.now())) return result;
  return { kind: isTimeKnown ? 'failed' : 'wrongClock' };
};
