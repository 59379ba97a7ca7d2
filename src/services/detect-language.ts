import type { Language } from '../config/portal-config.ts';
import { queryLanguage } from './query-language.ts';
import { storageKeys } from './storage-keys.ts';
import { supportedLanguage } from './supported-language.ts';

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
