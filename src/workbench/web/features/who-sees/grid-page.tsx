import { Link } from 'react-router-dom';
import { AnalysisProvider } from '../../analysis/analysis-provider.tsx';
import type { ChangeAddress } from '../../api/change-search.ts';
import { useWords } from '../../i18n/use-words.ts';
import { SearchBox } from '../../kit/commands/search-box.tsx';
import { Empty, Loading } from '../../kit/states.tsx';
import { Page } from '../../layout/page.tsx';
import { AnalystTabs } from '../../scenario/analyst-tabs.tsx';
import { askAddress } from '../../scenario/scenario-address.ts';
import { type GridSource, useGridAddress, useGridSources, useSourceFiles } from '../../scenario/sources.ts';
import { ChooseSources } from './grid-head.tsx';
import { GridOf } from './grid-of.tsx';

interface ShownProps {
  readonly sources: readonly GridSource[];
  readonly source: GridSource;
  readonly against: GridSource | undefined;
  readonly search: URLSearchParams;
  readonly change: ChangeAddress;
}

const Shown = ({ sources, source, against, search, change }: ShownProps) => {
  const { t } = useWords();
  const files = useSourceFiles(source.source);
  const before = against?.source ?? source.base ?? source.source;
  const base = useSourceFiles(before);
  if (!files || !base) return <Loading what={t('grid.title')} />;
  return (
    <AnalysisProvider base={base} files={files} names={{ base: before, draft: source.source }}>
      <GridOf
        {...{ sources, files, source, search, change }}
        against={against}
        isCompared={against !== undefined || base !== files || askAddress(search).isCompared}
      />
    </AnalysisProvider>
  );
};

/** Who sees what: all items by plan, of what is live, a draft or a release, compared with another where that is asked for. */
export const GridPage = () => {
  const { t } = useWords();
  const [search, change] = useGridAddress();
  const sources = useGridSources();
  const named = (name: string | null): GridSource | undefined => sources?.find((one) => one.name === name || one.source === name);
  const source = search.has('source') ? named(search.get('source')) : sources?.[0];
  const against = named(search.get('against'));
  return (
    <Page name={t('grid.title')} icon="grid" summary={source?.label}>
      <div className="gridpage">
        <div className="ghead">
          <AnalystTabs current="grid" source={search.get('source')} />
          <div className="row wrap">
            <h1>{t('grid.title')}</h1>
            {sources && <ChooseSources {...{ sources, source, against, change }} />}
            {/* Here, not beside the filters: whoever writes while another source is brought loses no letter. */}
            {sources && !askAddress(search).pair && (
              <SearchBox label={t('grid.find')} value={search.get('q') ?? ''} onChange={(text) => change({ q: text || undefined })} />
            )}
          </div>
        </div>
        {!sources ? (
          <Loading what={t('grid.title')} />
        ) : source ? (
          <Shown {...{ sources, source, against, search, change }} />
        ) : (
          <Empty icon="search" title={t('grid.title')}>
            {t('grid.noSource')}
            <Link to="/grid">{t('grid.showLive')}</Link>
          </Empty>
        )}
      </div>
    </Page>
  );
};
