import { matchPath, otherLanguage, screenOf } from '../view/routes/paths.ts';
import { activeLanguage } from './active-language.ts';
import type { Portal } from './portal.ts';

/**
 * True while the address bar names a screen that needs no sign-in, in whichever language, or no screen at all. A member's screen by its
 * path in the other language is none: whether it is searched or opened after a sign-in is decided with the session.
 */
export const isPublicPlace = ({ config, i18n }: Pick<Portal, 'config' | 'i18n'>): boolean => {
  const language = activeLanguage(i18n);
  const { pathname } = window.location;
  const key = matchPath(config, language, pathname) ?? matchPath(config, otherLanguage(language), pathname);
  return key === undefined || (screenOf(config, key)?.layout ?? 'member') !== 'member';
};
