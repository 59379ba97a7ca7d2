import { markOf } from './mark-of.ts';
import type { SafeStorage } from './safe-storage.ts';

const key = 'portal.member';

/**
 * Which member signed in last in this browser, as a number in local storage: for a tab that slept or was on its way when the others were
 * told (security 3, J).
 */
export const memberMark = (local: SafeStorage) => ({
  /** True when somebody else signed in since. */
  isOther: (eid: string): boolean => (local.read(key) ?? markOf(eid)) !== markOf(eid),
  /** Who signed in last; undefined while nobody is. */
  read: (): string | undefined => local.read(key),
  write: (eid: string): void => void local.write(key, markOf(eid)),
  forget: (): void => local.remove(key),
});
