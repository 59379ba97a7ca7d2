import type { DeviceClock } from './device-clock.ts';
import { tokenIssue } from './token.ts';

const timeoutMilliseconds = 5000;

// Epoch milliseconds. NaN without an answer or for a cached one.
const hostTime = async (fetch: typeof globalThis.fetch): Promise<number> => {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  try {
    const { headers } = await fetch('/releases/current.json', {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'error',
      signal,
    });
    const isCached = Number(headers.get('age')) !== 0;
    return isCached ? NaN : Date.parse(headers.get('date') ?? '');
  } catch {
    return NaN;
  }
};

// False when the host's time is unusable: missing, or further than the device's from the time when this new
// token was issued.
export const correctClock = async (
  token: string,
  clock: DeviceClock,
  fetch: typeof globalThis.fetch,
): Promise<boolean> => {
  const time = await hostTime(fetch);
  const issued = tokenIssue(token) ?? time;
  const isCorrected = Math.abs(time - issued) <= Math.abs(clock.now() - issued);
  if (isCorrected) clock.set(time);
  return isCorrected;
};
