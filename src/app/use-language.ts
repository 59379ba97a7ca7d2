import type { Language, Words } from '../config/portal-config.ts';
import { useWords } from '../ui/provided/words.ts';
import { usePortal } from './use-portal.ts';

/** The language on show and its words as a tree; the component renders again when they change. */
export const useLanguage = (): { readonly language: Language; readonly words: Words } => {
  const { language } = useWords();
  return { language, words: usePortal().i18n.getResourceBundle(language, 'translation') as Words };
};
