import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation: scroll to the top unless there is a hash, and move the focus to the main heading. The first page keeps the browser's own. */
export const useArrival = (): void => {
  const { pathname, hash } = useLocation();
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    if (hash === '') window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, hash]);
};
