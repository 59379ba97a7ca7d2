import type { Redirect } from '../../config/generated/config-files.ts';

export interface LegacyPlace {
  readonly pathname: string;
  readonly search: string;
}

const lower = (query: Iterable<readonly [string, string]>): ReadonlyMap<string, string> =>
  new Map([...query].map(([name, value]) => [name.toLowerCase(), value.toLowerCase()]));

/**
 * Returns the target (`route:<screen key>`) that replaced an address of the legacy site, or undefined. The
 * path must end like the redirect's, and the query must have all its parameters, ignoring case (R2.085 to
 * R2.089, A25).
 */
export const legacyAddress = (
  { pathname, search }: LegacyPlace,
  redirects: readonly Redirect[],
): string | undefined => {
  const path = pathname.toLowerCase();
  const query = lower(new URLSearchParams(search));
  const fits = (redirect: Redirect): boolean =>
    path.endsWith(`/${redirect.path.toLowerCase()}`) &&
    [...lower(Object.entries(redirect.query ?? {}))].every(([name, value]) => query.get(name) === value);
  return redirects.find(fits)?.to;
};
