import type { Language } from '../../config/portal-config.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

/** Returns English or Spanish for a language tag such as `es-MX`; undefined for any other (R1.17). */
export const supportedLanguage = (tag: string | null | undefined): Language | undefined => {
  const primary = tag?.trim().toLowerCase().split(/[-_]/, 1)[0];
  return primary === 'en' || primary === 'es' ? primary : undefined;
};

/** Returns the language in a query: `lng`, then `lang` (R9.30, A109). */
export const queryLanguage = (search: string): Language | undefined => {
  const query = new URLSearchParams(search);
  return supportedLanguage(query.get('lng')) ?? supportedLanguage(query.get('lang'));
};

export interface LanguageSources {
  readonly query: string;
  // During a sign-in: the language that the tab had when the user switched records.
  readonly recordSwitch?: string | undefined;
  readonly host?: Language | undefined;
  readonly cookie: string;
  readonly localStorage: string | undefined;
  readonly sessionStorage: string | undefined;
  readonly navigator: readonly string[];
  readonly htmlTag: string;
}

export type LanguageSource = keyof LanguageSources | 'path' | 'default';

export interface DetectedLanguage {
  readonly language: Language;
  readonly source: LanguageSource;
}

const cookieValue = (cookie: string): string | undefined =>
  cookie
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${storageKeys.language}=`))
    ?.slice(storageKeys.language.length + 1);

/**
 * Returns the first supported language from these sources: query, record switch, host, cookie, storage, browser, page
 * (R9.30, A109, A121).
 */
export const detectLanguage = (sources: LanguageSources): DetectedLanguage => {
  const candidates: readonly (readonly [LanguageSource, string | undefined])[] = [
    ['query', queryLanguage(sources.query)],
    ['recordSwitch', sources.recordSwitch],
    ['host', sources.host],
    ['cookie', cookieValue(sources.cookie)],
    ['localStorage', sources.localStorage],
    ['sessionStorage', sources.sessionStorage],
    ...sources.navigator.map((tag) => ['navigator', tag] as const),
    ['htmlTag', sources.htmlTag],
  ];
  for (const [source, tag] of candidates) {
    const language = supportedLanguage(tag);
    if (language !== undefined) return { language, source };
  }
  return { language: 'en', source: 'default' };
};

/**
 * Stores a language that the visitor selected by query, switch or Save (R9.31, A65). Does not store a
 * detected language. Also updates sources with priority over storage: the cookie, and the language of the
 * tab.
 */
export const cacheLanguage = (
  local: SafeStorage,
  language: Language,
  source: LanguageSource | 'switch' | 'save',
  tab?: { readonly page: Pick<Document, 'cookie'>; readonly session: SafeStorage },
): void => {
  if (source !== 'query' && source !== 'switch' && source !== 'save') return;
  local.write(storageKeys.language, language);
  tab?.session.remove(storageKeys.language);
  if (tab && cookieValue(tab.page.cookie) !== undefined)
    tab.page.cookie = `${storageKeys.language}=${language}; path=/; max-age=31536000; samesite=lax`;
};
