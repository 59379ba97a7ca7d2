import { type SafeStorage, storageKeys } from '../storage.ts';

/** A number that distinguishes texts; the text cannot be computed from it. */
export const checksum = (text: string): string => String([...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 0));

/** Stands before the checksum of a member who was only asked for, so that a sign-in from before the answer differs from one after it. */
const asked = '?';

/**
 * Which member signed in last in this browser, as a checksum in local storage: for a tab that slept or was on its way when the message to
 * the tabs was posted (security 3, J; Decision 0008).
 */
export const memberChecksum = (local: SafeStorage) => ({
  /** True when somebody else signed in, or was asked for, since. */
  isOther: (eid: string): boolean => (local.read(storageKeys.member) ?? checksum(eid)).replace(asked, '') !== checksum(eid),
  /** Who signed in, or was asked for, last; empty while nobody is. */
  read: (): string => local.read(storageKeys.member) ?? '',
  write: (eid: string): void => void local.write(storageKeys.member, checksum(eid)),
  /** Notes the member of a switch that has not reached the legacy site yet. */
  ask: (eid: string): void => void local.write(storageKeys.member, asked + checksum(eid)),
  forget: (): void => local.remove(storageKeys.member),
});
