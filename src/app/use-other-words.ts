import { useEffect } from 'react';
import type { Language } from '../config/portal-config.ts';
import { otherLanguage } from '../view/routes/paths.ts';
import { usePortal } from './use-portal.ts';

/** Long enough for what the screen itself asks for. */
const afterMilliseconds = 1500;

/** Fetches the words of the other language once the screen has settled, so that a switch need not wait for the network. */
export const useOtherWords = (language: Language): void => {
  const { prepareLanguage } = usePortal();
  useEffect(() => {
    const timer = setTimeout(() => void prepareLanguage(otherLanguage(language)).catch(() => undefined), afterMilliseconds);
    return () => clearTimeout(timer);
  }, [prepareLanguage, language]);
};
