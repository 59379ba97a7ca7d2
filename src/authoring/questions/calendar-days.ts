import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import { daysLater } from '../../config/calendar.ts';
import type { Language } from '../../config/portal-config.ts';
import { type CalendarDayReport, calendarReport } from '../reports/calendar-report.ts';
import { membersText } from '../reports/diff-text.ts';
import { type ItemDifference, withoutName } from './item-differences.ts';

/** A change that takes effect at the start of a day. */
export interface DayChange extends ItemDifference {
  readonly happens: 'begins' | 'ends' | 'other';
  readonly item: string;
}

/** A day when a portal changes automatically. */
export interface CalendarDay {
  /** YYYY-MM-DD in Pacific time. */
  readonly day: string;
  readonly before: string;
  readonly changes: readonly DayChange[];
  /** Entries that start or end without a visible difference. */
  readonly unseen: readonly string[];
  readonly redirects: CalendarDayReport['redirects'];
}

// Moved items count as "begins" for members who did not see them before.
const happensIn = ({ kind, what }: CalendarDayReport['others'][number]): DayChange['happens'] => {
  if (kind !== 'shown') return 'other';
  return what === 'added' || what === 'now' ? 'begins' : 'ends';
};

/**
 * Returns the days when something starts or ends, in order, with the affected members among all possible
 * members. Throws `TooLarge`.
 */
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
