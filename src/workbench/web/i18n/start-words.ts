import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Words } from './en.ts';
import type { Language } from './use-words.ts';

const storageKey = 'workbench.language';

const wordsOf = async (language: Language): Promise<Words> =>
  language === 'es' ? (await import('./es.ts')).es : (await import('./en.ts')).en;

// The last language in this browser, unless excluded; else the browser's first supported one, else English.
export const likelyLanguage = (isReset = false): Language => {
  const chosen = [isReset ? null : localStorage.getItem(storageKey), ...navigator.languages].map((tag) =>
    tag?.slice(0, 2),
  );
  return chosen.find((tag): tag is Language => tag === 'en' || tag === 'es') ?? 'en';
};

// `showLanguage` loads other languages.
export const wordsInstance = (language: Language, words: Words): i18n => {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { translation: words } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  return instance;
};

export const startWords = async (): Promise<i18n> => {
  const language = likelyLanguage();
  document.documentElement.lang = language;
  return wordsInstance(language, await wordsOf(language));
};

export const showLanguage = async (instance: i18n, language: Language): Promise<void> => {
  if (!instance.hasResourceBundle(language, 'translation'))
    instance.addResourceBundle(language, 'translation', await wordsOf(language));
  document.documentElement.lang = language;
  await instance.changeLanguage(language);
  localStorage.setItem(storageKey, language);
};
