import type { LoginErrorCode, SignInCallback } from '../../machines/auth-types.ts';
import {
  acceptedPassword,
  isErrorShown,
  isPasswordAccepted,
} from '../../services/sign-in/accepted-password.ts';
import { attemptLimit } from '../../services/sign-in/attempt-limit.ts';
import { breakOutOfFrames } from '../../services/sign-in/break-out-of-frames.ts';
import { readSignInCallback, takeCallbackOutOfAddress } from '../../services/sign-in/callback.ts';
import type { SafeStorage } from '../../services/storage.ts';
import { browserStores } from '../portal/browser-dependencies.ts';
import type { EarlyArrival } from '../sign-in/early-steps.ts';

// The legacy site sends failed sign-ins here, in either language (contract 3.3, Decision 0018).
const loginPath = '/login';
const loginPaths = [loginPath];
// Limits frame break-outs before the settings are known. Each wrong password needs one (A27).
const breakOutLimit = { attempts: 10, windowSeconds: 60 };

const failureOf = (callback: SignInCallback, session: SafeStorage): LoginErrorCode | undefined => {
  if (!isPasswordAccepted(window, callback)) return callback.loginError;
  return acceptedPassword(session).note() ? undefined : 'cookiesblocked';
};

export const arrive = (): Pick<EarlyArrival, 'callback' | 'place'> => {
  const callback = readSignInCallback({
    href: window.location.href,
    referrer: document.referrer,
    loginPaths,
  });
  const { session } = browserStores();
  const attempts = attemptLimit(session, breakOutLimit);
  const loginError = failureOf(callback, session);
  const failure = loginError === undefined ? {} : { failure: { loginError, loginPath } };
  // Without storage, attempts cannot be counted.
  const mayTell = (): boolean => loginError === 'cookiesblocked' && !isErrorShown(window);
  const place = breakOutOfFrames(window, {
    ...failure,
    mayMove: () => attempts.claim('breakOut', Date.now()) || mayTell(),
  });
  if (place === 'top') takeCallbackOutOfAddress(window, loginPaths);
  return { callback, place };
};
