import { belongsToSignIn, safeOwnPath } from '../addresses.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

export interface Visit {
  readonly path: string;
  readonly isHome: boolean;
  readonly isLoginPage: boolean;
  // With a selected coverage the latest page is stored, otherwise the first.
  readonly isSelected: boolean;
  // Checksum of the signed-in user. A visitor's page belongs to the next user who signs in.
  readonly owner?: string;
}

const isRoot = (target: string): boolean => target === '/' || target.startsWith('/#');

const queryOf = (path: string): URLSearchParams =>
  new URLSearchParams(path.split('#', 1)[0]?.split('?').slice(1).join('?'));

/** Stores the page to open after sign-in, under `portal.redirect` (R2.091 to R2.096, A28). */
export const postLoginRedirect = (storage: SafeStorage) => {
  const read = (): string | undefined => {
    const target = safeOwnPath(storage.read(storageKeys.redirect) ?? '');
    return target === undefined || belongsToSignIn(queryOf(target)) ? undefined : target;
  };
  const ownerOf = (): string | undefined => storage.read(storageKeys.redirectOwner);
  return {
    read,
    readUnowned: (): string | undefined => (ownerOf() === undefined ? read() : undefined),
    readFor: (owner: string): string | undefined =>
      [undefined, owner].includes(ownerOf()) ? read() : undefined,
    forget: (): void => {
      storage.remove(storageKeys.redirect);
      storage.remove(storageKeys.redirectOwner);
    },
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
