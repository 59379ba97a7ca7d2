import { attemptLimit } from '../../services/sign-in/attempt-limit.ts';
import { breakOutOfFrames } from '../../services/sign-in/break-out-of-frames.ts';
import { readSignInCallback, takeCallbackOutOfAddress } from '../../services/sign-in/callback.ts';
import { browserStores } from '../portal/browser-dependencies.ts';
import type { EarlyArrival } from '../sign-in/early-steps.ts';

/** Where the legacy site sends a failed sign-in, in either language (contract 3.3, Decision 0018). */
const loginPaths = ['/login'];
/** Bound on break-outs, before the settings are known; each failed password is one (ledger A27). */
const breakOutLimit = { attempts: 10, windowSeconds: 60 };

/** Takes what signing in left in the address out of it, and breaks out of frames. */
export const arrive = (): Pick<EarlyArrival, 'callback' | 'place'> => {
  const callback = readSignInCallback({ href: window.location.href, referrer: document.referrer, loginPaths });
  const attempts = attemptLimit(browserStores().session, breakOutLimit);
  const loginError = callback.loginError === undefined ? {} : { loginError: callback.loginError };
  const place = breakOutOfFrames(window, { ...loginError, mayMove: () => attempts.claim('breakOut', Date.now()) });
  if (place === 'top') takeCallbackOutOfAddress(window, loginPaths);
  return { callback, place };
};
