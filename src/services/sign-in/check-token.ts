import type { ExchangeResult } from '../../machines/auth-types.ts';
import type { DeviceClock } from './device-clock.ts';
import { isTokenValid, tokenExpiry, tokenIssue } from './token.ts';

// Smaller clock errors need no correction.
const bearableMilliseconds = 5 * 60_000;

// True when a new token suggests that the clock is wrong. A token that was already expired when issued proves
// nothing.
const isClockDoubtful = (token: string, now: number): boolean => {
  const issued = tokenIssue(token);
  if (tokenExpiry(token) <= (issued ?? 0)) return false;
  return !isTokenValid(token, now) || Math.abs(now - (issued ?? now)) > bearableMilliseconds;
};

interface Tools {
  readonly clock: DeviceClock;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Rejects a new token that has expired. If the device's clock may be wrong, corrects it first
 * (Decision 0047).
 */
export const checkToken = async (
  result: ExchangeResult,
  { clock, fetch }: Tools,
): Promise<ExchangeResult> => {
  if (result.kind !== 'token') return result;
  const { accessToken } = result.token;
  const isTimeKnown =
    !isClockDoubtful(accessToken, clock.now()) ||
    (await (await import('./correct-clock.ts')).correctClock(accessToken, clock, fetch));
  if (isTokenValid(accessToken, clock.now())) return result;
  return { kind: isTimeKnown ? 'failed' : 'wrongClock' };
};
