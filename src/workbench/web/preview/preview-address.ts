import { useSearchParams } from 'react-router-dom';
import { isRealDay } from '../../../config/calendar.ts';
import { useChangeSearch } from '../api/change-search.ts';
import type { Language } from '../i18n/use-words.ts';

export type PageLanguage = Language | 'both';

export interface PreviewAddress {
  /**
   * `m08`, `m17/2`, `visitor`, or `sees`, `differs`, `misses` of the selected item; undefined if not given.
   */
  readonly as: string | undefined;
  readonly language: PageLanguage;
  /** The day as YYYY-MM-DD; undefined for today. */
  readonly on: string | undefined;
  readonly screen: string | undefined;
  /** The number of the release to show on a past day; undefined for the last one of that day. */
  readonly release: string | undefined;
}

const isDay = (text: string | null): text is string => text !== null && text.length === 10 && isRealDay(text);

// A change is no step for the Back button.
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
    release: search.get('release') ?? undefined,
  };
  const change = (
    names: Readonly<
      Partial<Record<'as' | 'lang' | 'on' | 'screen' | 'item' | 'release', string | undefined>>
    >,
    replace = true,
  ): void => changeSearch(names, { replace });
  return { address, change };
};
