import type { Language } from '../config/portal-config.ts';
import type { LanguageSource } from './detect-language.ts';
import type { SafeStorage } from './safe-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** Keeps a language that somebody chose: by the query, the switch or Save (R9.31, A65); a guess is not kept. */
export const cacheLanguage = (local: SafeStorage, language: Language, source: LanguageSource | 'switch' | 'save'): void => {
  if (source === 'query' || source === 'switch' || source === 'save') local.write(storageKeys.language, language);
};
