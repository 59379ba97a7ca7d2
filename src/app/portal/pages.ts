import { matchPath, otherLanguage, reservedScreens, screenOf } from '../../view/routes/paths.ts';
import { activeLanguage } from './languages.ts';
import type { Portal } from './portal.ts';

/**
 * Remembers a page that signing in keeps a visitor from, that an automatic sign-in leaves, or that a member with a coverage selected is
 * on (`owner`: the person signed in), so that the member comes (back) to it; home as the root, by whatever path (R2.091 to R2.096).
 */
export const rememberPage = (
  { config, redirect }: Pick<Portal, 'config' | 'redirect'>,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  owner?: string,
): void => {
  const keys = (['en', 'es'] as const).map((language) => matchPath(config, language, pathname));
  redirect.note({
    path: pathname + search + hash,
    isHome: keys.includes(reservedScreens.home),
    isLoginPage: keys.includes(reservedScreens.login),
    ...(owner === undefined ? { isSelected: false } : { isSelected: true, owner }),
  });
};

/** True while the address bar names home, the one screen whose blocks come with the member's area. */
export const isHomePlace = ({ config, i18n }: Pick<Portal, 'config' | 'i18n'>): boolean =>
  matchPath(config, activeLanguage(i18n), window.location.pathname) === reservedScreens.home;

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
