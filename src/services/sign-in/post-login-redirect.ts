import { belongsToSignIn, safeOwnPath } from '../addresses.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

export interface Visit {
  /** Path, query and hash of the page. */
  readonly path: string;
  readonly isHome: boolean;
  readonly isLoginPage: boolean;
  /** Signed in with a coverage selected: the latest page is kept; otherwise the first. */
  readonly isSelected: boolean;
  /** Who is signed in, as a checksum; a visitor's page belongs to whoever signs in next. */
  readonly owner?: string;
}

/** Home, at whatever place of it. */
const isRoot = (target: string): boolean => target === '/' || target.startsWith('/#');

const queryOf = (path: string): URLSearchParams => new URLSearchParams(path.split('#', 1)[0]?.split('?').slice(1).join('?'));

/** The page to open after signing in, under `portal.redirect` (R2.091 to R2.096, A28). */
export const postLoginRedirect = (storage: SafeStorage) => {
  const read = (): string | undefined => {
    const target = safeOwnPath(storage.read(storageKeys.redirect) ?? '');
    return target === undefined || belongsToSignIn(queryOf(target)) ? undefined : target;
  };
  const ownerOf = (): string | undefined => storage.read(storageKeys.redirectOwner);
  return {
    /** The kept page; undefined for none, and for what no rule would have kept. */
    read,
    /** The kept page that a visitor opened before anybody signed in. */
    readUnowned: (): string | undefined => (ownerOf() === undefined ? read() : undefined),
    /** The kept page for the person who has signed in; another person's is never opened. */
    readFor: (owner: string): string | undefined => ([undefined, owner].includes(ownerOf()) ? read() : undefined),
    forget: (): void => {
      storage.remove(storageKeys.redirect);
      storage.remove(storageKeys.redirectOwner);
    },
    /** Keeps the page of a visit where the rules allow it. */
    note: ({ path, isHome, isLoginPage, isSelected, owner }: Visit): void => {
      const [, place = ''] = path.split(/(?=#)/, 2);
      const target = safeOwnPath(isHome ? `/${place}` : path);
      if (target === undefined || isLoginPage || belongsToSignIn(queryOf(path))) return;
      if (!isSelected && !isRoot(read() ?? '/')) return;
      storage.write(storageKeys.redirect, target);
      if (owner === undefined) storage.remove(storageKeys.redirectOwner);
      else storage.write(storageKeys.redirectOwner, owner);
    },
  };
};
