import type { Language } from '../../../config/portal-config.ts';
import type { Say } from '../i18n/use-words.ts';
import { spokenDay } from '../kit/pacific-time.ts';
import type { Seen } from '../worker/protocol.ts';

// YYYY-MM-DD in Pacific time: the first day, and the day after the last.
export interface ItemPeriod {
  readonly from: string | undefined;
  readonly until: string | undefined;
}

export type SeenItems = Readonly<Record<string, Seen>>;

// Only items with days change.
export const seenOn = (
  seen: SeenItems,
  periods: ReadonlyMap<string, readonly ItemPeriod[]>,
  { day, t, language }: { readonly day: string; readonly t: Say; readonly language: Language },
): SeenItems => {
  const out = [...periods].flatMap(([id, all]): readonly (readonly [string, Seen])[] => {
    const early = all.find(({ from }) => from !== undefined && day < from)?.from;
    const late = all.find(({ until }) => until !== undefined && day >= until)?.until;
    if (early === undefined && late === undefined) return [];
    const reason =
      early === undefined
        ? t('preview.days.until', { day: spokenDay(late ?? '', language) })
        : t('preview.days.from', { day: spokenDay(early, language) });
    return [[id, { isShown: false, reason }]];
  });
  return out.length === 0 ? seen : { ...seen, ...Object.fromEntries(out) };
};
