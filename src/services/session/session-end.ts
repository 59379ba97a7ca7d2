import type { SignedOutReason } from '../../machines/auth-types.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

// In session storage, to survive reloads: the legacy site does not know this end of the session yet.
const key = 'portal.owedLogOut';

const isReason = (text: string | undefined): text is SignedOutReason =>
  text === 'byMember' || text === 'sessionEnded';

/** Stores that a session ended offline, with the reason and the mark at that time (Decision 0021). */
export const owedLogOut = (storage: SafeStorage) => ({
  write: (reason: SignedOutReason, mark: string): void => void storage.write(key, `${reason}|${mark}`),
  read: (mark: string): SignedOutReason | undefined => {
    const [reason, ...rest] = (storage.read(key) ?? '').split('|');
    return isReason(reason) && rest.join('|') === mark ? reason : undefined;
  },
  forget: (): void => storage.remove(key),
});

/** Stores why the user was signed out (A28). Written before leaving, and read once by the sign-in screen. */
export const signedOutReason = (storage: SafeStorage) => ({
  write: (reason: SignedOutReason): void => void storage.write(storageKeys.signedOutReason, reason),
  take: (): SignedOutReason | undefined => {
    const reason = storage.read(storageKeys.signedOutReason);
    storage.remove(storageKeys.signedOutReason);
    return isReason(reason) ? reason : undefined;
  },
});
