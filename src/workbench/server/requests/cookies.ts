import { createHmac, timingSafeEqual } from 'node:crypto';

// HTTPS uses the prefix that binds cookies to the host; a loopback address does not.
export interface CookieStyle {
  readonly isSecure: boolean;
  readonly keys: readonly string[];
}

type CookieKind = 'session' | 'signIn';
const plainNames: Readonly<Record<CookieKind, string>> = {
  session: 'workbench',
  signIn: 'workbench-sign-in',
};

const cookieName = (kind: CookieKind, { isSecure }: CookieStyle): string =>
  `${isSecure ? '__Host-' : ''}${plainNames[kind]}`;

export const readCookie = (
  kind: CookieKind,
  header: string | undefined,
  style: CookieStyle,
): string | undefined => {
  const start = `${cookieName(kind, style)}=`;
  const found = (header ?? '').split('; ').find((one) => one.startsWith(start));
  return found?.slice(start.length);
};

// 0 seconds deletes it.
export const writeCookie = (kind: CookieKind, value: string, seconds: number, style: CookieStyle): string =>
  `${cookieName(kind, style)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${style.isSecure ? '; Secure' : ''}`;

const signature = (token: string, key: string): string =>
  createHmac('sha256', key).update(token).digest('base64url');

export const signedToken = (token: string, { keys: [key] }: CookieStyle): string =>
  key === undefined ? token : `${token}.${signature(token, key)}`;

const isSame = (one: string, other: string): boolean => {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
};

// Undefined if a key should have signed it and none did.
export const tokenIn = (value: string, { keys }: CookieStyle): string | undefined => {
  const [token = '', signed = ''] = value.split('.', 2);
  const isGood = keys.length === 0 || keys.some((key) => isSame(signature(token, key), signed));
  return isGood && token !== '' ? token : undefined;
};
