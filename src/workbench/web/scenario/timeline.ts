import type { CalendarDay } from '../../../authoring/questions/calendar-days.ts';
import type { DraftSummary } from '../../api/generated/api-shapes.ts';
import { pacificDay } from '../kit/time.tsx';

export type TimelineEntry =
  | { readonly kind: 'day'; readonly key: string; readonly day: CalendarDay }
  | { readonly kind: 'planned'; readonly key: string; readonly draft: DraftSummary }
  | { readonly kind: 'today'; readonly key: string };

// Sorted by Pacific day. Within a day: today's mark, then changes at the start of the day, then drafts by
// time.
export const timeline = (
  days: readonly CalendarDay[],
  drafts: readonly DraftSummary[],
  today: string,
): readonly TimelineEntry[] => {
  const placed: readonly { readonly at: string; readonly entry: TimelineEntry }[] = [
    { at: `${today} 0`, entry: { kind: 'today', key: 'today' } },
    ...days.map((day) => ({ at: `${day.day} 1`, entry: { kind: 'day', key: day.day, day } as const })),
    ...drafts.flatMap((draft) => {
      const { state, at } = draft.schedule ?? {};
      const isWaiting = at !== undefined && (state === 'waiting' || state === 'firing');
      return isWaiting
        ? [
            {
              at: `${pacificDay(new Date(at))} 2 ${at}`,
              entry: { kind: 'planned', key: draft.id, draft } as const,
            },
          ]
        : [];
    }),
  ];
  return placed.toSorted((one, other) => (one.at < other.at ? -1 : 1)).map(({ entry }) => entry);
};

// A Pacific day; empty for a draft without a schedule.
export const dayOfDraft = ({ schedule }: Pick<DraftSummary, 'schedule'>): string =>
  schedule ? pacificDay(new Date(schedule.at)) : '';
