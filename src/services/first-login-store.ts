import type { SafeStorage } from './safe-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** Whether the first-time dialog was closed in this session (A66): kept when the member changes, forgotten when the session ends. */
export const firstLoginStore = (storage: SafeStorage) => ({
  isSeen: (): boolean => storage.read(storageKeys.firstLoginSeen) === 'true',
  markSeen: (): void => void storage.write(storageKeys.firstLoginSeen, 'true'),
  forget: (): void => storage.remove(storageKeys.firstLoginSeen),
});
