import { type SafeStorage, storageKeys } from '../storage.ts';

const underWay = 'arriving';

/** True from the moment that this document is being left, by a reload too. */
let isLeaving = false;

/**
 * The end of a sign-in of this tab, which takes the transaction's place under `portal.signIn`: the token is kept, but the page to open is
 * not yet on show. A reload in between opens it again (R4.021), also one that begins in between and ends later: a document that is
 * being left does not end the arrival.
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
