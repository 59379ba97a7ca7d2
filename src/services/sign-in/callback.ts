import type { LoginErrorCode, SignInCallback } from '../../machines/auth-types.ts';

const named: readonly string[] = [
  'usernameloginfailed',
  'maxpassfail',
  'accountlocked',
  'cookiesblocked',
] satisfies readonly LoginErrorCode[];

const isNamed = (code: string): code is LoginErrorCode => named.includes(code);

// Ignores case; `errorKey` alone gives the undetermined error (R8.01 to R8.04, A78).
export const loginError = (query: URLSearchParams): LoginErrorCode | undefined => {
  const code = query.get('error')?.trim().toLowerCase() ?? '';
  if (isNamed(code)) return code;
  return code !== '' || (query.get('errorKey') ?? '') !== '' ? 'undetermined' : undefined;
};

export interface PageAddress {
  readonly href: string;
  readonly referrer: string;
  readonly loginPaths: readonly string[];
}

const parameters = {
  code: 'code',
  state: 'state',
  launch: 'launch',
  iss: 'iss',
  error: 'error',
  errorDescription: 'error_description',
} as const;

const authorizeCallback = (query: URLSearchParams): SignInCallback =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([field, name]) => {
      const value = query.get(name);
      return value === null || value === '' ? [] : [[field, value]];
    }),
  );

const queryOf = (address: string): URLSearchParams =>
  URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams();

/**
 * Reads sign-in parameters from the address and the referrer (contract 3.3, 3.7). On a login page, `error` is
 * a login code, and the referrer takes priority. On the root, it is an authorize error. Other pages have
 * none. If a parameter is repeated, the first value wins.
 */
export const readSignInCallback = ({ href, referrer, loginPaths }: PageAddress): SignInCallback => {
  const { pathname, searchParams } = new URL(href);
  if (loginPaths.includes(pathname)) {
    const failure = loginError(queryOf(referrer)) ?? loginError(searchParams);
    return failure === undefined ? {} : { loginError: failure };
  }
  return pathname === '/' ? authorizeCallback(searchParams) : {};
};

const rootParameters = [...Object.values(parameters), 'error_uri', 'errorKey', 'session_state'];
const loginParameters = ['error', 'errorKey'];

/**
 * Restores the normal referrer policy. The document at `/`, where sign-ins return, has `Referrer-Policy:
 * no-referrer`, so that a form posted to the legacy site would have no origin. Call it only once the address
 * is clean.
 */
export const allowReferrer = (page: Document): void => {
  const meta = page.createElement('meta');
  meta.name = 'referrer';
  meta.content = 'strict-origin-when-cross-origin';
  page.head.append(meta);
};

interface AddressWindow {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

const namesAt = (pathname: string, loginPaths: readonly string[]): readonly string[] => {
  if (pathname === '/') return rootParameters;
  return loginPaths.includes(pathname) ? loginParameters : [];
};

/**
 * Removes sign-in parameters from the address before other code can read or send them (A80, contract 3.7).
 */
export const takeCallbackOutOfAddress = (page: AddressWindow, loginPaths: readonly string[]): void => {
  const address = new URL(page.location.href);
  const present = namesAt(address.pathname, loginPaths).filter((name) => address.searchParams.has(name));
  if (present.length === 0) return;
  present.forEach((name) => address.searchParams.delete(name));
  page.history.replaceState(page.history.state, '', address.href);
};
