import type { LoginErrorCode, SignInCallback } from '../../machines/auth-types.ts';
import { acceptedPassword, isFailureTold, isPasswordAccepted } from '../../services/sign-in/accepted-password.ts';
import { attemptLimit } from '../../services/sign-in/attempt-limit.ts';
import { breakOutOfFrames } from '../../services/sign-in/break-out-of-frames.ts';
import { readSignInCallback, takeCallbackOutOfAddress } from '../../services/sign-in/callback.ts';
import type { SafeStorage } from '../../services/storage.ts';
import { browserStores } from '../portal/browser-dependencies.ts';
import type { EarlyArrival } from '../sign-in/early-steps.ts';

/** Where the legacy site sends a failed sign-in, in either language (contract 3.3, Decision 0018). */
const loginPath = '/login';
const loginPaths = [loginPath];
/** Bound on break-outs, before the settings are known; each failed password is one (A27). */
const breakOutLimit = { attempts: 10, windowSeconds: 60 };

/** The failure of a sign-in that ended in the frame of the sign-in screen, as far as it is known already. */
const failureOf = (callback: SignInCallback, session: SafeStorage): LoginErrorCode | undefined => {
  if (!isPasswordAccepted(window, callback)) return callback.loginError;
  return acceptedPassword(session).note() ? undefined : 'cookiesblocked';
};

/** Takes what signing in left in the address out of it, and breaks out of frames. */
export const arrive = (): Pick<EarlyArrival, 'callback' | 'place'> => {
  const callback = readSignInCallback({ href: window.location.href, referrer: document.referrer, loginPaths });
  const { session } = browserStores();
  const attempts = attemptLimit(session, breakOutLimit);
  const loginError = failureOf(callback, session);
  const failure = loginError === undefined ? {} : { failure: { loginError, loginPath } };
  // Where the browser keeps nothing, no attempt can be counted.
  const mayTell = (): boolean => loginError === 'cookiesblocked' && !isFailureTold(window);
  const place = breakOutOfFrames(window, { ...failure, mayMove: () => attempts.claim('breakOut', Date.now()) || mayTell() });
  if (place === 'top') takeCallbackOutOfAddress(window, loginPaths);
  return { callback, place };
};
