import { matchPath, reservedScreens } from '../view/routes/paths.ts';
import type { Portal } from './portal.ts';

/**
 * Remembers a page that signing in keeps a visitor from, that an automatic sign-in leaves, or that a member with a coverage selected is
 * on, so that the member comes (back) to it; home as the root, by whatever path (R2.091 to R2.096).
 */
export const rememberPage = (
  { config, redirect }: Pick<Portal, 'config' | 'redirect'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  isSelected = false,
): void => {
  const keys = (['en', 'es'] as const).map((language) => matchPath(config, language, pathname));
  redirect.note({
    path: pathname + search,
    isHome: keys.includes(reservedScreens.home),
    isLoginPage: keys.includes(reservedScreens.login),
    isSelected,
  });
};
