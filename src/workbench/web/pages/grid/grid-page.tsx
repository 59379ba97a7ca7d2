import { useSearchParams } from 'react-router-dom';
import { AnalysisProvider } from '../../analysis/analysis-provider.tsx';
import { Empty, Loading } from '../../elements/states.tsx';
import { Page } from '../../shell/page.tsx';
import { useWords } from '../../words/use-words.ts';
import { type ChangeAddress, ChooseSources } from './grid-head.tsx';
import { GridOf } from './grid-of.tsx';
import { askAddress } from './questions/ask-address.ts';
import { type GridSource, useGridSources, useSourceFiles } from './grid-sources.ts';

const useAddress = (): readonly [URLSearchParams, ChangeAddress] => {
  const [search, setSearch] = useSearchParams();
  const change: ChangeAddress = (names) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(names)) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      // A letter more in the search is no page of its own to go back to.
      { replace: 'q' in names || 'fold' in names },
    );
  return [search, change];
};

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
  const base = useSourceFiles(against?.source ?? source.base ?? source.source);
  if (!files || !base) return <Loading what={t('grid.title')} />;
  return (
    <AnalysisProvider base={base} files={files}>
      <GridOf
        {...{ sources, files, source, search, change }}
        against={against}
        isCompared={base !== files || askAddress(search).isCompared}
      />
    </AnalysisProvider>
  );
};

/** Who sees what: all items by plan, of what is live, a draft or a release, compared with another where that is asked for. */
export const GridPage = () => {
  const { t } = useWords();
  const [search, change] = useAddress();
  const sources = useGridSources();
  const named = (name: string | null): GridSource | undefined => sources?.find((one) => one.name === name || one.source === name);
  const source = search.has('source') ? named(search.get('source')) : sources?.[0];
  const against = named(search.get('against'));
  return (
    <Page name={t('grid.title')} icon="grid" summary={source?.label}>
      <div className="gridpage">
        <div className="ghead">
          <div className="row wrap">
            <h1>{t('grid.title')}</h1>
            {sources && <ChooseSources {...{ sources, source, against, change }} />}
          </div>
        </div>
        {!sources ? (
          <Loading what={t('grid.title')} />
        ) : source ? (
          <Shown {...{ sources, source, against, search, change }} />
        ) : (
          <Empty icon="search" title={t('grid.title')}>
            {t('grid.noSource')}
          </Empty>
        )}
      </div>
    </Page>
  );
};
