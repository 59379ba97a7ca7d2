import type { SafeStorage } from './safe-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** The selected coverage of this tab: its id, the flag that one is selected, and its status (R4.012, R4.013). */
export const selectedCoverageStore = (storage: SafeStorage) => ({
  readId: (): string | undefined =>
    storage.read(storageKeys.coverageSelected) === 'true' ? storage.read(storageKeys.coverageId) : undefined,
  write: (coverageId: string, status: string): void => {
    storage.write(storageKeys.coverageId, coverageId);
    storage.write(storageKeys.coverageSelected, 'true');
    storage.write(storageKeys.coverageStatus, status);
  },
  forget: (): void => {
    storage.remove(storageKeys.coverageId);
    storage.remove(storageKeys.coverageSelected);
    storage.remove(storageKeys.coverageStatus);
  },
});
