import type { CalendarDay } from './member.ts';

/** The calendar day a whole number of days later (negative: earlier). */
export const addDays = (day: CalendarDay, days: number): CalendarDay => {
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};
