import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import { daysLater } from '../../config/calendar.ts';
import type { Language } from '../../config/portal-config.ts';
import { calendarReport, type CalendarDayReport } from '../reports/calendar-report.ts';
import { membersText } from '../reports/diff-text.ts';
import { type ItemDifference, withoutName } from './item-differences.ts';

/** Something that begins, ends or changes with the first moment of a day. */
export interface DayChange extends ItemDifference {
  readonly happens: 'begins' | 'ends' | 'other';
  readonly item: string;
}

/** A day on which a portal changes by itself. */
export interface CalendarDay {
  /** YYYY-MM-DD in Pacific time. */
  readonly day: string;
  /** The day before. */
  readonly before: string;
  readonly changes: readonly DayChange[];
  /** Entries that begin or end while nobody sees a difference. */
  readonly unseen: readonly string[];
  /** Old addresses that begin or end to lead on. */
  readonly redirects: CalendarDayReport['redirects'];
}

/** What somebody sees who did not, wherever it stood before, begins for them. */
const happensIn = ({ kind, what }: CalendarDayReport['others'][number]): DayChange['happens'] => {
  if (kind !== 'shown') return 'other';
  return what === 'added' || what === 'now' ? 'begins' : 'ends';
};

/** Every day on which something of a portal begins or ends, in order, and for whom, with sample members by name; exact. Throws `TooLarge`. */
export const calendarDays = (portal: CompiledPortal, language: Language): readonly CalendarDay[] =>
  calendarReport(portal, language).map(({ day, begins, ends, others, unseen, redirects }) => {
    const changes = [...begins, ...ends, ...others].map((change): DayChange => ({
      ...change,
      happens: happensIn(change),
      text: withoutName(change),
      who: membersText(change, portal.labels.variants, language),
    }));
    return { day, before: daysLater(day, -1), changes, unseen, redirects };
  });
