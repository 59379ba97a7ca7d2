import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WordReaders } from '../../../../authoring/words/word-readers.ts';
import { useChangeSearch } from '../../api/change-search.ts';
import { filterTexts, type ListedText, readFilter, statusFilters } from './status/text-filters.ts';

// An edited text stays until the filter changes.
export const useFilteredTexts = (all: readonly ListedText[], readers: WordReaders | undefined) => {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const filter = readFilter(search);
  const { show, screen, plan } = filter;
  // Typing stays fast while two thousand rows render.
  const find = useDeferredValue(filter.find);
  const matching = useMemo(
    () => filterTexts(all, { screen, plan, find }, readers?.plansOf),
    [all, screen, plan, find, readers],
  );
  const shown = useMemo(() => {
    const selected = new Set(matching.filter(({ status }) => statusFilters[show](status)));
    return all.filter((text) => selected.has(text) || edited.has(text.row.address));
  }, [all, matching, show, edited]);
  return {
    filter,
    matching,
    shown,
    isValueView: search.get('view') === 'values',
    changeFilter: (name: string, value: string): void => {
      setEdited(new Set());
      changeSearch({ [name]: value || undefined }, { replace: true });
    },
    keepShown: (address: string): void => setEdited((before) => new Set([...before, address])),
  };
};
