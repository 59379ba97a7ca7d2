import { createHmac, timingSafeEqual } from 'node:crypto';

// How cookies are written: under https with the prefix that binds them to the host, on a loopback address without.
export interface CookieStyle {
  readonly isSecure: boolean;
  /** Keys that sign the session's cookie, the newest first; none: it is not signed. */
  readonly keys: readonly string[];
}

type CookieKind = 'session' | 'signIn';
const plainNames: Readonly<Record<CookieKind, string>> = { session: 'workbench', signIn: 'workbench-sign-in' };

const cookieName = (kind: CookieKind, { isSecure }: CookieStyle): string => `${isSecure ? '__Host-' : ''}${plainNames[kind]}`;

// The value of a cookie in a request's `Cookie` header; undefined where it is not there.
export const readCookie = (kind: CookieKind, header: string | undefined, style: CookieStyle): string | undefined => {
  const start = `${cookieName(kind, style)}=`;
  const found = (header ?? '').split('; ').find((one) => one.startsWith(start));
  return found?.slice(start.length);
};

// The `Set-Cookie` header that sets a cookie for `seconds`; 0 removes it.
export const writeCookie = (kind: CookieKind, value: string, seconds: number, style: CookieStyle): string =>
  `${cookieName(kind, style)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${style.isSecure ? '; Secure' : ''}`;

const signature = (token: string, key: string): string => createHmac('sha256', key).update(token).digest('base64url');

// A token as the session's cookie holds it.
export const signedToken = (token: string, { keys: [key] }: CookieStyle): string =>
  key === undefined ? token : `${token}.${signature(token, key)}`;

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

// The token in the session's cookie; undefined where one of the keys should have signed it and none did.
export const tokenIn = (value: string, { keys }: CookieStyle): string | undefined => {
  const [token = '', signed = ''] = value.split('.', 2);
  const isGood = keys.length === 0 || keys.some((key) => isSame(signature(token, key), signed));
  return isGood && token !== '' ? token : undefined;
};
