import { createContext } from 'react';
import type { Language, Words } from '../../config/portal-config.ts';
import { useProvided } from '../../ui/provided/use-provided.ts';
import { useWords } from '../../ui/provided/words.ts';
import type { Portal } from './portal.ts';

export const PortalContext = createContext<Portal | undefined>(undefined);

/** Returns the running portal; throws outside its provider. */
export const usePortal = (): Portal => useProvided(PortalContext);

export const useLanguage = (): { readonly language: Language; readonly words: Words } => {
  const { language } = useWords();
  return { language, words: usePortal().i18n.getResourceBundle(language, 'translation') as Words };
};
