import type { Language } from '../../config/portal-config.ts';
import { belongsToSignIn } from '../addresses.ts';

const prefix = 'es.';

const isSpanishTwin = (hostname: string, hosts: readonly string[]): boolean =>
  hostname.startsWith(prefix) && hosts.includes(hostname.slice(prefix.length));

/** The es. hosts of an environment (R1.20, A07): where a page in a language belongs, and which language a host itself speaks. */
export const spanishHost = (hosts: readonly string[]) => ({
  /** Spanish on the es. twin of a listed host, so that a page that moved there stays. */
  languageOf: (hostname: string): Language | undefined => (isSpanishTwin(hostname, hosts) ? 'es' : undefined),
  /**
   * Where the page at `href` has to move for a language, or undefined when it stays. Path, query and hash are kept; the way back
   * names English in the query, or the listed host's stored Spanish would send it round. Never moves in the middle of a sign-in.
   */
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
