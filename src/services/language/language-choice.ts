import type { Language } from '../../config/portal-config.ts';
import { isRecord, parseJson } from '../http.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';
import type { DetectedLanguage, LanguageSource } from './detect-language.ts';

/**
 * Keeps a path from changing the language again and again: each path once in `seconds` (R2.203, A121). Paths as the path
 * tables spell them; times in epoch milliseconds.
 */
export const languageGuard = (storage: SafeStorage, seconds: number) => {
  const recent = (now: number): readonly (readonly [string, unknown])[] => {
    const noted = parseJson(storage.read(storageKeys.languageSearch) ?? '');
    return Object.entries(isRecord(noted) ? noted : {}).filter(([, at]) => Math.abs(now - Number(at)) < seconds * 1000);
  };
  return {
    isFree: (path: string, now: number): boolean => recent(now).every(([noted]) => noted !== path),
    note: (path: string, now: number): void =>
      void storage.write(storageKeys.languageSearch, JSON.stringify(Object.fromEntries([...recent(now), [path, now]]))),
  };
};

const guesses: readonly LanguageSource[] = ['navigator', 'htmlTag', 'default'];

/** What the addresses of a page load say of its language. */
interface VisitAddresses {
  /** The only language of the path that is opened. */
  readonly path: Language | undefined;
  /** In a sign-in: the only language of the path that it leads back to. */
  readonly savedPath: Language | undefined;
  /** Whether the path may change the language now (see languageGuard). */
  readonly mayChange: () => boolean;
}

/**
 * The language of a page load (A121, Decision 0039): a path of one language opens in it unless the query names another; a page saved for
 * after a sign-in only where nobody chose one.
 */
export const languageOfVisit = (detected: DetectedLanguage, { path, savedPath, mayChange }: VisitAddresses): DetectedLanguage => {
  if (savedPath !== undefined && guesses.includes(detected.source)) return { language: savedPath, source: 'path' };
  if (path === undefined || detected.source === 'query' || (path !== detected.language && !mayChange())) return detected;
  return { language: path, source: 'path' };
};

/** The language once the member is known: what the account of the person signed in says counts only where nothing else named one; Korean shows English (A65, A121). */
export const languageForMember = (detected: DetectedLanguage, preferred: 'English' | 'Spanish' | 'Korean' | undefined): Language => {
  if (preferred === undefined || !guesses.includes(detected.source)) return detected.language;
  return preferred === 'Spanish' ? 'es' : 'en';
};

/** The language that a tab takes along to another record (A121). */
export const recordSwitchLanguage = (session: SafeStorage) => ({
  keep: (language: string): void => void session.write(storageKeys.language, language),
  forget: (): void => session.remove(storageKeys.language),
});
