import type { SignInCallback } from '../../machines/auth-types.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

interface FramedPage {
  /** The frame that shows the page, where both are of one origin. */
  readonly frameElement: Pick<Element, 'closest'> | null;
  readonly location: Pick<Location, 'pathname'>;
}

const screenAround = ({ frameElement }: FramedPage): Element | undefined => frameElement?.closest('.login') ?? undefined;

/** Whether the portal stands where the form of the sign-in screen was: the legacy site took the password (contract 3.2). */
export const isPasswordAccepted = (page: FramedPage, callback: SignInCallback): boolean =>
  page.location.pathname === '/' && Object.keys(callback).length === 0 && screenAround(page) !== undefined;

/** Whether the sign-in screen around this page tells a failure: a frame that comes back by itself tells it once. */
export const isFailureTold = (page: FramedPage): boolean => (screenAround(page)?.querySelector('[role=alert]') ?? null) !== null;

/**
 * Notes that the password was accepted, until a sign-in begins with it or the next page takes the note: where nobody is signed in there, the
 * browser did not keep the cookie of the legacy site.
 */
export const acceptedPassword = (storage: SafeStorage) => ({
  /** False where the browser keeps nothing. */
  note: (): boolean => storage.write(storageKeys.passwordAccepted, 'yes'),
  take: (): boolean => {
    const isNoted = storage.read(storageKeys.passwordAccepted) === 'yes';
    storage.remove(storageKeys.passwordAccepted);
    return isNoted;
  },
});
