import { type SafeStorage, storageKeys } from '../storage.ts';

const underWay = 'arriving';

let isLeaving = false;

/**
 * Records under `portal.signIn`, in place of the transaction, that a token is stored but its page is not
 * shown yet. A reload before the page is shown opens that page again (R4.021), even if the reload started
 * earlier, because an unloading document does not end the arrival.
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
