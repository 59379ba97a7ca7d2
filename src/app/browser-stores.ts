import { safeStorage, type SafeStorage } from '../services/storage.ts';

export interface BrowserStores {
  readonly session: SafeStorage;
  readonly local: SafeStorage;
}

/** The browser's storages; where one is missing or full, values live in memory. */
export const browserStores = (): BrowserStores => ({
  session: safeStorage(() => window.sessionStorage),
  local: safeStorage(() => window.localStorage),
});
