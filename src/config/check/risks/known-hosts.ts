import type { ConfigSources } from '../../compile/config-sources.ts';

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Returns true if a host is one of these domains or a subdomain of one. */
export const isOfDomains = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => isWithin(host, domain.toLowerCase()));

/** Returns the plan's own domains: those of its public site in each environment. */
export const ownDomains = ({ environments }: ConfigSources): readonly string[] =>
  Object.values(environments).map(({ publicDomain }) => publicDomain.replace(/^www\./, ''));

// As in `co.uk` or `com.mx`, where the third label is the owner's.
const sharedLabels = ['co', 'com', 'org', 'net', 'gov', 'edu', 'ac'];

/** Returns the registered domain of a host: `facebook.example` for `www.facebook.example`. */
export const registeredDomain = (host: string): string => {
  const labels = host.split('.');
  const [second = '', last = ''] = labels.slice(-2);
  const count = last.length === 2 && sharedLabels.includes(second) ? 3 : 2;
  return labels.slice(-count).join('.');
};
