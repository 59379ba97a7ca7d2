import type { KeepAliveAnswer } from '../../machines/session.machine.ts';
import { readLimitedText } from '../http.ts';

/** The address that the keep-alive asks (contract 3.2). */
export const keepAliveAddress = (api: string): string => new URL('Home/KeepAlive', api).href;

/** How it is asked: with the cookies of the legacy site, never from a cache, and a redirect is an answer of its own. */
export const keepAliveRequest = { credentials: 'include', cache: 'no-store', redirect: 'manual' } as const satisfies RequestInit;

export interface KeepAliveTransport {
  readonly fetch: typeof fetch;
  readonly timeoutSeconds: number;
  /** Ends the call early when its answer is no longer wanted. */
  readonly signal?: AbortSignal;
}

const maxBytes = 10_000;

/**
 * Asks whether the legacy session lives (R7.001, R7.002, A104): `in` only for status 200 with body 1, `out` for any other answer
 * and for a redirect, `none` when no whole answer comes in time.
 */
export const keepAlive = async (api: string, { fetch, timeoutSeconds, signal }: KeepAliveTransport): Promise<KeepAliveAnswer> => {
  const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
  try {
    const response = await fetch(keepAliveAddress(api), {
      ...keepAliveRequest,
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    });
    if (response.status !== 200 || response.redirected) return 'out';
    return (await readLimitedText(response, maxBytes))?.trim() === '1' ? 'in' : 'out';
  } catch {
    return 'none';
  }
};
