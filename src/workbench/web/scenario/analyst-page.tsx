import type { ReactNode } from 'react';
import type { SourceFiles } from '../../../config/files/source.ts';
import { AnalysisProvider } from '../analysis/analysis-provider.tsx';
import type { ChangeAddress } from '../api/change-search.ts';
import { useWords } from '../i18n/use-words.ts';
import { Choice } from '../kit/fields.tsx';
import type { IconName } from '../kit/icon.tsx';
import { Empty, Loading } from '../kit/states.tsx';
import { Page, PageHead } from '../layout/page.tsx';
import { type AnalystPlace, AnalystTabs } from './analyst-tabs.tsx';
import {
  findSource,
  type ScenarioSource,
  useScenarioAddress,
  useSourceFiles,
  useSources,
} from './scenario-sources.ts';

export interface AnalystPageData {
  readonly source: ScenarioSource;
  readonly sources: readonly ScenarioSource[];
  readonly files: SourceFiles;
  readonly search: URLSearchParams;
  readonly change: ChangeAddress;
}

interface ShownProps extends Omit<AnalystPageData, 'files'> {
  children: (shown: AnalystPageData) => ReactNode;
}

const Shown = ({ children, ...shown }: ShownProps) => {
  const { t } = useWords();
  const files = useSourceFiles(shown.source.snapshot);
  const base = useSourceFiles(shown.source.base ?? shown.source.snapshot);
  if (!files || !base) return <Loading what={t('grid.title')} />;
  return (
    <AnalysisProvider base={base} files={files}>
      {children({ ...shown, files })}
    </AnalysisProvider>
  );
};

interface Props {
  place: Exclude<AnalystPlace, 'grid'>;
  icon: IconName;
  title: string;
  text: string;
  children: ShownProps['children'];
}

export const AnalystPage = ({ place, icon, title, text, children }: Props) => {
  const { t } = useWords();
  const [search, change] = useScenarioAddress();
  const sources = useSources();
  const source = search.has('source') ? findSource(sources, search.get('source')) : sources?.[0];
  return (
    <Page name={title} icon={icon} summary={source?.label}>
      <div className="page">
        <AnalystTabs current={place} source={search.get('source')} />
        <PageHead
          title={title}
          text={text}
          acts={
            sources && (
              <Choice
                label={t('grid.source')}
                value={source?.name ?? ''}
                onChange={({ target }) => change({ source: target.value })}
              >
                {sources.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </Choice>
            )
          }
        />
        {!sources ? (
          <Loading what={title} />
        ) : source ? (
          <Shown {...{ source, sources, search, change }}>{children}</Shown>
        ) : (
          <Empty icon="search" title={title}>
            {t('grid.noSource')}
          </Empty>
        )}
      </div>
    </Page>
  );
};
