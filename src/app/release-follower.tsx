import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { releaseMark } from '../services/release-mark.ts';
import { releaseWatch } from '../services/release-watch.ts';

const watchOfPage = () => {
  const mark = releaseMark(document.querySelector<HTMLMetaElement>('meta[name="portal-release"]'));
  return releaseWatch(mark?.hash ?? '', window.fetch.bind(window));
};

/**
 * Keeps a page on the release that it was loaded with: once another one is live, the next page that the visitor opens is loaded anew,
 * so that none mixes two releases.
 */
export const ReleaseFollower = () => {
  const { key } = useLocation();
  const isOpened = String(useNavigationType()) === 'PUSH';
  const [watch] = useState(watchOfPage);
  useEffect(() => {
    if (!isOpened) return;
    if (watch.isOld()) window.location.reload();
    else void watch.look(Date.now());
  }, [watch, isOpened, key]);
  return null;
};
