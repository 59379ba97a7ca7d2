import type { SignInToken } from '../../machines/auth-types.ts';
import { isRecord, parseJson } from '../http.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

// Both texts are required (R7.015); other keys are ignored.
export const tokenAnswer = (value: unknown): SignInToken | undefined => {
  if (!isRecord(value)) return undefined;
  const { access_token: accessToken, context_string: contextString } = value;
  if (typeof accessToken !== 'string' || typeof contextString !== 'string') return undefined;
  return accessToken === '' || contextString === '' ? undefined : { accessToken, contextString };
};

/** Stores the token of this tab under `portal.token`. Invalid stored values read as undefined. */
export const tokenStore = (storage: SafeStorage) => ({
  read: (): SignInToken | undefined => tokenAnswer(parseJson(storage.read(storageKeys.token) ?? '')),
  mark: (): string => {
    const value = parseJson(storage.read(storageKeys.token) ?? '');
    return isRecord(value) && typeof value['mark'] === 'string' ? value['mark'] : '';
  },
  write: ({ accessToken, contextString }: SignInToken, mark: string): void =>
    void storage.write(
      storageKeys.token,
      JSON.stringify({ access_token: accessToken, context_string: contextString, mark }),
    ),
  forget: (): void => storage.remove(storageKeys.token),
});

// Tokens are sent in headers, and servers limit these to much less.
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

// In epoch milliseconds; undefined when the token does not say.
export const tokenIssue = (token: string): number | undefined => {
  const payload = payloadOf(token);
  const iat = isRecord(payload) ? payload['iat'] : undefined;
  return typeof iat === 'number' ? iat * 1000 : undefined;
};

/** Returns when a token expires, in epoch milliseconds: infinity without `exp`, 0 when it cannot be read. */
export const tokenExpiry = (token: string): number => {
  const payload = payloadOf(token);
  const exp = isRecord(payload) ? payload['exp'] : 0;
  if (exp === undefined) return Infinity;
  return typeof exp === 'number' ? exp * 1000 : 0;
};

/**
 * Returns true for a readable JWT that has not expired at `now` (epoch ms; R5.12, A97). Access does not
 * depend on it.
 */
export const isTokenValid = (token: string, now: number): boolean => tokenExpiry(token) > now;
