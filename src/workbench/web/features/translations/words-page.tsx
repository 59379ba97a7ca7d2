import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import { AnalysisProvider } from '../../analysis/analysis-provider.tsx';
import { draftQuery, liveQuery } from '../../api/queries.ts';
import { useAddressName } from '../../draft/address-name.ts';
import { sourceQuery, useDraftFiles } from '../../draft/draft-data.ts';
import { isEditable } from '../../draft/open-draft.ts';
import { useOutbox } from '../../draft/outbox/use-outbox.ts';
import { useUndo } from '../../draft/undo/use-undo.ts';
import { UnsentMark } from '../../draft/unsent/unsent-mark.tsx';
import { UnsentNotes } from '../../draft/unsent/unsent-notes.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Empty, Loaded } from '../../kit/states.tsx';
import { Page } from '../../layout/page.tsx';
import { useHasRole, usePerson } from '../../session/use-me.ts';
import { WordsView } from './words-view.tsx';

const DraftWords = ({ draft }: { readonly draft: Draft }) => {
  const { t } = useWords();
  const { id } = usePerson();
  const isEditor = useHasRole('editor');
  const files = useDraftFiles(draft);
  const kept = useOutbox(id, draft, files.loaded);
  const { outbox } = useUndo(draft.id, kept, files.data?.files ?? {}, useAddressName(files.data));
  const mayEdit = isEditor && isEditable(draft);
  return (
    <Page
      name={t('words.title')}
      heading={files.data ? undefined : t('words.title')}
      icon="words"
      summary={draft.name}
      bar={mayEdit && <UnsentMark outbox={outbox} />}
    >
      <div className="page wide-page">
        {files.data && <UnsentNotes draft={draft} outbox={outbox} files={files.data} />}
        <Loaded from={files} rows={12} what={t('words.title')}>
          {(own) => (
            <AnalysisProvider base={own.base} files={own.files}>
              <WordsView {...{ draft, outbox, mayEdit }} files={own.files} base={own.base} />
            </AnalysisProvider>
          )}
        </Loaded>
      </div>
    </Page>
  );
};

const LiveWords = ({ source, number }: { readonly source: string; readonly number: number }) => {
  const { t } = useWords();
  const files = useQuery(sourceQuery(source));
  return (
    <Page
      name={t('words.title')}
      heading={files.data ? undefined : t('words.title')}
      icon="words"
      summary={t('common.release', { number })}
    >
      <div className="page wide-page">
        <Loaded from={files} rows={12} what={t('words.title')}>
          {(own) => (
            <AnalysisProvider base={own} files={own}>
              <WordsView files={own} base={own} draft={undefined} outbox={undefined} mayEdit={false} />
            </AnalysisProvider>
          )}
        </Loaded>
      </div>
    </Page>
  );
};

const OfLive = () => {
  const { t } = useWords();
  const live = useQuery(liveQuery);
  const { source = null, number = 0 } = live.data ?? {};
  if (source !== null) return <LiveWords source={source} number={number} />;
  return (
    <Page name={t('words.title')} heading={t('words.title')} icon="words">
      <div className="page">
        <Loaded from={live}>
          {() => (
            <section className="panel">
              <Empty icon="words" title={t('words.noLive.title')}>
                {t('words.noLive.text')}
              </Empty>
            </section>
          )}
        </Loaded>
      </div>
    </Page>
  );
};

const OfDraft = ({ id }: { readonly id: string }) => {
  const { t } = useWords();
  const draft = useQuery(draftQuery(id));
  if (draft.data) return <DraftWords draft={draft.data} />;
  return (
    <Page name={t('words.title')} heading={t('words.title')} icon="words">
      <div className="page">
        <Loaded from={draft}>{() => null}</Loaded>
      </div>
    </Page>
  );
};

/** Every text that members read, in both languages: of a draft, where it is edited, or of what is live, where it is read. */
export const WordsPage = () => {
  const [search] = useSearchParams();
  const id = search.get('draft');
  return id === null ? <OfLive /> : <OfDraft key={id} id={id} />;
};
