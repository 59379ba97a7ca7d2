import type { CalendarDay } from '../member/member.ts';

const pacificDate = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The calendar day that it is in Pacific time at an instant in epoch milliseconds (domain 3.1). */
export const pacificDay = (now: number): CalendarDay => {
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(pacificDate.formatToParts(now).find((found) => found.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
};
