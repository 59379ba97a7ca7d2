import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import { draftQuery } from '../../api/queries.ts';
import { ActionBar } from '../../draft/action-bar.tsx';
import { DraftTabs } from '../../draft/draft-tabs.tsx';
import { useOpenDraft } from '../../draft/open-draft.ts';
import { PresenceFaces } from '../../draft/presence/faces.tsx';
import { usePresence } from '../../draft/presence/use-presence.ts';
import { UnsavedMark } from '../../draft/unsaved/unsaved-mark.tsx';
import { UnsavedNotes } from '../../draft/unsaved/unsaved-notes.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Loaded } from '../../kit/states.tsx';
import { Page } from '../../layout/page.tsx';
import { DraftHead } from './draft-head.tsx';
import { DraftReview } from './draft-review.tsx';
import { History } from './history.tsx';

const DraftSides = ({ draft }: { draft: Draft }) => {
  const [search] = useSearchParams();
  const { files, outbox, checkResult, threads, live, actions, mayEdit } = useOpenDraft(draft);
  const others = usePresence(draft.id, null);
  const view = search.get('view') === 'history' ? 'history' : 'review';
  return (
    <div className="page">
      <DraftHead
        draft={draft}
        mayName={mayEdit}
        actions={
          <>
            <PresenceFaces people={others} outline={files.data?.outline} />
            {mayEdit && <UnsavedMark outbox={outbox} inBar={false} />}
            <ActionBar draft={draft} actions={actions} liveNumber={live?.number} />
          </>
        }
      />
      <DraftTabs draft={draft.id} current={view} />
      {view === 'history' ? (
        <History draft={draft} files={files.data} mayEdit={mayEdit} />
      ) : (
        <Loaded from={files}>
          {(own) => (
            <>
              <UnsavedNotes draft={draft} outbox={outbox} files={own} />
              <DraftReview {...{ draft, checkResult, threads, live, actions }} files={own} />
            </>
          )}
        </Loaded>
      )}
    </div>
  );
};

export const DraftPage = () => {
  const { t } = useWords();
  const { id = '' } = useParams();
  const draft = useQuery(draftQuery(id));
  return (
    <Page
      name={draft.data?.name ?? t('common.places.drafts')}
      heading={draft.data ? undefined : t('draft.waits')}
      icon="drafts"
      crumbs={[{ to: '/', label: t('draft.crumb') }]}
    >
      <Loaded from={draft}>{(found) => <DraftSides key={found.id} draft={found} />}</Loaded>
    </Page>
  );
};
