import { matchPath } from '../view/match-path.ts';
import { screenOf } from '../view/screen-of.ts';
import { activeLanguage } from './active-language.ts';
import type { Portal } from './portal.ts';

/** True while the address bar names a screen that needs no sign-in, or no screen at all. */
export const isPublicPlace = ({ config, i18n }: Pick<Portal, 'config' | 'i18n'>): boolean => {
  const key = matchPath(config, activeLanguage(i18n), window.location.pathname);
  return key === undefined || (screenOf(config, key)?.layout ?? 'member') !== 'member';
};
