import { postLoginRedirect } from '../services/post-login-redirect.ts';
import { matchPath } from '../view/match-path.ts';
import { reservedScreens } from '../view/reserved-screens.ts';
import type { BrowserWorld } from './browser-world.ts';

/** Remembers the page on show before signing in leaves it, in whichever language its path is (R2.091 to R2.094). */
export const noteWantedPage = ({ config, session }: Pick<BrowserWorld, 'config' | 'session'>): void => {
  const { pathname, search } = window.location;
  const keys = (['en', 'es'] as const).map((language) => matchPath(config, language, pathname));
  postLoginRedirect(session).note({
    path: pathname + search,
    isHome: keys.includes(reservedScreens.home),
    isLoginPage: keys.includes(reservedScreens.login),
    isSelected: false,
  });
};
