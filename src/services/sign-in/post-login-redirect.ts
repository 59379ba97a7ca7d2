import { belongsToSignIn, safeOwnPath } from '../addresses.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

export interface Visit {
  /** Path and query of the page. */
  readonly path: string;
  readonly isHome: boolean;
  readonly isLoginPage: boolean;
  /** Signed in with a coverage selected: the latest page is kept; otherwise the first. */
  readonly isSelected: boolean;
}

const queryOf = (path: string): URLSearchParams => new URLSearchParams(path.split('#', 1)[0]?.split('?').slice(1).join('?'));

/** The page to open after signing in, under `portal.redirect` (specification 2, R2.091 to R2.096, A28). */
export const postLoginRedirect = (storage: SafeStorage) => {
  const read = (): string | undefined => {
    const target = safeOwnPath(storage.read(storageKeys.redirect) ?? '');
    return target === undefined || belongsToSignIn(queryOf(target)) ? undefined : target;
  };
  return {
    /** The kept page; undefined for none, and for what no rule would have kept. */
    read,
    forget: (): void => storage.remove(storageKeys.redirect),
    /** Keeps the page of a visit where the rules allow it. */
    note: ({ path, isHome, isLoginPage, isSelected }: Visit): void => {
      const target = safeOwnPath(isHome ? '/' : path);
      if (target === undefined || isLoginPage || belongsToSignIn(queryOf(path))) return;
      if (isSelected || (read() ?? '/') === '/') storage.write(storageKeys.redirect, target);
    },
  };
};
