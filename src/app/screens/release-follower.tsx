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

// When another release goes live, the next navigation loads the page again, so that a page never mixes two
// releases. A part that cannot be loaded then also reloads the page, at most once a minute, because a
// deployment removed it. Without a new release there is no reload: the request was lost, or canceled because
// the visitor leaves (Decision 0014).
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
