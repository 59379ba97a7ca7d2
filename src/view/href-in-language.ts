import type { Language } from '../config/portal-config.ts';
import { hrefOf } from './href-of.ts';
import { matchPath } from './match-path.ts';
import type { ViewContext } from './view-context.ts';

export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The address of the same screen in another language, with its hash and its query, which names that language where it named one (ledger
 * A06, A109); an unknown path stays, with one leading slash, so that it is never read as a host.
 */
export const hrefInLanguage = (language: Language, place: Place, context: Pick<ViewContext, 'config' | 'language'>): string => {
  const key = matchPath(context.config, context.language, place.pathname);
  const isRoot = place.pathname === '/';
  const path = key === undefined || isRoot ? undefined : hrefOf(key, { config: context.config, language });
  const own = place.pathname.replace(/^[/\\]+/, '/');
  const search = place.search.replace(/([?&](?:lng|lang)=)[^&]*/g, `$1${language}`);
  return (path ?? own) + search + place.hash;
};
