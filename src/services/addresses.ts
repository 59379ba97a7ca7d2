import type { Environment } from '../config/generated/config-files.ts';

/** Returns the origins that the page may navigate to: those of the environment and of the portal. */
export const environmentOrigins = ({
  origins,
  legacy,
  api,
  fhir,
  spanishHosts,
}: Environment): ReadonlySet<string> =>
  new Set([
    ...origins,
    ...[legacy, api, fhir.authorize].map((address) => new URL(address).origin),
    ...spanishHosts.flatMap((host) => [`https://${host}`, `https://es.${host}`]),
  ]);

/** Returns the environment that lists the page's origin (docs/contract.md 2); undefined when none does. */
export const chooseEnvironment = (
  environments: Readonly<Record<string, Environment>>,
  origin: string,
): Environment | undefined => Object.values(environments).find(({ origins }) => origins.includes(origin));

/**
 * Replaces the page if the target's origin is allowed, and returns whether it did. All navigation to other
 * origins uses this function.
 */
export const leave = (
  page: { readonly location: Pick<Location, 'replace'> },
  target: string,
  origins: ReadonlySet<string>,
): boolean => {
  if (!URL.canParse(target) || !origins.has(new URL(target).origin)) return false;
  page.location.replace(target);
  return true;
};

const signInParameters = ['code', 'state', 'launch', 'iss', 'error'];

// Addresses in the middle of a sign-in (contract 3.3, 3.7) are neither stored nor moved.
export const belongsToSignIn = (query: URLSearchParams): boolean =>
  signInParameters.some((name) => query.has(name));

const maxLength = 2000;

// Accepts only a path and query of the portal: no scheme, host, backslash, control character or space.
// Checked on every read of a stored address, so that no redirect leaves the origin.
export const safeOwnPath = (value: string): string | undefined => {
  if (value.length > maxLength || !/^\/(?!\/)[^\\\s\p{C}]*$/u.test(value)) return undefined;
  const origin = 'https://portal.invalid';
  if (!URL.canParse(value, origin)) return undefined;
  const address = new URL(value, origin);
  return address.origin === origin && !address.pathname.startsWith('//')
    ? address.pathname + address.search + address.hash
    : undefined;
};
