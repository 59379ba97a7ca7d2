import { firstLoginStore } from './first-login-store.ts';
import { postLoginRedirect } from './post-login-redirect.ts';
import type { SafeStorage } from './safe-storage.ts';
import { selectedCoverageStore } from './selected-coverage-store.ts';
import { storageKeys } from './storage-keys.ts';
import { tokenStore } from './token-store.ts';

export interface Wipe {
  /** The session ended by itself: the same person comes back to the saved page (A28). */
  readonly keepRedirect: boolean;
  /** Another member of the same session follows. */
  readonly isSwitch?: boolean;
}

/** Removes all that a tab keeps of a member (R4.004, R4.005, R4.052). */
export const wipeMemberData = (storage: SafeStorage, { keepRedirect, isSwitch = false }: Wipe): void => {
  tokenStore(storage).forget();
  selectedCoverageStore(storage).forget();
  storage.remove(storageKeys.signIn);
  if (!isSwitch) firstLoginStore(storage).forget();
  if (!keepRedirect) postLoginRedirect(storage).forget();
};
