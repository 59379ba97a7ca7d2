import { useTranslation } from 'react-i18next';
import type { Language, Words } from '../config/portal-config.ts';

/** The active language and its words; the component renders again when they change. */
export const useLanguage = (): { readonly language: Language; readonly words: Words } => {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'es' ? 'es' : 'en';
  return { language, words: i18n.getResourceBundle(language, 'translation') as Words };
};
