import type { SignedOutReason } from '../../machines/auth-types.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

/** Stores why the user was signed out: written before leaving, read once by the sign-in screen (A28). */
export const signedOutReason = (storage: SafeStorage) => ({
  write: (reason: SignedOutReason): void => void storage.write(storageKeys.signedOutReason, reason),
  take: (): SignedOutReason | undefined => {
    const reason = storage.read(storageKeys.signedOutReason);
    storage.remove(storageKeys.signedOutReason);
    return reason === 'byMember' || reason === 'sessionEnded' ? reason : undefined;
  },
});
