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
  /** The language of an es. host, where the page lies on one. */
  readonly host?: Language | undefined;
  /** The whole `document.cookie`. */
  readonly cookie: string;
  readonly localStorage: string | undefined;
  readonly sessionStorage: string | undefined;
  readonly navigator: readonly string[];
  readonly htmlTag: string;
}

export type LanguageSource = keyof LanguageSources | 'default';

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

/** The first source that names a supported language wins: lng (then lang), host, cookie, storages, navigator, html tag (R9.30, A109). */
export const detectLanguage = (sources: LanguageSources): DetectedLanguage => {
  const candidates: readonly (readonly [LanguageSource, string | undefined])[] = [
    ['query', queryLanguage(sources.query)],
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

/** Keeps a language that somebody chose: by the query, the switch or Save (R9.31, A65); a guess is not kept. */
export const cacheLanguage = (local: SafeStorage, language: Language, source: LanguageSource | 'switch' | 'save'): void => {
  if (source === 'query' || source === 'switch' || source === 'save') local.write(storageKeys.language, language);
};
