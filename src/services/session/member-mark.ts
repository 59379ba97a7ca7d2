import { type SafeStorage, storageKeys } from '../storage.ts';

/** A number that tells texts apart and says nothing of them: none can be got back from it. */
export const markOf = (text: string): string => String([...text].reduce((mark, letter) => (mark * 31 + letter.charCodeAt(0)) | 0, 0));

/** Before the number of a member whom a tab has only asked for: a sign-in that began before the answer is told from one after it. */
const asked = '?';

/**
 * Which member signed in last in this browser, as a number in local storage: for a tab that slept or was on its way when the others were
 * told (security 3, J; Decision 0008).
 */
export const memberMark = (local: SafeStorage) => ({
  /** True when somebody else signed in, or was asked for, since. */
  isOther: (eid: string): boolean => (local.read(storageKeys.member) ?? markOf(eid)).replace(asked, '') !== markOf(eid),
  /** Who signed in, or was asked for, last; empty while nobody is. */
  read: (): string => local.read(storageKeys.member) ?? '',
  write: (eid: string): void => void local.write(storageKeys.member, markOf(eid)),
  /** Notes the member of a switch that has not reached the legacy site yet. */
  ask: (eid: string): void => void local.write(storageKeys.member, asked + markOf(eid)),
  forget: (): void => local.remove(storageKeys.member),
});
