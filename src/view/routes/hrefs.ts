import type { Language, PortalConfig } from '../../config/portal-config.ts';
import type { ViewContext } from '../view-context.ts';
import { matchPath, normalisePath, otherLanguage, reservedScreens, screenOf } from './paths.ts';

/**
 * Returns the percent-encoded address of a screen in the active language (A11); undefined when it has no
 * path.
 */
export const hrefOf = (
  key: string,
  context: Pick<ViewContext, 'config' | 'language'>,
): string | undefined => {
  const path = context.config.paths[context.language][key];
  return path === undefined ? undefined : encodeURI(path);
};

export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

type KnownPaths = Pick<ViewContext, 'config' | 'language' | 'pages'>;

const pageInLanguage = (
  to: Language,
  pathname: string,
  { language, pages }: KnownPaths,
): string | undefined => {
  const page = pages?.[language].get(normalisePath(pathname) ?? '');
  const [path] = [...(pages?.[to] ?? [])].find(([, { id }]) => id === page?.id) ?? [];
  return path === undefined ? undefined : encodeURI(path);
};

/**
 * Returns the address of the same screen or page in another language, with its hash and query (A06, A109). A
 * language in the query changes too. An unknown path stays unchanged, but gets exactly one leading slash, so
 * that it is never read as a host.
 */
export const hrefInLanguage = (language: Language, place: Place, known: KnownPaths): string => {
  const { pathname } = place;
  const key = matchPath(known.config, known.language, pathname);
  const path =
    key === undefined
      ? pageInLanguage(language, pathname, known)
      : hrefOf(key, { config: known.config, language });
  const own = pathname.replace(/^[/\\]+/, '/');
  const search = place.search.replace(/([?&](?:lng|lang)=)[^&]*/g, `$1${language}`);
  return (pathname === '/' ? own : (path ?? own)) + search + place.hash;
};

const splitPlace = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://portal.invalid');
  return { pathname, search, hash };
};

const isKnown = (pathname: string, { config, language, pages }: KnownPaths): boolean =>
  matchPath(config, language, pathname) !== undefined ||
  pages?.[language].has(normalisePath(pathname) ?? '') === true;

/** Converts a saved path to the active language (A06). */
export const savedPage = (path: string, active: KnownPaths): string => {
  const place = splitPlace(path);
  const other = { ...active, language: otherLanguage(active.language) };
  const isOfOther = !isKnown(place.pathname, active) && isKnown(place.pathname, other);
  return isOfOther ? hrefInLanguage(active.language, place, other) : path;
};

interface Here {
  readonly language: Language;
  readonly pathname: string;
  readonly isMember: boolean;
}

/**
 * Returns where Back leads if the history has no page of the portal: to the parent screen, otherwise home or sign-in.
 */
export const placeAbove = (config: PortalConfig, { language, pathname, isMember }: Here): string => {
  const screen = screenOf(config, matchPath(config, language, pathname) ?? '');
  const context = { config, language };
  const top = isMember ? reservedScreens.home : reservedScreens.login;
  return (
    (screen?.parent === undefined ? undefined : hrefOf(screen.parent, context)) ?? hrefOf(top, context) ?? '/'
  );
};
