import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { ChainEntry, DraftSummary } from '../../api/generated/api-shapes.ts';
import { type ChangeAddress, useChangeSearch } from '../api/change-search.ts';
import { type PastDay, usePastDay } from '../past-day/use-past-day.ts';
import { useDraftsAnd } from '../api/draft-lists.ts';
import { liveQuery, publicationQuery, publicationsQuery } from '../api/queries.ts';
import { sourceQuery } from '../draft/draft-data.ts';
import { useWords } from '../i18n/use-words.ts';
import { spokenDay } from '../kit/pacific-time.ts';
import { wholeDay } from '../kit/time.tsx';
import { dayIn } from './scenario-address.ts';

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

const isNumber = (name: string | null): name is string =>
  name !== null && name !== '' && [...name].every((sign) => sign >= '0' && sign <= '9');

// The newest releases, those of the days in the address, and those that it names; undefined while loading.
const useReleases = (search: URLSearchParams): readonly ChainEntry[] | undefined => {
  const chain = useQuery(publicationsQuery);
  const days = [usePastDay(dayIn(search.get('on'))), usePastDay(dayIn(search.get('againstOn')))];
  const older = [search.get('source'), search.get('against')]
    .filter(isNumber)
    .filter((name) => chain.data?.publications.every(({ number }) => String(number) !== name));
  const named = useQueries({ queries: older.map((name) => publicationQuery(Number(name))) });
  if (!chain.data || days.includes('loading') || named.some(({ isPending }) => isPending)) return undefined;
  const ofDays = days.flatMap((day) => (day === undefined || day === 'loading' ? [] : day.releases));
  const all = [...chain.data.publications, ...ofDays, ...named.flatMap(({ data }) => data ?? [])];
  return [...new Map(all.map((release) => [release.number, release])).values()].sort(
    (one, other) => other.number - one.number,
  );
};

// Of a draft. A snapshot has a longer name.
const idLength = 36;

export const isDraftName = (name: string | null): name is string => name?.length === idLength;

// Undefined while loading. A closed draft is included only where the address names it.
export const useSources = (): readonly ScenarioSource[] | undefined => {
  const { t, language } = useWords();
  const [search] = useSearchParams();
  const named = [search.get('source'), search.get('against')];
  const live = useQuery(liveQuery);
  const drafts = useDraftsAnd(named.filter(isDraftName));
  const releases = useReleases(search);
  if (!live.data || !drafts || !releases) return undefined;
  const { number, source } = live.data;
  return [
    ...(source === null ? [] : [{ name: 'live', label: t('grid.live', { number }), snapshot: source }]),
    ...drafts
      .filter((draft) => isUnfinished(draft) || named.includes(draft.id))
      .map((draft) => ({
        name: draft.id,
        label: t('grid.draft', { name: draft.name }),
        snapshot: draft.source,
        base: draft.baseSource,
        draft,
      })),
    ...releases.flatMap(({ number: of, source: snapshot, time }) =>
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

export interface SourcesOnDay {
  readonly sources: readonly ScenarioSource[];
  /** Undefined for today and later days. */
  readonly past: PastDay | undefined;
}

// On a past day the live portal is the release that was live last on it. It is left out if no release was
// live or its files are not stored. Undefined while loading.
export const useSourcesOn = (
  sources: readonly ScenarioSource[] | undefined,
  on: string | undefined,
): SourcesOnDay | undefined => {
  const { t, language } = useWords();
  const past = usePastDay(on);
  if (!sources || past === 'loading') return undefined;
  if (!past) return { sources, past };
  const [last] = past.releases;
  const live =
    last && last.source !== null
      ? [
          {
            name: 'live',
            label: t('grid.past.live', { number: last.number, day: spokenDay(past.day, language) }),
            snapshot: last.source,
          },
        ]
      : [];
  return { sources: [...live, ...sources.filter(({ name }) => name !== 'live')], past };
};

// The source that an address names; the live portal, or else the first, if it names none.
export const chosenSource = (
  sources: readonly ScenarioSource[] | undefined,
  name: string | null,
): ScenarioSource | undefined =>
  name === null
    ? (sources?.find((source) => source.name === 'live') ?? sources?.[0])
    : findSource(sources, name);

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
