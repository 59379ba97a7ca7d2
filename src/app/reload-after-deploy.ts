import { signInAttempts } from '../services/sign-in-attempts.ts';
import type { SafeStorage } from '../services/safe-storage.ts';
import { reloadPage } from './reload-page.ts';

const once = { attempts: 1, windowSeconds: 60 };

/** Milliseconds in which what the page was loading may fail because the visitor leaves: Firefox breaks it off at once, and a reload would bring them back. */
const leaving = 1000;

/** A part of the app that is gone after a deploy: the page loads again, once a minute at most and not without a network; then a screen says what failed. */
export const reloadAfterDeploy = (session: SafeStorage): void => {
  const attempts = signInAttempts(session, once);
  let left = -leaving;
  window.addEventListener('beforeunload', ({ timeStamp }) => (left = timeStamp));
  window.addEventListener('vite:preloadError', ({ timeStamp }) => {
    if (timeStamp - left < leaving) return;
    if (navigator.onLine && attempts.claim('reload', Date.now())) reloadPage();
  });
};
