import { visibleText } from '../../config/visible-text.ts';

export type ContentLanguage = 'en' | 'es';

// Unknown locales are logged and become English (R8.13).
export const contentLocale = (locale: string, log: (message: string) => void): ContentLanguage => {
  if (locale === 'en' || locale === 'es') return locale;
  log(visibleText(`Unsupported locale in mock content: ${locale}. English is used.`));
  return 'en';
};

export const contentGuid = (kind: number, number: number): string =>
  `b415a3a2-${String(kind).padStart(4, '0')}-4000-8000-${String(number).padStart(12, '0')}`;
