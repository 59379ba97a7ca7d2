import type { CalendarDay } from './member.ts';

// Created on first use: the first formatter of a page takes 60 ms on a slow phone (Decision 0024).
const made: { pacific?: Intl.DateTimeFormat; en?: Intl.DateTimeFormat; es?: Intl.DateTimeFormat } = {};

const longDay = { timeZone: 'UTC', dateStyle: 'long' } as const;

/**
 * Returns the Pacific calendar day of an instant (epoch milliseconds), whatever the machine's time zone
 * (R4.032).
 */
export const pacificDay = (instant: number): CalendarDay => {
  made.pacific ??= new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles' });
  const day = { year: 0, month: 0, day: 0 };
  for (const { type, value } of made.pacific.formatToParts(instant)) {
    if (type === 'year' || type === 'month' || type === 'day') day[type] = Number(value);
  }
  return day;
};

/** Returns the Pacific calendar day of an instant (epoch milliseconds) as YYYY-MM-DD. */
export const pacificDate = (instant: number): string => {
  const { year, month, day } = pacificDay(instant);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
};

/**
 * Returns an instant (epoch milliseconds) in the middle of a Pacific day (YYYY-MM-DD): noon, or 13:00 in
 * daylight time.
 */
export const middayOf = (day: string): number => Date.parse(`${day}T20:00:00Z`);

/** Returns the day after a number of days, which may be negative. */
export const addDays = (day: CalendarDay, days: number): CalendarDay => {
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/**
 * Returns a negative number when the first day is earlier, 0 for the same day, and a positive number when it
 * is later.
 */
export const compareDays = (one: CalendarDay, other: CalendarDay): number =>
  one.year - other.year || one.month - other.month || one.day - other.day;

const hourMs = 3_600_000;

/** Returns the Pacific year of an instant (epoch milliseconds). A year starts in standard time, at 08:00Z. */
export const pacificYear = (instant: number): number => new Date(instant - 8 * hourMs).getUTCFullYear();

/** Returns the instant (epoch milliseconds) of 00:00 Pacific: 07:00Z in daylight time, otherwise 08:00Z. */
export const startOfPacificDay = (day: CalendarDay): number => {
  const inDaylightTime = Date.UTC(day.year, day.month - 1, day.day) + 7 * hourMs;
  return compareDays(pacificDay(inDaylightTime), day) === 0 ? inDaylightTime : inDaylightTime + hourMs;
};

/**
 * Formats a day with its month's name: `January 5, 2027`, `5 de enero de 2027` (R5.14, A99). `monthNames` can
 * force English.
 */
export const formatDay = (
  day: CalendarDay,
  language: 'en' | 'es',
  monthNames: 'page' | 'en' = 'page',
): string => {
  const names = monthNames === 'en' ? 'en' : language;
  made[names] ??= new Intl.DateTimeFormat(`${names}-US`, longDay);
  return made[names].format(Date.UTC(day.year, day.month - 1, day.day));
};

// Undefined for a day that does not exist, so that 2/30 never becomes March 2.
const realDay = (year: number, month: number, day: number): CalendarDay | undefined =>
  new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1 ? { year, month, day } : undefined;

const time =
  /(\d)(?:,?\s+|T)(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?(?:\s*[AP]M)?\s*(?:Z|[+-]\d{2}(?::?\d{2})?)?$/i;
const monthFirst = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>[1-9]\d{3})$/;
const yearFirst = /^(?<year>[1-9]\d{3})(?<dash>-?)(?<month>\d{2})\k<dash>(?<day>\d{2})$/;

// Accepts month/day/year and ISO 8601, whose time is ignored (A83). Undefined for a day that does not exist.
export const parseDay = (text: string): CalendarDay | undefined => {
  const written = text.trim().replace(time, '$1');
  const { year, month, day } = (monthFirst.exec(written) ?? yearFirst.exec(written))?.groups ?? {};
  return realDay(Number(year), Number(month), Number(day));
};

/** Parses YYYY-MM-DD; undefined for a day that does not exist. */
export const parseDate = (text: string): CalendarDay | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseDay(text) : undefined;
