import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Language } from '../../config/portal-config.ts';
import type { ShownKeys } from '../portal/portal.ts';
import { usePortal } from '../portal/use-portal.ts';

interface PageView {
  readonly event: 'page_view';
  /** Key of the screen: no path, no query, no data of a member. */
  readonly route: string;
  readonly language: Language;
}

declare global {
  interface Window {
    dataLayer?: PageView[];
  }
}

/** Reports to analytics, where it listens on `dataLayer`, which screen was opened in which language (A58). */
const recordPageView = (route: string, language: Language): void => {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'page_view', route, language });
};

/** Scrolls to the element of a hash; returns a way to stop, also before the code for it has arrived. */
const scrollTo = (hash: string, delayMilliseconds: number): (() => void) => {
  let stop: (() => void) | undefined;
  let isWanted = true;
  import('./scroll-to-hash.ts')
    .then(({ scrollToHash }) => {
      if (isWanted) stop = scrollToHash(hash, delayMilliseconds);
    })
    .catch(() => undefined);
  return () => {
    isWanted = false;
    stop?.();
  };
};

/**
 * Once per navigation, in the paint that shows its screen: to the top unless there is a hash, else to the element it names; focus to the main
 * heading when the path changed; a page view (R2.214 to R2.216). Of the first page of a load only the hash counts. A
 * dialog that opens or closes over a page leaves that page where it is, and the browser gives the focus back (Decision 0040).
 */
export const useNavigationEffects = ({ front, page }: ShownKeys, language: Language): void => {
  const { config, navigations } = usePortal();
  const { hashScrollMilliseconds } = config.settings;
  const place = useLocation();
  useLayoutEffect(() => {
    const { last } = navigations;
    if (last?.place === place) return;
    last?.stopScrolling?.();
    recordPageView(front, language);
    const { pathname, hash } = place;
    const isOverPage = last?.keys.page === page && (front !== page || last.keys.front !== page);
    if (last && !isOverPage) {
      if (hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
      if (last.place.pathname !== pathname) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    navigations.shown.add(pathname);
    navigations.last = {
      place,
      keys: { front, page },
      language,
      stopScrolling: hash === '' ? undefined : scrollTo(hash, hashScrollMilliseconds),
    };
  }, [navigations, front, page, language, place, hashScrollMilliseconds]);
};
