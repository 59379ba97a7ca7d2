import { visibleText } from '../../config/visible-text.ts';

export type ContentLanguage = 'en' | 'es';

/** The language of mock content: Spanish or English as asked for; any other locale is logged and English is used (R8.13). */
export const contentLocale = (locale: string, log: (message: string) => void): ContentLanguage => {
  if (locale === 'en' || locale === 'es') return locale;
  log(visibleText(`Unsupported locale in mock content: ${locale}. English is used.`));
  return 'en';
};

/** A stable lower-case GUID for an item of the content service, made from its kind and number. */
export const contentGuid = (kind: number, number: number): string =>
  `b415a3a2-${String(kind).padStart(4, '0')}-4000-8000-${String(number).padStart(12, '0')}`;
