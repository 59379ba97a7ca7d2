import { type SafeStorage, storageKeys } from '../storage.ts';
import { postLoginRedirect } from './post-login-redirect.ts';
import { tokenStore } from './token.ts';

/** Stores the selected coverage of this tab: id, flag and status (R4.012, R4.013). */
export const selectedCoverageStore = (storage: SafeStorage) => ({
  readId: (): string | undefined =>
    storage.read(storageKeys.coverageSelected) === 'true' ? storage.read(storageKeys.coverageId) : undefined,
  write: (coverageId: string, status: string): void => {
    storage.write(storageKeys.coverageId, coverageId);
    storage.write(storageKeys.coverageSelected, 'true');
    storage.write(storageKeys.coverageStatus, status);
  },
  forget: (): void => {
    storage.remove(storageKeys.coverageId);
    storage.remove(storageKeys.coverageSelected);
    storage.remove(storageKeys.coverageStatus);
  },
});

export interface Wipe {
  // The session expired, so the same user may return to the saved page (A28).
  readonly keepRedirect: boolean;
  readonly isSwitch?: boolean;
}

/** Deletes everything that a tab stores about a member (R4.004, R4.005, R4.052). */
export const wipeMemberData = (storage: SafeStorage, { keepRedirect, isSwitch = false }: Wipe): void => {
  tokenStore(storage).forget();
  selectedCoverageStore(storage).forget();
  storage.remove(storageKeys.signIn);
  storage.remove(storageKeys.dataTime);
  if (!isSwitch) storage.remove(storageKeys.firstLoginSeen);
  if (!keepRedirect) postLoginRedirect(storage).forget();
};
