import type { CalendarDay } from './member.ts';

/** A day written month/day/year; undefined when it is not a real day, so that 2/30 never becomes 2 March. */
export const parseDay = (text: string): CalendarDay | undefined => {
  const match = /^(\d{1,2})\/(\d{1,2})\/([1-9]\d{3})$/.exec(text.trim());
  if (match === null) return undefined;
  const [month = 0, day = 0, year = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? { year, month, day } : undefined;
};
