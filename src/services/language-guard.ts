import type { SafeStorage } from './safe-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** Keeps an unknown path from switching the language again and again: once in `seconds` (specification 9, Delays). Times in epoch milliseconds. */
export const languageGuard = (storage: SafeStorage, seconds: number) => ({
  isFree: (now: number): boolean => {
    const noted = storage.read(storageKeys.languageSearch);
    return noted === undefined || !(Math.abs(now - Number(noted)) < seconds * 1000);
  },
  note: (now: number): void => void storage.write(storageKeys.languageSearch, String(now)),
});
