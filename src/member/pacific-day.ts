import type { CalendarDay } from './member.ts';

const pacific = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The calendar day in Pacific time at an instant in epoch milliseconds, whatever the zone of the machine (R4.032). */
export const pacificDay = (instant: number): CalendarDay => {
  const day = { year: 0, month: 0, day: 0 };
  for (const { type, value } of pacific.formatToParts(instant)) {
    if (type === 'year' || type === 'month' || type === 'day') day[type] = Number(value);
  }
  return day;
};
