import type { Language } from '../../config/portal-config.ts';
import { isRecord, parseJson } from '../http.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';
import type { DetectedLanguage, LanguageSource } from './detect-language.ts';

/**
 * Limits how often a path may change the language: once in `seconds` (R2.203, A121). Times are epoch
 * milliseconds.
 */
export const languageGuard = (storage: SafeStorage, seconds: number) => {
  const recent = (now: number): readonly (readonly [string, unknown])[] => {
    const noted = parseJson(storage.read(storageKeys.languageSearch) ?? '');
    return Object.entries(isRecord(noted) ? noted : {}).filter(
      ([, at]) => Math.abs(now - Number(at)) < seconds * 1000,
    );
  };
  return {
    isFree: (path: string, now: number): boolean => recent(now).every(([noted]) => noted !== path),
    note: (path: string, now: number): void =>
      void storage.write(
        storageKeys.languageSearch,
        JSON.stringify(Object.fromEntries([...recent(now), [path, now]])),
      ),
  };
};

const guesses: readonly LanguageSource[] = ['navigator', 'htmlTag', 'default'];

interface VisitAddresses {
  readonly path: Language | undefined;
  readonly savedPath: Language | undefined;
  readonly mayChange: () => boolean;
}

/**
 * Returns the language of a page load (A121, Decision 0039). The query takes priority, then the language
 * of a path that exists in only one language. The page saved before sign-in counts only if the visitor
 * selected no language.
 */
export const languageOfVisit = (
  detected: DetectedLanguage,
  { path, savedPath, mayChange }: VisitAddresses,
): DetectedLanguage => {
  if (savedPath !== undefined && guesses.includes(detected.source))
    return { language: savedPath, source: 'path' };
  if (path === undefined || detected.source === 'query' || (path !== detected.language && !mayChange()))
    return detected;
  return { language: path, source: 'path' };
};

/**
 * Returns the language after sign-in: the account's preference if nothing else specified a language. Korean counts as
 * English (A65, A121).
 */
export const languageForMember = (
  detected: DetectedLanguage,
  preferred: 'English' | 'Spanish' | 'Korean' | undefined,
): Language => {
  if (preferred === undefined || !guesses.includes(detected.source)) return detected.language;
  return preferred === 'Spanish' ? 'es' : 'en';
};

/** Stores the language of a tab while the user switches records (A121). */
export const recordSwitchLanguage = (session: SafeStorage) => ({
  keep: (language: string): void => void session.write(storageKeys.language, language),
  forget: (): void => session.remove(storageKeys.language),
});
