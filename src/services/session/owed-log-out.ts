import type { SignedOutReason } from '../../machines/auth-types.ts';
import type { SafeStorage } from '../storage.ts';

/** In session storage: the end of a session that the legacy site has yet to be told, over reloads. */
const key = 'portal.owedLogOut';

const isReason = (text: string | undefined): text is SignedOutReason => text === 'byMember' || text === 'sessionEnded';

/** A session that ended without reception: why, and the mark of the browser at that time (Decision 0021). */
export const owedLogOut = (storage: SafeStorage) => ({
  write: (reason: SignedOutReason, mark: string): void => void storage.write(key, `${reason}|${mark}`),
  /** The reason; undefined where nothing is owed, or another tab ended or began a session since, which the mark tells. */
  read: (mark: string): SignedOutReason | undefined => {
    const [reason, ...rest] = (storage.read(key) ?? '').split('|');
    return isReason(reason) && rest.join('|') === mark ? reason : undefined;
  },
  forget: (): void => storage.remove(key),
});
