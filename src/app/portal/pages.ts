import { matchPath, otherLanguage, reservedScreens, screenOf } from '../../view/routes/paths.ts';
import { activeLanguage } from './languages.ts';
import type { Portal } from './portal.ts';

// The current page is stored only for a member with a selected coverage (`owner`: the user). Home is stored
// as the root (R2.091 to R2.096).
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

// Home is the only screen whose blocks come with the member's area.
export const isHomePlace = ({ config, i18n }: Pick<Portal, 'config' | 'i18n'>): boolean =>
  matchPath(config, activeLanguage(i18n), window.location.pathname) === reservedScreens.home;

export const isPublicPlace = ({ config, i18n }: Pick<Portal, 'config' | 'i18n'>): boolean => {
  const language = activeLanguage(i18n);
  const { pathname } = window.location;
  const key = matchPath(config, language, pathname) ?? matchPath(config, otherLanguage(language), pathname);
  return key === undefined || (screenOf(config, key)?.layout ?? 'member') !== 'member';
};
