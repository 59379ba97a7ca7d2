import { useLayoutEffect } from 'react';
import type { Language } from '../../config/portal-config.ts';

/** Keeps the document's title and language in step with the screen on show, in the same paint: the page is laid out once. */
export const useDocumentHead = (title: string, language: Language): void => {
  useLayoutEffect(() => {
    document.title = title;
    document.documentElement.lang = language;
  }, [title, language]);
};
