import type { KeepAliveAnswer } from '../../machines/session.machine.ts';
import { readLimitedText } from '../http.ts';

/** Returns the address of the keep-alive request (contract 3.2). */
export const keepAliveAddress = (api: string): string => new URL('Home/KeepAlive', api).href;

/**
 * The options of the keep-alive request: it sends cookies of the legacy site, skips caches, and treats a redirect as
 * an answer.
 */
export const keepAliveRequest = {
  credentials: 'include',
  cache: 'no-store',
  redirect: 'manual',
} as const satisfies RequestInit;

export interface KeepAliveTransport {
  readonly fetch: typeof fetch;
  readonly timeoutSeconds: number;
  readonly signal?: AbortSignal;
}

const maxBytes = 10_000;

/**
 * Checks the legacy session (R7.001, R7.002, A104): `in` for status 200 with body 1, `none` without an
 * answer, otherwise `out`.
 */
export const keepAlive = async (
  api: string,
  { fetch, timeoutSeconds, signal }: KeepAliveTransport,
): Promise<KeepAliveAnswer> => {
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
