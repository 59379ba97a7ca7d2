import { changeText, type DiffReport } from '../../analysis/diff/diff-report.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import { changeDays, onDay, type WrittenPeriod } from '../../config/calendar.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { Language, PortalConfig } from '../../config/portal-config.ts';
import { meaningReport, whoText } from './diff-text.ts';

type Change = DiffReport['changes'][number];

export interface CalendarDayReport {
  // YYYY-MM-DD in Pacific time. Changes take effect at the start of the day.
  readonly day: string;
  readonly begins: readonly Change[];
  readonly ends: readonly Change[];
  readonly others: readonly Change[];
  readonly unseen: readonly string[];
  readonly redirects: { readonly begin: readonly string[]; readonly end: readonly string[] };
}

const addressOf = ({ path, query = {} }: PortalConfig['redirects'][number]): string => {
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
};

const dayReport = (
  portal: CompiledPortal,
  language: Language,
  [previous, day]: readonly [string, string],
): CalendarDayReport => {
  const before = onDay(portal.config, previous);
  const after = onDay(portal.config, day);
  const { redirects } = portal.config;
  const { changes, unaffected, moved } = meaningReport(
    { ...portal, config: { ...before, redirects } },
    { ...portal, config: { ...after, redirects } },
    language,
  );
  const select = (matches: (change: Change) => boolean): readonly Change[] => changes.filter(matches);
  const added = ({ kind, what }: Change): boolean => kind === 'shown' && what === 'added';
  const removed = ({ kind, what }: Change): boolean => kind === 'shown' && what === 'removed';
  return {
    day,
    begins: select(added),
    ends: select(removed),
    others: select((change) => !added(change) && !removed(change)),
    unseen: [...unaffected, ...moved.flatMap(({ from, to }) => [from, to])],
    redirects: {
      begin: redirects.filter(({ from }) => from === day).map(addressOf),
      end: redirects.filter(({ until }) => until === day).map(addressOf),
    },
  };
};

/**
 * Returns the days when something starts or ends, in order, with the differences that possible members see
 * from that day on.
 */
export const calendarReport = (portal: CompiledPortal, language: Language): readonly CalendarDayReport[] => {
  const days = changeDays(portal.config);
  return days.map((day, at) => dayReport(portal, language, [days[at - 1] ?? '', day]));
};

/** Formats the calendar with one paragraph for each day. */
export const calendarText = (
  days: readonly CalendarDayReport[],
  samples: readonly string[],
  language: Language,
): string => {
  const say = sentences(language);
  const lineOf = (text: string, change: Change): string =>
    `  ${text}\n    ${whoText(change, samples, language)}`;
  const paragraph = ({ day, begins, ends, others, unseen, redirects }: CalendarDayReport): string =>
    [
      day,
      ...begins.map((change) => lineOf(say('calendar.begins', { item: change.item }), change)),
      ...ends.map((change) => lineOf(say('calendar.ends', { item: change.item }), change)),
      ...others.map((change) => lineOf(changeText(change, language), change)),
      ...redirects.begin.map((item) => `  ${say('calendar.begins', { item })}`),
      ...redirects.end.map((item) => `  ${say('calendar.ends', { item })}`),
      ...(unseen.length === 0 ? [] : [`  ${say('calendar.unseen', { items: unseen.join(say('comma')) })}`]),
    ].join('\n');
  return days.length === 0 ? say('calendar.empty') : days.map(paragraph).join('\n\n');
};

export const periodText = ({ from, until }: WrittenPeriod, language: Language): string | undefined => {
  if (from === undefined && until === undefined) return undefined;
  const kind = from === undefined ? 'until' : until === undefined ? 'from' : 'both';
  const days = { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
  return sentences(language)(`calendar.${kind}`, days);
};
