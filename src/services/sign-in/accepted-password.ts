import type { SignInCallback } from '../../machines/auth-types.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

interface FramedPage {
  readonly frameElement: Pick<Element, 'closest'> | null;
  readonly location: Pick<Location, 'pathname'>;
}

const screenAround = ({ frameElement }: FramedPage): Element | undefined =>
  frameElement?.closest('.login') ?? undefined;

/**
 * Returns true if this page is the portal inside the frame of the sign-in form. The legacy site loads it there after
 * it accepts the password (contract 3.2).
 */
export const isPasswordAccepted = (page: FramedPage, callback: SignInCallback): boolean =>
  page.location.pathname === '/' && Object.keys(callback).length === 0 && screenAround(page) !== undefined;

/**
 * Returns true when the surrounding screen already shows an error, so that a reloaded frame reports it only
 * once.
 */
export const isErrorShown = (page: FramedPage): boolean =>
  (screenAround(page)?.querySelector('[role=alert]') ?? null) !== null;

/**
 * Stores that the password was accepted. If the next page has no user, the browser rejected the legacy site's
 * cookie.
 */
export const acceptedPassword = (storage: SafeStorage) => ({
  // False when the browser stores nothing.
  note: (): boolean => storage.write(storageKeys.passwordAccepted, 'yes'),
  take: (): boolean => {
    const isNoted = storage.read(storageKeys.passwordAccepted) === 'yes';
    storage.remove(storageKeys.passwordAccepted);
    return isNoted;
  },
});
