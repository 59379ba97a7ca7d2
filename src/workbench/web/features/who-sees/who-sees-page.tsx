import { Link } from 'react-router-dom';
import { AnalysisProvider } from '../../analysis/analysis-provider.tsx';
import type { ChangeAddress } from '../../api/change-search.ts';
import { useWords } from '../../i18n/use-words.ts';
import { SearchBox } from '../../kit/commands/search-box.tsx';
import { Empty, Loading } from '../../kit/states.tsx';
import { Page } from '../../layout/page.tsx';
import { AnalystTabs } from '../../scenario/analyst-tabs.tsx';
import { readScenario } from '../../scenario/scenario-address.ts';
import {
  findSource,
  type ScenarioSource,
  useScenarioAddress,
  useSourceFiles,
  useSources,
} from '../../scenario/scenario-sources.ts';
import { SourceChoices } from './source-choices.tsx';
import { ScenarioView } from './scenario-view.tsx';
import styles from './who-sees-page.module.css';

interface LoadedProps {
  sources: readonly ScenarioSource[];
  source: ScenarioSource;
  against: ScenarioSource | undefined;
  search: URLSearchParams;
  change: ChangeAddress;
}

const LoadedSource = ({ sources, source, against, search, change }: LoadedProps) => {
  const { t } = useWords();
  const files = useSourceFiles(source.snapshot);
  const before = against?.snapshot ?? source.base ?? source.snapshot;
  const base = useSourceFiles(before);
  if (!files || !base) return <Loading what={t('grid.title')} />;
  return (
    <AnalysisProvider base={base} files={files} names={{ base: before, draft: source.snapshot }}>
      <ScenarioView
        {...{ sources, files, source, search, change }}
        against={against}
        isCompared={against !== undefined || base !== files || readScenario(search).isCompared}
      />
    </AnalysisProvider>
  );
};

export const WhoSeesPage = () => {
  const { t } = useWords();
  const [search, change] = useScenarioAddress();
  const sources = useSources();
  const source = search.has('source') ? findSource(sources, search.get('source')) : sources?.[0];
  const against = findSource(sources, search.get('against'));
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
        {!sources ? (
          <Loading what={t('grid.title')} />
        ) : source ? (
          <LoadedSource {...{ sources, source, against, search, change }} />
        ) : (
          <Empty icon="search" title={t('grid.title')}>
            {t('grid.noSource')} <Link to="/grid">{t('grid.showLive')}</Link>
          </Empty>
        )}
      </div>
    </Page>
  );
};
