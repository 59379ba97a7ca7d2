import type { Environment } from '../config/generated/config-files.ts';

/** The origins that a whole-page move may lead to: the environment's own, and the portal's. */
export const environmentOrigins = ({ origins, legacy, api, fhir, spanishHosts }: Environment): ReadonlySet<string> =>
  new Set([
    ...origins,
    ...[legacy, api, fhir.authorize].map((address) => new URL(address).origin),
    ...spanishHosts.flatMap((host) => [`https://${host}`, `https://es.${host}`]),
  ]);

/** The environment that lists the page's origin (contract 2); undefined when none does. */
export const chooseEnvironment = (environments: Readonly<Record<string, Environment>>, origin: string): Environment | undefined =>
  Object.values(environments).find(({ origins }) => origins.includes(origin));

/** The only door for whole-page moves: goes to an address whose origin is allowed and says whether it did; replaces the history entry. */
export const leave = (page: { readonly location: Pick<Location, 'replace'> }, target: string, origins: ReadonlySet<string>): boolean => {
  if (!URL.canParse(target) || !origins.has(new URL(target).origin)) return false;
  page.location.replace(target);
  return true;
};

const signInParameters = ['code', 'state', 'launch', 'iss', 'error'];

/** True for the query of an address in the middle of a sign-in (contract 3.3, 3.7), which is neither kept nor moved. */
export const belongsToSignIn = (query: URLSearchParams): boolean => signInParameters.some((name) => query.has(name));

const maxLength = 2000;

/**
 * A path and query of the portal itself, or undefined: one leading slash, no scheme, host, backslash, control character or
 * space, and no more than 2,000 characters. Checked whenever a kept address is read, so that no redirect leaves the origin.
 */
export const safeOwnPath = (value: string): string | undefined => {
  if (value.length > maxLength || !/^\/(?!\/)[^\\\s\p{C}]*$/u.test(value)) return undefined;
  const origin = 'https://portal.invalid';
  if (!URL.canParse(value, origin)) return undefined;
  const address = new URL(value, origin);
  return address.origin === origin && !address.pathname.startsWith('//') ? address.pathname + address.search + address.hash : undefined;
};
