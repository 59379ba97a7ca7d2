import { contentLocale } from './content-locale.ts';
import { pageRecords } from './page-records.ts';

/** The mock content function for pages (specification 7, R7.024): the pages of a language, without a network. */
export const mockPages = (locale: string, log: (message: string) => void = console.warn) => pageRecords(contentLocale(locale, log), false);
