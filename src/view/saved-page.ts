import { hrefInLanguage, type KnownPaths } from './href-in-language.ts';
import { matchPath } from './match-path.ts';
import { normalisePath } from './normalise-path.ts';
import { otherLanguage } from './other-language.ts';

const splitPlace = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://portal.invalid');
  return { pathname, search, hash };
};

const isKnown = (pathname: string, { config, language, pages }: KnownPaths): boolean =>
  matchPath(config, language, pathname) !== undefined || pages?.[language].has(normalisePath(pathname) ?? '') === true;

/** A saved path in the active language: one that was saved in the other language opens the same screen or page (ledger A06). */
export const savedPage = (path: string, active: KnownPaths): string => {
  const place = splitPlace(path);
  const other = { ...active, language: otherLanguage(active.language) };
  const isOfOther = !isKnown(place.pathname, active) && isKnown(place.pathname, other);
  return isOfOther ? hrefInLanguage(active.language, place, other) : path;
};
