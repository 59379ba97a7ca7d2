import type { CalendarDay } from './member.ts';

const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
const formats = { en: new Intl.DateTimeFormat('en-US', style), es: new Intl.DateTimeFormat('es-US', style) };

/** A day with its month's full name: `January 5, 2027`, `5 de enero de 2027`; `monthNames: 'en'` gives the English form on every page (R5.14, A99). */
export const formatDay = (day: CalendarDay, language: 'en' | 'es', monthNames: 'page' | 'en' = 'page'): string =>
  formats[monthNames === 'en' ? 'en' : language].format(Date.UTC(day.year, day.month - 1, day.day));
