import { addDays, parseDate, startOfPacificDay } from '../../member/calendar-day.ts';
import { invalidRequest } from '../refusal.ts';

/** A span of time, ISO 8601 in UTC, without its end. */
export interface EvidenceSpan {
  readonly from: string;
  readonly until: string;
}

interface AskedSpan {
  /** The first day (YYYY-MM-DD, Pacific time). */
  readonly from: string;
  /** The last day, or the exact end as an instant in ISO 8601. */
  readonly to: string;
}

const isInstant = (text: string): boolean => {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
};

const dayOf = (typed: string) => {
  const day = parseDate(typed);
  if (day) return day;
  throw invalidRequest('no-day', { typed });
};

const endOf = (to: string): number =>
  isInstant(to) ? Date.parse(to) : startOfPacificDay(addDays(dayOf(to), 1));

/**
 * Returns the span of two days, both included. A last day that is not over ends now, because it is unknown what
 * will be live later. Throws `InvalidRequest`.
 */
export const evidenceSpan = ({ from, to }: AskedSpan, now: number): EvidenceSpan => {
  const start = startOfPacificDay(dayOf(from));
  const end = Math.min(endOf(to), now);
  if (start >= now) throw invalidRequest('not-yet', { from });
  if (start >= end) throw invalidRequest('no-span', { from, to });
  return { from: new Date(start).toISOString(), until: new Date(end).toISOString() };
};
