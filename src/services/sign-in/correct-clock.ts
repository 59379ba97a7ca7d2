import type { DeviceClock } from './device-clock.ts';
import { tokenIssue } from './token.ts';

const timeoutMilliseconds = 5000;

/** The time of the portal's own host, in epoch milliseconds; NaN without an answer, or where that comes from a cache. */
const hostTime = async (fetch: typeof globalThis.fetch): Promise<number> => {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  try {
    const { headers } = await fetch('/releases/current.json', { method: 'HEAD', cache: 'no-store', redirect: 'error', signal });
    const isCached = Number(headers.get('age')) !== 0;
    return isCached ? NaN : Date.parse(headers.get('date') ?? '');
  } catch {
    return NaN;
  }
};

/**
 * Sets the clock right by the portal's own host; false where it tells no time. A host that is further than the device from the time at
 * which this new token was issued is wrong itself, and tells none.
 */
export const correctClock = async (token: string, clock: DeviceClock, fetch: typeof globalThis.fetch): Promise<boolean> => {
  const time = await hostTime(fetch);
  const issued = tokenIssue(token) ?? time;
  const isTold = Math.abs(time - issued) <= Math.abs(clock.now() - issued);
  if (isTold) clock.set(time);
  return isTold;
};
