import type { SignedOutReason } from '../../machines/auth-types.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

/** Why the member was signed out: written before leaving, read once by the login screen (A28). */
export const signedOutReason = (storage: SafeStorage) => ({
  write: (reason: SignedOutReason): void => void storage.write(storageKeys.signedOutReason, reason),
  take: (): SignedOutReason | undefined => {
    const reason = storage.read(storageKeys.signedOutReason);
    storage.remove(storageKeys.signedOutReason);
    return reason === 'byMember' || reason === 'sessionEnded' ? reason : undefined;
  },
});
