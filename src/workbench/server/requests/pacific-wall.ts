import { daysLater, isRealDay, lastDay } from '../../../config/calendar.ts';
import type { Refusal } from '../../store/outcome.ts';

// Daylight saving time and standard time.
const offsets = ['-07:00', '-08:00'] as const;

export type Offset = (typeof offsets)[number];

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Los_Angeles',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
});

const shownAt = (moment: Date): string => clock.format(moment).replace(' ', 'T');

export type Moment =
  { readonly ok: true; readonly at: string } | { readonly ok: false; readonly refusal: Refusal };

// Refuses a date that no calendar has (`no-such-day`) or after 2100 (`too-far`), a time that the clock skips
// (`no-such-hour`), and a repeated one without an offset (`twice`).
export const pacificMoment = (wall: string, offset?: Offset): Moment => {
  const [day = ''] = wall.split('T', 1);
  if (!isRealDay(day)) return { ok: false, refusal: { code: 'no-such-day' } };
  if (day > lastDay) return { ok: false, refusal: { code: 'too-far' } };
  const found = offsets.flatMap((one) => {
    const moment = new Date(`${wall}:00${one}`);
    return !Number.isNaN(moment.getTime()) && shownAt(moment) === wall
      ? [{ one, at: moment.toISOString() }]
      : [];
  });
  const [first, second] = found;
  if (!first) return { ok: false, refusal: { code: 'no-such-hour' } };
  if (!second) return { ok: true, at: first.at };
  const chosen = found.find(({ one }) => one === offset);
  return chosen
    ? { ok: true, at: chosen.at }
    : { ok: false, refusal: { code: 'twice', offsets: found.map(({ one }) => one) } };
};

const midnight = (day: string): number => {
  const moment = pacificMoment(`${day}T00:00`);
  return moment.ok ? Date.parse(moment.at) : NaN;
};

// The start of a day and that of the next, in epoch milliseconds. No clock change skips or repeats midnight.
export const pacificDayBounds = (day: string): readonly [start: number, end: number] => [
  midnight(day),
  midnight(daysLater(day, 1)),
];
