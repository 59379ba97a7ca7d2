import type { Language } from '../config/portal-config.ts';
import { supportedLanguage } from './supported-language.ts';

/** The language that a query names: by `lng`, then by `lang` (R9.30, A109). */
export const queryLanguage = (search: string): Language | undefined => {
  const query = new URLSearchParams(search);
  return supportedLanguage(query.get('lng')) ?? supportedLanguage(query.get('lang'));
};
