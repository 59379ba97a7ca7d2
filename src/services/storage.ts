export interface SafeStorage {
  readonly read: (key: string) => string | undefined;
  /** Returns true if the value survives a reload. If not, it is only in memory. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const attempt = <Value>(work: () => Value): Value | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/**
 * Wraps a storage so that it never throws. If the storage is missing, full or forbidden, keeps values in
 * memory.
 */
export const safeStorage = (open: () => BrowserStorage): SafeStorage => {
  const storage = attempt(open);
  const memory = new Map<string, string>();
  const remove = (key: string): void => {
    memory.delete(key);
    attempt(() => storage?.removeItem(key));
  };
  return {
    read: (key) => memory.get(key) ?? attempt(() => storage?.getItem(key)) ?? undefined,
    write: (key, value) => {
      memory.delete(key);
      attempt(() => storage?.setItem(key, value));
      if (attempt(() => storage?.getItem(key)) === value) return true;
      remove(key);
      memory.set(key, value);
      return false;
    },
    remove,
  };
};

/**
 * All keys that the portal stores in a browser (contract 8): `member` and `language` in local storage, the
 * others in session storage.
 */
export const storageKeys = {
  token: 'portal.token',
  coverageId: 'portal.coverageId',
  coverageSelected: 'portal.coverageSelected',
  coverageStatus: 'portal.coverageStatus',
  redirect: 'portal.redirect',
  redirectOwner: 'portal.redirectOwner',
  signIn: 'portal.signIn',
  signInAttempts: 'portal.signInAttempts',
  firstLoginSeen: 'portal.firstLoginSeen',
  passwordAccepted: 'portal.passwordAccepted',
  signedOutReason: 'portal.signedOutReason',
  languageSearch: 'portal.languageSearch',
  dataTime: 'portal.dataTime',
  clockError: 'portal.clockError',
  member: 'portal.member',
  language: 'i18nextLng',
} as const;
