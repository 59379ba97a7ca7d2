import { loginError, type LoginErrorCode } from './login-error.ts';

/** What a page load brought for signing in. */
export interface Arrival {
  readonly code?: string;
  readonly state?: string;
  readonly launch?: string;
  readonly iss?: string;
  readonly error?: string;
  readonly errorDescription?: string;
  readonly loginError?: LoginErrorCode;
}

export interface PageAddress {
  readonly href: string;
  readonly referrer: string;
  /** The login page's path in every language. */
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

const authorizeArrival = (query: URLSearchParams): Arrival =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([field, name]) => {
      const value = query.get(name);
      return value === null || value === '' ? [] : [[field, value]];
    }),
  );

const queryOf = (address: string): URLSearchParams => (URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams());

/**
 * Reads the address and the referrer (contract 3.3, 3.7). On a login page `error` is a login code, from the referrer before the
 * own query; on the root it is an authorize error; other pages bring nothing. The first of a repeated parameter counts.
 */
export const readArrival = ({ href, referrer, loginPaths }: PageAddress): Arrival => {
  const { pathname, searchParams } = new URL(href);
  if (loginPaths.includes(pathname)) {
    const failure = loginError(queryOf(referrer)) ?? loginError(searchParams);
    return failure === undefined ? {} : { loginError: failure };
  }
  return pathname === '/' ? authorizeArrival(searchParams) : {};
};
