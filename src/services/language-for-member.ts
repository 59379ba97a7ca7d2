import type { Language } from '../config/portal-config.ts';
import type { DetectedLanguage, LanguageSource } from './detect-language.ts';

const guesses: readonly LanguageSource[] = ['navigator', 'htmlTag', 'default'];

/** The language once the member is known: the account's preference counts only where nobody chose one (A65); Korean shows English. */
export const languageForMember = (detected: DetectedLanguage, preferred: 'English' | 'Spanish' | 'Korean'): Language => {
  if (!guesses.includes(detected.source)) return detected.language;
  return preferred === 'Spanish' ? 'es' : 'en';
};
