import { useSearchParams } from 'react-router-dom';
import { useChangeSearch } from '../api/change-search.ts';
import type { Language } from '../i18n/use-words.ts';

/** The languages that the page is shown in: one, or both beside each other. */
export type PageLanguage = Language | 'both';

/** What the address of the editor says of the page on show. */
export interface PreviewAddress {
  /** Who it is shown to, by the name of a member: `m08`, `m17/2`, `visitor`, or `sees`, `differs`, `misses` of the chosen item; undefined: nobody is named. */
  readonly as: string | undefined;
  readonly language: PageLanguage;
  /** The day, YYYY-MM-DD; undefined: today. */
  readonly on: string | undefined;
  /** The key of the screen; undefined: that of the chosen item. */
  readonly screen: string | undefined;
}

const isDay = (text: string | null): text is string => text !== null && text.length === 10 && !Number.isNaN(Date.parse(text));

/** What the address says, and the way to change it; a change of how the page is shown is no step for the Back button. */
export const usePreviewAddress = () => {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const language = search.get('lang');
  const on = search.get('on');
  const address: PreviewAddress = {
    as: search.get('as') ?? undefined,
    language: language === 'es' || language === 'both' ? language : 'en',
    on: isDay(on) ? on : undefined,
    screen: search.get('screen') ?? undefined,
  };
  const change = (names: Readonly<Partial<Record<'as' | 'lang' | 'on' | 'screen' | 'item', string | undefined>>>, replace = true): void =>
    changeSearch(names, { replace });
  return { address, change };
};
