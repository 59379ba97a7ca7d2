import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { outlineOf } from '../../../authoring/draft/outline.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Language } from '../../../config/portal-config.ts';
import type { DraftSummary } from '../../api/generated/api-shapes.ts';
import { type ChangeAddress, useChangeSearch } from '../api/change-search.ts';
import { draftsQuery, liveQuery, publicationsQuery } from '../api/queries.ts';
import { outlineIndex, nodeName } from '../draft/content/outline-index.ts';
import { sourceQuery } from '../draft/draft-data.ts';
import { useWords } from '../i18n/use-words.ts';
import { wholeDay } from '../kit/time.tsx';
import type { NameOf } from './table-view.ts';

/** Something that has a table: what is live, a draft, a release. */
export interface GridSource {
  /** As the address of the page names it: `live`, a draft's id, a release's number. */
  readonly name: string;
  readonly label: string;
  readonly source: string;
  /** A draft's base, which it is compared with where nothing else is asked for. */
  readonly base?: string;
  readonly draft?: DraftSummary;
}

const isGoingOn = ({ state }: DraftSummary): boolean => state === 'open' || state === 'review' || state === 'scheduled';

/** All that has a table, a closed draft where the page's address names it; undefined while it is asked for. */
export const useGridSources = (): readonly GridSource[] | undefined => {
  const { t, language } = useWords();
  const [search] = useSearchParams();
  const named = [search.get('source'), search.get('against')];
  const live = useQuery(liveQuery);
  const drafts = useQuery(draftsQuery);
  const chain = useQuery(publicationsQuery);
  if (!live.data || !drafts.data || !chain.data) return undefined;
  const { number, source } = live.data;
  return [
    ...(source === null ? [] : [{ name: 'live', label: t('grid.live', { number }), source }]),
    ...drafts.data.drafts
      .filter((draft) => isGoingOn(draft) || named.includes(draft.id))
      .map((draft) => ({
        name: draft.id,
        label: t('grid.draft', { name: draft.name }),
        source: draft.source,
        base: draft.baseSource,
        draft,
      })),
    ...chain.data.publications.flatMap(({ number: of, source: its, time }) =>
      its === null
        ? []
        : [{ name: String(of), label: t('grid.release', { number: of, day: wholeDay(new Date(time), language) }), source: its }],
    ),
  ];
};

/** What a source can be compared with: all but itself, and but the release that is live beside what is live. */
export const othersThan = (source: GridSource, sources: readonly GridSource[]): readonly GridSource[] =>
  sources.filter(
    (one) => one.name !== source.name && (one.source !== source.source || one.draft !== undefined || source.draft !== undefined),
  );

/** Of two sources the earlier first, so that a comparison tells what became of it: releases in their order, then what is live, then drafts. */
export const inOrder = (one: GridSource, other: GridSource): readonly [earlier: GridSource, later: GridSource] => {
  const age = ({ name, draft }: GridSource): number => (draft ? Infinity : name === 'live' ? Number.MAX_SAFE_INTEGER : Number(name));
  return age(one) > age(other) ? [other, one] : [one, other];
};

/** The files of a source; undefined while they are asked for, or where none is. */
export const useSourceFiles = (source: string | undefined): SourceFiles | undefined =>
  useQuery({ ...sourceQuery(source ?? ''), enabled: source !== undefined }).data;

/** What screens and items are called, by their ids, in a language. */
export const useItemNames = (files: SourceFiles, language: Language): NameOf => {
  const outline = useMemo(() => outlineIndex(outlineOf(files)), [files]);
  return useCallback(
    (id) => {
      const found = outline.byId(id);
      return found && nodeName(found.node, language);
    },
    [outline, language],
  );
};

/** The address of the page, and the way to change it. */
export const useGridAddress = (): readonly [URLSearchParams, ChangeAddress] => {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  // A letter more in the search is no page of its own to go back to.
  const change = useCallback<ChangeAddress>(
    (wish) => changeSearch(wish, { replace: typeof wish === 'object' && ('q' in wish || 'fold' in wish) }),
    [changeSearch],
  );
  return [search, change];
};

/** An answer to somebody's act, the same function each time, which does what the newest does: whatever is handed it is not drawn again. */
export const useStable = <Args extends readonly unknown[]>(act: (...args: Args) => void): ((...args: Args) => void) => {
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
};

/** A pause in typing, in milliseconds, after which a word counts as written. */
const pauseAfterWord = 500;

/** A text as it was when it last stood still: what costs time is not done for each letter of a word. */
export const useSettled = (text: string): string => {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pauseAfterWord);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
