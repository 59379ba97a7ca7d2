import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { DraftSummary } from '../../api/generated/api-shapes.ts';
import { type ChangeAddress, useChangeSearch } from '../api/change-search.ts';
import { draftsQuery, liveQuery, publicationsQuery } from '../api/queries.ts';
import { sourceQuery } from '../draft/draft-data.ts';
import { useWords } from '../i18n/use-words.ts';
import { wholeDay } from '../kit/time.tsx';

export interface ScenarioSource {
  /** The name of the source in the page's address: `live`, a draft's id, or a release's number. */
  readonly name: string;
  readonly label: string;
  readonly snapshot: string;
  /** The snapshot that a draft is compared with by default. */
  readonly base?: string;
  readonly draft?: DraftSummary;
}

const isUnfinished = ({ state }: DraftSummary): boolean =>
  state === 'open' || state === 'review' || state === 'scheduled';

// Undefined while loading. A closed draft is included only where the address names it.
export const useSources = (): readonly ScenarioSource[] | undefined => {
  const { t, language } = useWords();
  const [search] = useSearchParams();
  const named = [search.get('source'), search.get('against')];
  const live = useQuery(liveQuery);
  const drafts = useQuery(draftsQuery);
  const chain = useQuery(publicationsQuery);
  if (!live.data || !drafts.data || !chain.data) return undefined;
  const { number, source } = live.data;
  return [
    ...(source === null ? [] : [{ name: 'live', label: t('grid.live', { number }), snapshot: source }]),
    ...drafts.data.drafts
      .filter((draft) => isUnfinished(draft) || named.includes(draft.id))
      .map((draft) => ({
        name: draft.id,
        label: t('grid.draft', { name: draft.name }),
        snapshot: draft.source,
        base: draft.baseSource,
        draft,
      })),
    ...chain.data.publications.flatMap(({ number: of, source: snapshot, time }) =>
      snapshot === null
        ? []
        : [
            {
              name: String(of),
              label: t('grid.release', { number: of, day: wholeDay(new Date(time), language) }),
              snapshot,
            },
          ],
    ),
  ];
};

export const findSource = (
  sources: readonly ScenarioSource[] | undefined,
  name: string | null,
): ScenarioSource | undefined => sources?.find((source) => source.name === name || source.snapshot === name);

// What a source can be compared with. The live portal and the release that is live are the same.
export const othersThan = (
  source: ScenarioSource,
  sources: readonly ScenarioSource[],
): readonly ScenarioSource[] =>
  sources.filter(
    (one) =>
      one.name !== source.name &&
      (one.snapshot !== source.snapshot || one.draft !== undefined || source.draft !== undefined),
  );

// Releases in their order, then the live portal, then drafts.
export const inOrder = (
  one: ScenarioSource,
  other: ScenarioSource,
): readonly [earlier: ScenarioSource, later: ScenarioSource] => {
  const age = ({ name, draft }: ScenarioSource): number =>
    draft ? Infinity : name === 'live' ? Number.MAX_SAFE_INTEGER : Number(name);
  return age(one) > age(other) ? [other, one] : [one, other];
};

// Undefined while loading, and where there is no snapshot.
export const useSourceFiles = (snapshot: string | undefined): SourceFiles | undefined =>
  useQuery({ ...sourceQuery(snapshot ?? ''), enabled: snapshot !== undefined }).data;

export const useScenarioAddress = (): readonly [URLSearchParams, ChangeAddress] => {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  // A letter typed into the search is not a step to go back to.
  const change = useCallback<ChangeAddress>(
    (next) => changeSearch(next, { replace: typeof next === 'object' && ('q' in next || 'fold' in next) }),
    [changeSearch],
  );
  return [search, change];
};
