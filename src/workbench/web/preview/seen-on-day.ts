import type { Language } from '../../../config/portal-config.ts';
import type { Translate } from '../i18n/use-words.ts';
import { spokenDay } from '../kit/pacific-time.ts';
import type { Seen } from '../worker/protocol.ts';

// YYYY-MM-DD in Pacific time: the first day, and the day after the last.
export interface ItemPeriod {
  readonly from: string | undefined;
  readonly until: string | undefined;
}

export type SeenItems = Readonly<Record<string, Seen>>;

export type ItemPeriods = ReadonlyMap<string, readonly ItemPeriod[]>;

interface OnDay {
  readonly day: string;
  readonly t: Translate;
  readonly language: Language;
}

// Undefined if the item is shown on the day. A screen's entry in a menu has the days of the screen.
export const hiddenOn = (
  id: string,
  periods: ItemPeriods,
  { day, t, language }: OnDay,
): string | undefined => {
  const all =
    periods.get(id) ?? (id.startsWith('menus/') ? periods.get(id.split('/').at(-1) ?? '') : undefined) ?? [];
  const early = all.find(({ from }) => from !== undefined && day < from)?.from;
  if (early !== undefined) return t('preview.days.from', { day: spokenDay(early, language) });
  const late = all.find(({ until }) => until !== undefined && day >= until)?.until;
  return late === undefined ? undefined : t('preview.days.until', { day: spokenDay(late, language) });
};

// Only items with days change.
export const seenOn = (seen: SeenItems, periods: ItemPeriods, on: OnDay): SeenItems => {
  if (periods.size === 0) return seen;
  const entries = Object.keys(seen).filter((id) => id.startsWith('menus/'));
  const out = [...new Set([...periods.keys(), ...entries])].flatMap(
    (id): readonly (readonly [string, Seen])[] => {
      const reason = hiddenOn(id, periods, on);
      return reason === undefined ? [] : [[id, { isShown: false, reason }]];
    },
  );
  return out.length === 0 ? seen : { ...seen, ...Object.fromEntries(out) };
};
