import type { Refusal } from '../../store/outcome.ts';

// The offsets of Los Angeles from UTC: daylight saving time and standard time.
const offsets = ['-07:00', '-08:00'] as const;

export type Offset = (typeof offsets)[number];

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Los_Angeles',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
});

// What the clock in Los Angeles shows at a moment, as `2027-01-31T14:05`.
const shownAt = (moment: Date): string => clock.format(moment).replace(' ', 'T');

export type Moment = { readonly ok: true; readonly at: string } | { readonly ok: false; readonly refusal: Refusal };

/**
 * Returns the moment (ISO 8601, UTC) when the clock in Los Angeles shows `wall` (`2027-01-31T14:05`). Refuses a time that it skips, or that no
 * calendar has (`no-such-hour`), and one that it shows twice (`twice`) unless the offset says which.
 */
export const pacificMoment = (wall: string, offset?: Offset): Moment => {
  const found = offsets.flatMap((one) => {
    const moment = new Date(`${wall}:00${one}`);
    return !Number.isNaN(moment.getTime()) && shownAt(moment) === wall ? [{ one, at: moment.toISOString() }] : [];
  });
  const [first, second] = found;
  if (!first) return { ok: false, refusal: { code: 'no-such-hour' } };
  if (!second) return { ok: true, at: first.at };
  const chosen = found.find(({ one }) => one === offset);
  return chosen ? { ok: true, at: chosen.at } : { ok: false, refusal: { code: 'twice', offsets: found.map(({ one }) => one) } };
};
