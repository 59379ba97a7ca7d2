import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import { daysLater } from '../../config/calendar.ts';
import type { Language } from '../../config/portal-config.ts';
import { calendarReport, type CalendarDayReport } from '../reports/calendar-report.ts';
import { whoText } from '../reports/diff-text.ts';

/** Something that begins, ends or changes with the first moment of a day. */
export interface DayChange {
  readonly kind: 'begins' | 'ends' | 'other';
  readonly item: string;
  /** In a sentence; empty of what begins or ends. */
  readonly text: string;
  /** Who sees it, in words. */
  readonly who: string;
  readonly samples: readonly string[];
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

/** Every day on which something of a portal begins or ends, in order, and for whom, with the sample members given by name; exact. Throws `TooLarge`. */
export const calendarDays = (portal: CompiledPortal, samples: readonly string[], language: Language): readonly CalendarDay[] =>
  calendarReport(portal, language).map(({ day, begins, ends, others, unseen, redirects }) => {
    const told = (kind: DayChange['kind'], changes: CalendarDayReport['begins']): readonly DayChange[] =>
      changes.map((change) => ({
        kind,
        item: change.item,
        text: kind === 'other' ? change.text : '',
        who: whoText(change, samples, language),
        samples: change.samples,
      }));
    const changes = [...told('begins', begins), ...told('ends', ends), ...told('other', others)];
    return { day, before: daysLater(day, -1), changes, unseen, redirects };
  });
