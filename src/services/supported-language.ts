import type { Language } from '../config/portal-config.ts';

/** English or Spanish out of a language tag such as `es-MX`; undefined for any other (R1.17). */
export const supportedLanguage = (tag: string | null | undefined): Language | undefined => {
  const primary = tag?.trim().toLowerCase().split(/[-_]/, 1)[0];
  return primary === 'en' || primary === 'es' ? primary : undefined;
};
