import type { ContentLanguage } from './content-language.ts';

/** The language of mock content: Spanish or English as asked for; any other locale is logged and English is used (specification 8, R8.13). */
export const contentLocale = (locale: string, log: (message: string) => void): ContentLanguage => {
  if (locale === 'en' || locale === 'es') return locale;
  log(`Unsupported locale in mock content: ${locale}. English is used.`);
  return 'en';
};
