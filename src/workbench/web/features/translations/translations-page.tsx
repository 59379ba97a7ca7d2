import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import { AnalysisProvider } from '../../analysis/analysis-provider.tsx';
import { draftQuery, liveQuery } from '../../api/queries.ts';
import { useAddressName } from '../../draft/address-name.ts';
import { sourceQuery, useDraftFiles } from '../../draft/draft-data.ts';
import { isContentEditable } from '../../draft/open-draft.ts';
import { useOutbox } from '../../draft/outbox/use-outbox.ts';
import { useUndo } from '../../draft/undo/use-undo.ts';
import { UnsavedMark } from '../../draft/unsaved/unsaved-mark.tsx';
import { UnsavedNotes } from '../../draft/unsaved/unsaved-notes.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Empty, Loaded } from '../../kit/states.tsx';
import { Page } from '../../layout/page.tsx';
import { useHasRole, usePerson } from '../../session/use-me.ts';
import { TranslationsView } from './translations-view.tsx';

interface FrameProps {
  summary?: string;
  bar?: ReactNode;
  /** True once the content is loaded. The content has its own heading. */
  isLoaded?: boolean;
  children: ReactNode;
}

const TranslationsFrame = ({ summary, bar, isLoaded = false, children }: FrameProps) => {
  const { t } = useWords();
  return (
    <Page
      name={t('words.title')}
      heading={isLoaded ? undefined : t('words.title')}
      icon="words"
      summary={summary}
      bar={bar}
    >
      <div className={summary === undefined ? 'page' : 'page wide-page'}>{children}</div>
    </Page>
  );
};

const DraftTranslations = ({ draft }: { draft: Draft }) => {
  const { t } = useWords();
  const { id } = usePerson();
  const isEditor = useHasRole('editor');
  const files = useDraftFiles(draft);
  const stored = useOutbox(id, draft, files.loaded);
  const { outbox } = useUndo(draft.id, stored, files.data?.files ?? {}, useAddressName(files.data));
  const mayEdit = isEditor && isContentEditable(draft);
  return (
    <TranslationsFrame
      summary={draft.name}
      bar={mayEdit && <UnsavedMark outbox={outbox} />}
      isLoaded={files.data !== undefined}
    >
      {files.data && <UnsavedNotes draft={draft} outbox={outbox} files={files.data} />}
      <Loaded from={files} rows={12} what={t('words.title')}>
        {(own) => (
          <AnalysisProvider base={own.base} files={own.files}>
            <TranslationsView {...{ draft, outbox, mayEdit }} files={own.files} base={own.base} />
          </AnalysisProvider>
        )}
      </Loaded>
    </TranslationsFrame>
  );
};

const LiveTranslations = ({ source, number }: { source: string; number: number }) => {
  const { t } = useWords();
  const files = useQuery(sourceQuery(source));
  return (
    <TranslationsFrame summary={t('common.release', { number })} isLoaded={files.data !== undefined}>
      <Loaded from={files} rows={12} what={t('words.title')}>
        {(own) => (
          <AnalysisProvider base={own} files={own}>
            <TranslationsView files={own} base={own} draft={undefined} outbox={undefined} mayEdit={false} />
          </AnalysisProvider>
        )}
      </Loaded>
    </TranslationsFrame>
  );
};

const LatestRelease = () => {
  const { t } = useWords();
  const live = useQuery(liveQuery);
  const { source = null, number = 0 } = live.data ?? {};
  if (source !== null) return <LiveTranslations source={source} number={number} />;
  return (
    <TranslationsFrame>
      <Loaded from={live}>
        {() => (
          <section className="panel">
            <Empty icon="words" title={t('words.noLive.title')}>
              {t('words.noLive.text')}
            </Empty>
          </section>
        )}
      </Loaded>
    </TranslationsFrame>
  );
};

const OpenedDraft = ({ id }: { id: string }) => {
  const draft = useQuery(draftQuery(id));
  if (draft.data) return <DraftTranslations draft={draft.data} />;
  return (
    <TranslationsFrame>
      <Loaded from={draft}>{() => null}</Loaded>
    </TranslationsFrame>
  );
};

export const TranslationsPage = () => {
  const [search] = useSearchParams();
  const id = search.get('draft');
  return id === null ? <LatestRelease /> : <OpenedDraft key={id} id={id} />;
};
