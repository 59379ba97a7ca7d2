import { useMemo, useState } from 'react';
import { pacificDate } from '../../../member/calendar-day.ts';
import { useAnswer } from '../analysis/use-worker-answer.ts';
import { useWords } from '../i18n/use-words.ts';
import { type ItemPeriods, type SeenItems, seenOn } from './seen-on-day.ts';
import { usePreviewAddress } from './preview-address.ts';
import { type Personas, usePersonas } from './use-personas.ts';

const screenOf = (item: string | undefined): string => {
  const [first = 'home'] = item?.split('/') ?? [];
  return first === 'menus' || first === '' || first.includes('#') ? 'home' : first;
};

// The day of the page, YYYY-MM-DD.
export const useDay = (): string => {
  const { on } = usePreviewAddress().address;
  const [today] = useState(() => pacificDate(Date.now()));
  return on ?? today;
};

export const useShown = (
  item: string | undefined,
  isChoosing = false,
): { readonly screen: string; readonly personas: Personas } => {
  const { address } = usePreviewAddress();
  const screen = address.screen ?? screenOf(item);
  return {
    screen,
    personas: usePersonas(address.as, { item, isPublic: screen === 'login', isChoosing, day: useDay() }),
  };
};

// By item id; undefined until known. `days`: when items with days are visible.
export const useSeen = (
  item: string | undefined,
  periods: ItemPeriods,
): { readonly seen: SeenItems | undefined; readonly who: string } => {
  const { t, language } = useWords();
  const { on } = usePreviewAddress().address;
  const { person, choice } = useShown(item).personas;
  const { dataString, coverage } = person ?? {};
  const answer = useAnswer('seen', person && { dataString, coverage, side: 'draft', language, on });
  const day = useDay();
  const seen = useMemo(
    () => answer && seenOn(answer, periods, { day, t, language }),
    [answer, periods, day, t, language],
  );
  return { seen, who: choice?.tag ?? choice?.label ?? '' };
};
