import type { SignedOutReason } from '../../machines/auth-types.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

const isReason = (text: string | undefined): text is SignedOutReason => text === 'byMember' || text === 'sessionEnded';

/** Stands before a reason while the legacy site has yet to be told that the session ended, and before the mark of the browser at that time. */
const owed = 'owed';

/** Why the member was signed out: written before leaving, read once by the login screen (A28). */
export const signedOutReason = (storage: SafeStorage) => {
  const read = (): string => storage.read(storageKeys.signedOutReason) ?? '';
  const write = (text: string): void => void storage.write(storageKeys.signedOutReason, text);
  return {
    write: (reason: SignedOutReason): void => write(reason),
    /** Notes a session that ended without reception, with the mark of the browser (Decision 0021). */
    owe: (reason: SignedOutReason, mark: string): void => write([owed, reason, mark].join('|')),
    /** The reason of a session whose end the legacy site does not know; undefined where another tab ended or began a session since (`mark`). */
    owed: (mark: string): SignedOutReason | undefined => {
      const [first, reason, ...rest] = read().split('|');
      return first === owed && isReason(reason) && rest.join('|') === mark ? reason : undefined;
    },
    take: (): SignedOutReason | undefined => {
      const reason = read();
      if (!reason.startsWith(owed)) storage.remove(storageKeys.signedOutReason);
      return isReason(reason) ? reason : undefined;
    },
  };
};
