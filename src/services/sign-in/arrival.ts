import { type SafeStorage, storageKeys } from '../storage.ts';

const underWay = 'arriving';

/**
 * The end of a sign-in of this tab, which takes the transaction's place under `portal.signIn`: the token is kept, but the page to open is
 * not yet on show. A reload in between opens it again (ledger R4.021).
 */
export const arrival = (storage: SafeStorage) => ({
  begin: (): void => void storage.write(storageKeys.signIn, underWay),
  isUnderWay: (): boolean => storage.read(storageKeys.signIn) === underWay,
  end: (): void => storage.remove(storageKeys.signIn),
});
