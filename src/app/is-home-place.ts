import { matchPath, reservedScreens } from '../view/routes/paths.ts';
import { activeLanguage } from './active-language.ts';
import type { Portal } from './portal.ts';

/** True while the address bar names home, the one screen whose blocks come with the member's area. */
export const isHomePlace = ({ config, i18n }: Pick<Portal, 'config' | 'i18n'>): boolean =>
  matchPath(config, activeLanguage(i18n), window.location.pathname) === reservedScreens.home;
