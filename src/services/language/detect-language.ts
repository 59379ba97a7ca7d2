import type { Language } from '../../config/portal-config.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

/** English or Spanish out of a language tag such as `es-MX`; undefined for any other (R1.17). */
export const supportedLanguage = (tag: string | null | undefined): Language | undefined => {
  const primary = tag?.trim().toLowerCase().split(/[-_]/, 1)[0];
  return primary === 'en' || primary === 'es' ? primary : undefined;
};

/** The language that a query names: by `lng`, then by `lang` (R9.30, A109). */
export const queryLanguage = (search: string): Language | undefined => {
  const query = new URLSearchParams(search);
  return supportedLanguage(query.get('lng')) ?? supportedLanguage(query.get('lang'));
};

export interface LanguageSources {
  readonly query: string;
  /** In a sign-in: the language that the tab took along to another record. */
  readonly recordSwitch?: string | undefined;
  /** The language of an es. host, where the page lies on one. */
  readonly host?: Language | undefined;
  /** The whole `document.cookie`. */
  readonly cookie: string;
  readonly localStorage: string | undefined;
  readonly sessionStorage: string | undefined;
  readonly navigator: readonly string[];
  readonly htmlTag: string;
}

/** `path`: that of the page, or of the page saved for after a sign-in. */
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

/** The first source that names a supported language wins: lng (then lang), a switch of the record, host, cookie, storages, navigator, html tag (R9.30, A109, A121). */
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
 * Keeps a language that somebody chose: by the query, the switch or Save (R9.31, A65); a guess is not kept. What ranks above the storage
 * must not outlive the choice: a cookie that names a language names this one, and the tab takes no other along.
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
