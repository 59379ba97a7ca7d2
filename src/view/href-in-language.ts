import type { Language } from '../config/portal-config.ts';
import { hrefOf } from './href-of.ts';
import { matchPath } from './match-path.ts';
import { normalisePath } from './normalise-path.ts';
import type { ViewContext } from './view-context.ts';

export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What is known of the paths of the language that a place is in. */
export type KnownPaths = Pick<ViewContext, 'config' | 'language' | 'pages'>;

/** The path of the same page of the content service in another language. */
const pageInLanguage = (to: Language, pathname: string, { language, pages }: KnownPaths): string | undefined => {
  const page = pages?.[language].get(normalisePath(pathname) ?? '');
  const [path] = [...(pages?.[to] ?? [])].find(([, { id }]) => id === page?.id) ?? [];
  return path === undefined ? undefined : encodeURI(path);
};

/**
 * The address of the same screen or page in another language, with its hash and its query, which names that language where it named one
 * (ledger A06, A109); an unknown path stays, with one leading slash, so that it is never read as a host.
 */
export const hrefInLanguage = (language: Language, place: Place, known: KnownPaths): string => {
  const { pathname } = place;
  const key = matchPath(known.config, known.language, pathname);
  const path = key === undefined ? pageInLanguage(language, pathname, known) : hrefOf(key, { config: known.config, language });
  const own = pathname.replace(/^[/\\]+/, '/');
  const search = place.search.replace(/([?&](?:lng|lang)=)[^&]*/g, `$1${language}`);
  return (pathname === '/' ? own : (path ?? own)) + search + place.hash;
};
