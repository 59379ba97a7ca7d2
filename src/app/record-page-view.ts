import type { Language } from '../config/portal-config.ts';

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

/** Tells analytics, where some listens on `dataLayer`, which screen was opened in which language (ledger A58). */
export const recordPageView = (route: string, language: Language): void => {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'page_view', route, language });
};
