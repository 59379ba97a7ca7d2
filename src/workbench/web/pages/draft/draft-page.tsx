import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { draftQuery, liveQuery, settingsQuery } from '../../client/queries.ts';
import { Loaded, Loading } from '../../elements/states.tsx';
import { Tabs } from '../../elements/segments.tsx';
import { useNow } from '../../elements/time.tsx';
import { Page } from '../../shell/page.tsx';
import { useOutbox } from '../../outbox/use-outbox.ts';
import { KeptMark, KeptNotes } from '../item/kept-bar.tsx';
import { useMe } from '../../shell/use-me.ts';
import { useWords } from '../../words/use-words.ts';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import { ActionBar } from './action-bar.tsx';
import { draftActions } from './draft-actions.ts';
import { freezesQuery, judgementQuery, threadsQuery, useDraftFiles } from './draft-data.ts';
import { DraftHead } from './draft-head.tsx';
import { DraftReview } from './draft-review.tsx';
import { freezeNow } from './going-live.tsx';
import { History } from './history.tsx';

const ItemEditor = lazy(async () => ({ default: (await import('../item/item-editor.tsx')).ItemEditor }));

const OpenDraft = ({ draft }: { readonly draft: Draft }) => {
  const { t } = useWords();
  const me = useMe();
  const now = useNow().getTime();
  const [search] = useSearchParams();
  const files = useDraftFiles(draft);
  const outbox = useOutbox(me.person.id, draft, files.loaded);
  const { data: answer } = useQuery(judgementQuery(draft));
  const judgement = typeof answer === 'object' ? answer : undefined;
  const { data: threads = [] } = useQuery(threadsQuery(draft.id));
  const { data: live } = useQuery(liveQuery);
  const { data: settings } = useQuery(settingsQuery);
  const { data: freezes = [] } = useQuery(freezesQuery);
  const actions = draftActions({
    draft: { ...draft, hasChanges: files.data ? files.data.changes.length > 0 : draft.source !== draft.baseSource },
    me: { id: me.person.id, roles: me.roles },
    errors: judgement?.problems.filter(({ severity }) => severity === 'error').length,
    unsent: outbox.unsent,
    soleApproverMayPublish: settings?.soleApproverMayPublish ?? true,
    isFrozen: freezeNow(freezes, now) !== undefined,
  });
  const wanted = search.has('item') ? 'edit' : search.get('view');
  const view = wanted === 'history' || wanted === 'edit' ? wanted : 'review';
  const mayEdit = me.roles.includes('editor') && (draft.state === 'open' || draft.state === 'review');
  return (
    <div className="page">
      <DraftHead
        draft={draft}
        mayName={mayEdit}
        acts={
          <>
            {mayEdit && <KeptMark outbox={outbox} />}
            <ActionBar draft={draft} actions={actions} liveNumber={live?.number} />
          </>
        }
      />
      <Tabs
        label={t('draft.tabs.label')}
        of={[
          { to: '?', label: t('draft.tabs.review'), current: view === 'review' },
          { to: '?view=edit', label: t('draft.tabs.edit'), current: view === 'edit' },
          { to: '?view=history', label: t('draft.tabs.history'), current: view === 'history' },
        ]}
      />
      {view === 'history' && <History draft={draft} outline={files.data?.outline} mayEdit={mayEdit} />}
      {view !== 'history' && (
        <Loaded from={files}>
          {(own) =>
            view === 'edit' ? (
              <Suspense fallback={<Loading />}>
                <ItemEditor {...{ draft, outbox }} judgement={judgement} files={own} />
              </Suspense>
            ) : (
              <>
                <KeptNotes draft={draft} outbox={outbox} />
                <DraftReview {...{ draft, judgement, threads, live, actions }} files={own} />
              </>
            )
          }
        </Loaded>
      )}
    </div>
  );
};

/** The page of one draft: what it changes for whom, how far it is, and the next step. */
export const DraftPage = () => {
  const { t } = useWords();
  const { id = '' } = useParams();
  const draft = useQuery(draftQuery(id));
  return (
    <Page name={draft.data?.name ?? t('common.places.drafts')} icon="drafts" crumbs={[{ to: '/', label: t('draft.crumb') }]}>
      <Loaded from={draft}>{(found) => <OpenDraft draft={found} />}</Loaded>
    </Page>
  );
};
