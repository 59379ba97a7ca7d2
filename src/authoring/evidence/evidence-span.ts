import { bothLanguages, type MessageValues } from '../../config/message-text.ts';
import { addDays, parseDate, startOfPacificDay } from '../../member/calendar-day.ts';
import { InvalidRequest, invalidRequest } from '../refusal.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };

/** A span of time, as ISO 8601 in UTC. `until` is not included. */
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

const noSpan = (name: keyof typeof en.refusals, values: MessageValues): InvalidRequest =>
  new InvalidRequest(bothLanguages({ en: en.refusals[name], es: es.refusals[name] }, values));

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
  if (start >= now) throw noSpan('not-yet', { from });
  if (start >= end) throw noSpan('no-span', { from, to });
  return { from: new Date(start).toISOString(), until: new Date(end).toISOString() };
};
