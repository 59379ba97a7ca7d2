import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language, Words } from '../config/portal-config.ts';

/** i18next with the words of one language; marks in words are `{name}`, as in the locale files. */
export const createI18n = (language: Language, words: Words): i18n => {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: { [language]: { translation: words } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    initAsync: false,
  });
  return instance;
};
