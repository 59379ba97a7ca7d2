import { compareDays } from './compare-days.ts';
import type { CalendarDay } from './member.ts';
import { pacificDay } from './pacific-day.ts';

const hourMs = 3_600_000;

/** The instant (epoch milliseconds) of 00:00 Pacific on a day: 07:00Z in daylight time, else 08:00Z. */
export const startOfPacificDay = (day: CalendarDay): number => {
  const inDaylightTime = Date.UTC(day.year, day.month - 1, day.day) + 7 * hourMs;
  return compareDays(pacificDay(inDaylightTime), day) === 0 ? inDaylightTime : inDaylightTime + hourMs;
};
