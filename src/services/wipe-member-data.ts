import { postLoginRedirect } from './post-login-redirect.ts';
import type { SafeStorage } from './safe-storage.ts';
import { selectedCoverageStore } from './selected-coverage-store.ts';
import { storageKeys } from './storage-keys.ts';
import { tokenStore } from './token-store.ts';

/** Removes all that a tab keeps of a member (R4.004, R4.005); the saved page too, unless the session ended by itself (A28). */
export const wipeMemberData = (storage: SafeStorage, { keepRedirect }: { readonly keepRedirect: boolean }): void => {
  tokenStore(storage).forget();
  selectedCoverageStore(storage).forget();
  storage.remove(storageKeys.signIn);
  if (!keepRedirect) postLoginRedirect(storage).forget();
};
