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

// A page never mixes two releases: after a new one the next navigation, or a part that is gone, reloads the
// page, at most once a minute. Without a new release the request was lost, or the visitor leaves
// (Decision 0014).
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
