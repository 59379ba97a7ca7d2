import type { SignInToken } from '../../machines/auth-types.ts';
import { isRecord, parseJson } from '../http.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

/** The token in the parsed JSON value of a token answer (R7.015): both texts must be there, other keys are ignored. */
export const tokenAnswer = (value: unknown): SignInToken | undefined => {
  if (!isRecord(value)) return undefined;
  const { access_token: accessToken, context_string: contextString } = value;
  if (typeof accessToken !== 'string' || typeof contextString !== 'string') return undefined;
  return accessToken === '' || contextString === '' ? undefined : { accessToken, contextString };
};

/** The token of this tab under `portal.token`; anything foreign found there reads as nothing. */
export const tokenStore = (storage: SafeStorage) => ({
  read: (): SignInToken | undefined => tokenAnswer(parseJson(storage.read(storageKeys.token) ?? '')),
  /** The mark of the browser that the token was kept with; empty where there is none. */
  mark: (): string => {
    const value = parseJson(storage.read(storageKeys.token) ?? '');
    return isRecord(value) && typeof value['mark'] === 'string' ? value['mark'] : '';
  },
  write: ({ accessToken, contextString }: SignInToken, mark: string): void =>
    void storage.write(storageKeys.token, JSON.stringify({ access_token: accessToken, context_string: contextString, mark })),
  forget: (): void => storage.remove(storageKeys.token),
});

/** Tokens travel in headers, which servers bound far below. */
const longestToken = 100_000;

const payloadOf = (token: string): unknown => {
  if (token.length > longestToken) return undefined;
  const parts = token.split('.');
  if (parts.length !== 3) return undefined;
  try {
    return parseJson(atob((parts[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
  } catch {
    return undefined;
  }
};

/** When a token was issued, in epoch milliseconds; undefined where it does not say. */
export const tokenIssue = (token: string): number | undefined => {
  const payload = payloadOf(token);
  const iat = isRecord(payload) ? payload['iat'] : undefined;
  return typeof iat === 'number' ? iat * 1000 : undefined;
};

/** When a token expires, in epoch milliseconds; never (infinity) for one without `exp`, long ago for one that cannot be read. */
export const tokenExpiry = (token: string): number => {
  const payload = payloadOf(token);
  const exp = isRecord(payload) ? payload['exp'] : 0;
  if (exp === undefined) return Infinity;
  return typeof exp === 'number' ? exp * 1000 : 0;
};

/**
 * Whether a token may be reused at `now` (epoch milliseconds): a readable JWT whose `exp`, in seconds, lies ahead or is absent
 * (R5.12, A97). A convenience, not a proof: nothing a member may see depends on it.
 */
export const isTokenValid = (token: string, now: number): boolean => tokenExpiry(token) > now;
