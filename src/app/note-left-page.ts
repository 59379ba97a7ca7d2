import { postLoginRedirect } from '../services/post-login-redirect.ts';
import { matchPath } from '../view/match-path.ts';
import { reservedScreens } from '../view/reserved-screens.ts';
import type { BrowserWorld } from './browser-world.ts';

/** Remembers the page that an automatic sign-in leaves, public ones too, so that the member comes back to it (R2.091 to R2.094). */
export const noteLeftPage = ({ config, session }: Pick<BrowserWorld, 'config' | 'session'>): void => {
  const { pathname, search } = window.location;
  const keys = (['en', 'es'] as const).map((language) => matchPath(config, language, pathname));
  postLoginRedirect(session).note({
    path: pathname + search,
    isHome: keys.includes(reservedScreens.home),
    isLoginPage: keys.includes(reservedScreens.login),
    isSelected: false,
  });
};
