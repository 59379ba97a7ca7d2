import type { Language } from '../../config/portal-config.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';
import type { DetectedLanguage, LanguageSource } from './detect-language.ts';

/** Keeps an unknown path from switching the language again and again: once in `seconds` (specification 9, Delays). Times in epoch milliseconds. */
export const languageGuard = (storage: SafeStorage, seconds: number) => ({
  isFree: (now: number): boolean => {
    const noted = storage.read(storageKeys.languageSearch);
    return noted === undefined || !(Math.abs(now - Number(noted)) < seconds * 1000);
  },
  note: (now: number): void => void storage.write(storageKeys.languageSearch, String(now)),
});

const guesses: readonly LanguageSource[] = ['navigator', 'htmlTag', 'default'];

/** The language once the member is known: the account's preference counts only where nobody chose one (A65, Decision 0006); Korean shows English. */
export const languageForMember = (detected: DetectedLanguage, preferred: 'English' | 'Spanish' | 'Korean'): Language => {
  if (!guesses.includes(detected.source)) return detected.language;
  return preferred === 'Spanish' ? 'es' : 'en';
};
