import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { releaseMark } from '../../services/release/load-release.ts';
import { releaseWatch } from '../../services/release/release-watch.ts';
import { attemptLimit } from '../../services/sign-in/attempt-limit.ts';
import { browserStores } from '../portal/browser-dependencies.ts';
import { reloadPage } from './portal-root.tsx';

const once = { attempts: 1, windowSeconds: 60 };

const watchOfPage = () => {
  const mark = releaseMark(document.querySelector<HTMLMetaElement>('meta[name="portal-release"]'));
  return releaseWatch(mark?.hash ?? '', window.fetch.bind(window));
};

/**
 * Keeps a page on the release that it was loaded with: once another one is live, the next page that the visitor opens is loaded anew,
 * so that none mixes two releases. A part of the app that cannot be loaded then loads the page anew too, once a minute at most: a deploy
 * removed it. Where no other release is live, it was lost on the way, or broken off because the visitor leaves: a reload would bring
 * them back (Decision 0014).
 */
export const ReleaseFollower = () => {
  const { key } = useLocation();
  const isOpened = String(useNavigationType()) === 'PUSH';
  const [watch] = useState(watchOfPage);
  useEffect(() => {
    if (!isOpened) return;
    if (watch.isOld()) reloadPage();
    else void watch.look(Date.now());
  }, [watch, isOpened, key]);
  useEffect(() => {
    const attempts = attemptLimit(browserStores().session, once);
    const onLost = async (): Promise<void> => {
      if ((await watch.check()) && attempts.claim('reload', Date.now())) reloadPage();
    };
    const listen = (): void => void onLost();
    window.addEventListener('vite:preloadError', listen);
    return () => window.removeEventListener('vite:preloadError', listen);
  }, [watch]);
  return null;
};
