import type { Language } from '../../config/portal-config.ts';
import { belongsToSignIn } from '../addresses.ts';

const prefix = 'es.';

const isSpanishTwin = (hostname: string, hosts: readonly string[]): boolean =>
  hostname.startsWith(prefix) && hosts.includes(hostname.slice(prefix.length));

/**
 * Returns functions for the es. hosts of an environment (R1.20, A07): the host for a page in a language, and the
 * language of a host.
 */
export const spanishHost = (hosts: readonly string[]) => ({
  // Spanish on the es. twin of a listed host, so that a moved page stays there.
  languageOf: (hostname: string): Language | undefined => (isSpanishTwin(hostname, hosts) ? 'es' : undefined),
  // The way back puts English into the query: otherwise Spanish stored on the listed host would cause a loop.
  // Undefined during a sign-in.
  move: (href: string, language: Language): string | undefined => {
    const address = new URL(href);
    if (belongsToSignIn(address.searchParams)) return undefined;
    const { hostname } = address;
    if (language === 'es' && hosts.includes(hostname) && !hostname.startsWith(prefix)) {
      address.hostname = prefix + hostname;
      return address.href;
    }
    if (language === 'en' && isSpanishTwin(hostname, hosts)) {
      address.hostname = hostname.slice(prefix.length);
      address.searchParams.set('lng', 'en');
      return address.href;
    }
    return undefined;
  },
});
