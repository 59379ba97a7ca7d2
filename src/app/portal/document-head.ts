import { useLayoutEffect } from 'react';
import type { Language } from '../../config/portal-config.ts';

// Updates title and language in the same paint as the screen, so that the page is laid out once.
export const useDocumentHead = (title: string, language: Language): void => {
  useLayoutEffect(() => {
    document.title = title;
    document.documentElement.lang = language;
  }, [title, language]);
};
