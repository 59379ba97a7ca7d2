import { createInstance, type i18n } from 'i18next';
import type { Language, Words } from '../../config/portal-config.ts';
import { cacheLanguage } from '../../services/language/detect-language.ts';
import { spanishHost } from '../../services/language/spanish-host.ts';
import type { BrowserDependencies } from './browser-dependencies.ts';
import type { LanguagePlace, Portal } from './portal.ts';

const samePlace: LanguagePlace = { href: () => window.location.href, open: () => undefined };

export const portalLanguages = (
  {
    environment,
    local,
    session,
    leaveFor,
  }: Pick<BrowserDependencies, 'environment' | 'local' | 'session' | 'leaveFor'>,
  i18n: i18n,
  loadWords: (language: Language) => Promise<Words>,
): Pick<Portal, 'prepareLanguage' | 'changeLanguage' | 'switchLanguage'> => {
  const prepareLanguage: Portal['prepareLanguage'] = async (to) => {
    if (!i18n.hasResourceBundle(to, 'translation'))
      i18n.addResourceBundle(to, 'translation', await loadWords(to), false, false, { skipCopy: true });
  };
  const changeLanguage: Portal['changeLanguage'] = async (to, move) => {
    await prepareLanguage(to);
    const changed = i18n.changeLanguage(to);
    move();
    await changed;
  };
  const switchLanguage: Portal['switchLanguage'] = async (to, { href, open } = samePlace) => {
    const keep = (): void => cacheLanguage(local, to, 'switch', { page: document, session });
    const twin = spanishHost(environment.spanishHosts).move(new URL(href(), window.location.href).href, to);
    if (twin !== undefined) {
      keep();
      leaveFor(twin);
      return;
    }
    await changeLanguage(to, () => {
      keep();
      open(href());
    });
  };
  return { prepareLanguage, changeLanguage, switchLanguage };
};

// The language of i18next; the screen may still show the previous one.
export const activeLanguage = ({ language }: i18n): Language => (language === 'es' ? 'es' : 'en');

/**
 * Creates i18next with the texts of one language. Placeholders are written as `{name}`, as in the locale
 * files.
 */
export const createI18n = (language: Language, words: Words): i18n => {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    resources: { [language]: { translation: words } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    initAsync: false,
  });
  return instance;
};
