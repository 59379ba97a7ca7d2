import { signInAttempts } from '../services/sign-in-attempts.ts';
import type { SafeStorage } from '../services/safe-storage.ts';
import { reloadPage } from './reload-page.ts';

const once = { attempts: 1, windowSeconds: 60 };

/** A part of the app that is gone after a deploy: the page loads again, once a minute at most and not without a network; then a screen says what failed. */
export const reloadAfterDeploy = (session: SafeStorage): void => {
  const attempts = signInAttempts(session, once);
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine && attempts.claim('reload', Date.now())) reloadPage();
  });
};
