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
import { NothingOnDay, PastDayNote } from '../past-day/past-day-note.tsx';
import { readScenario } from './scenario-address.ts';
import {
  chosenSource,
  findSource,
  type ScenarioSource,
  useScenarioAddress,
  useSourceFiles,
  useSources,
  useSourcesOn,
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
  const all = useSources();
  const onDay = useSourcesOn(all, readScenario(search).shown.on);
  const chosen = chosenSource(all, search.get('source'));
  const { sources, past } = onDay ?? {};
  const source = findSource(sources, chosen?.name ?? null);
  return (
    <Page name={title} icon={icon} summary={source?.label}>
      <div className="page">
        <AnalystTabs current={place} source={search.get('source')} />
        <PageHead
          title={title}
          text={text}
          actions={
            sources && (
              <Choice
                label={t('grid.source')}
                value={source?.name ?? ''}
                onChange={({ target }) => change({ source: target.value })}
              >
                {!source && <option value="">–</option>}
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
          <>
            {past && <PastDayNote {...{ source, past }} choose={(name) => change({ source: name })} />}
            <Shown {...{ source, sources, search, change }}>{children}</Shown>
          </>
        ) : past && chosen ? (
          <NothingOnDay past={past} toToday={() => change({ on: undefined })} />
        ) : (
          <Empty icon="search" title={title}>
            {t('grid.noSource')}
          </Empty>
        )}
      </div>
    </Page>
  );
};
