import { type SafeStorage, storageKeys } from '../storage.ts';

const underWay = 'arriving';

let isLeaving = false;

/**
 * Replaces the sign-in that is stored under `portal.signIn` with a note: a token is stored, but its page has
 * not been shown yet. Until then a reload opens that page again (R4.021), even if the reload started earlier,
 * because an unloading document does not remove the note.
 */
export const arrival = (storage: SafeStorage) => ({
  begin: (): void => {
    isLeaving = false;
    window.addEventListener('beforeunload', () => (isLeaving = true), { once: true });
    storage.write(storageKeys.signIn, underWay);
  },
  isUnderWay: (): boolean => storage.read(storageKeys.signIn) === underWay,
  mayEnd: (): boolean => !isLeaving && storage.read(storageKeys.signIn) === underWay,
  end: (): void => storage.remove(storageKeys.signIn),
});
