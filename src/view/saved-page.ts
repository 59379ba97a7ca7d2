import type { Language, PortalConfig } from '../config/portal-config.ts';
import { hrefInLanguage } from './href-in-language.ts';
import { matchPath } from './match-path.ts';
import { otherLanguage } from './other-language.ts';

const splitPlace = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://portal.invalid');
  return { pathname, search, hash };
};

/** A saved path in the active language: one that was saved in the other language opens the same screen (ledger A06). */
export const savedPage = (path: string, config: PortalConfig, language: Language): string => {
  const place = splitPlace(path);
  const savedIn = otherLanguage(language);
  const isOfOther = matchPath(config, language, place.pathname) === undefined && matchPath(config, savedIn, place.pathname) !== undefined;
  return isOfOther ? hrefInLanguage(language, place, { config, language: savedIn }) : path;
};
