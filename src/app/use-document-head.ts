import { useEffect } from 'react';
import type { Language } from '../config/portal-config.ts';

/** Keeps the document's title and language in step with the screen on show. */
export const useDocumentHead = (title: string, language: Language): void => {
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = language;
  }, [title, language]);
};
