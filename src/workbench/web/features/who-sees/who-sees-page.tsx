import { Link } from 'react-router-dom';
import { AnalysisProvider } from '../../analysis/analysis-provider.tsx';
import type { ChangeAddress } from '../../api/change-search.ts';
import { useWords } from '../../i18n/use-words.ts';
import { SearchBox } from '../../kit/commands/search-box.tsx';
import { Empty, Loading } from '../../kit/states.tsx';
import { Page } from '../../layout/page.tsx';
import { AnalystTabs } from '../../scenario/analyst-tabs.tsx';
import type { PastDay } from '../../past-day/use-past-day.ts';
import { NothingOnDay } from '../../past-day/past-day-note.tsx';
import { readScenario } from '../../scenario/scenario-address.ts';
import {
  chosenSource,
  findSource,
  type ScenarioSource,
  useScenarioAddress,
  useSourceFiles,
  useSources,
  useSourcesOn,
} from '../../scenario/scenario-sources.ts';
import { SourceChoices } from './source-choices.tsx';
import { ScenarioView } from './scenario-view.tsx';
import { HeldTable, isWrongOpen } from '../../sign-off/held-table.ts';
import { useStore } from '../../state/create-store.ts';
import styles from './who-sees-page.module.css';

interface LoadedProps {
  sources: readonly ScenarioSource[];
  source: ScenarioSource;
  against: ScenarioSource | undefined;
  past: PastDay | undefined;
  search: URLSearchParams;
  change: ChangeAddress;
}

const LoadedSource = ({ sources, source, against, past, search, change }: LoadedProps) => {
  const { t } = useWords();
  const files = useSourceFiles(source.snapshot);
  const before = against?.snapshot ?? source.base ?? source.snapshot;
  const base = useSourceFiles(before);
  if (!files || !base) return <Loading what={t('grid.title')} />;
  return (
    <AnalysisProvider base={base} files={files} names={{ base: before, draft: source.snapshot }}>
      <ScenarioView
        {...{ sources, files, source, past, search, change }}
        against={against}
        isCompared={against !== undefined || base !== files || readScenario(search).isCompared}
      />
    </AnalysisProvider>
  );
};

// The other side of the table: the chosen source, or the shown one on another day.
const useOtherSide = (
  sources: readonly ScenarioSource[] | undefined,
  chosen: ScenarioSource | undefined,
  search: URLSearchParams,
) => {
  const { shown, against } = readScenario(search);
  const onDay = useSourcesOn(sources, against.on);
  const isOtherDay = against.on !== shown.on && chosen?.name === 'live';
  const name = search.get('against') ?? (isOtherDay ? 'live' : null);
  const isThere = findSource(sources, name) !== undefined;
  return { past: onDay?.past, isThere, against: findSource(onDay?.sources, name) };
};

const useSides = (search: URLSearchParams) => {
  const all = useSources();
  const onDay = useSourcesOn(all, readScenario(search).shown.on);
  const chosen = chosenSource(all, search.get('source'));
  const source = findSource(onDay?.sources, chosen?.name ?? null);
  return {
    chosen,
    source,
    sources: onDay?.sources,
    past: onDay?.past,
    other: useOtherSide(all, chosen, search),
  };
};

export const WhoSeesPage = () => {
  const { t } = useWords();
  const [search, change] = useScenarioAddress();
  const { sources, chosen, source, past, other } = useSides(search);
  const { against } = other;
  useStore(isWrongOpen);
  const emptyDay = chosen && !source ? past : other.isThere && !against ? other.past : undefined;
  return (
    <Page name={t('grid.title')} icon="grid" summary={source?.label}>
      <div className={styles.page}>
        <div className={styles.head}>
          <AnalystTabs current="grid" source={search.get('source')} />
          <div className="row wrap">
            <h1>{t('grid.title')}</h1>
            {sources && <SourceChoices {...{ sources, source, against, change }} />}
            {/* Outside of the filters, which are replaced while another source loads: the field must not lose letters. */}
            {sources && !readScenario(search).pair && (
              <SearchBox
                className={styles.search}
                label={t('grid.find')}
                value={search.get('q') ?? ''}
                onChange={(text) => change({ q: text || undefined })}
              />
            )}
          </div>
        </div>
        <HeldTable>
          {!sources ? (
            <Loading what={t('grid.title')} />
          ) : emptyDay ? (
            <NothingOnDay past={emptyDay} toToday={() => change({ on: undefined, againstOn: undefined })} />
          ) : source ? (
            <LoadedSource {...{ sources, source, against, past, search, change }} />
          ) : (
            <Empty icon="search" title={t('grid.title')}>
              {t('grid.noSource')} <Link to="/grid">{t('grid.showLive')}</Link>
            </Empty>
          )}
        </HeldTable>
      </div>
    </Page>
  );
};
