import type { CalendarDay } from './member.ts';

/** Negative when the first day is earlier, 0 when both are the same, positive when it is later. */
export const compareDays = (one: CalendarDay, other: CalendarDay): number =>
  one.year - other.year || one.month - other.month || one.day - other.day;
