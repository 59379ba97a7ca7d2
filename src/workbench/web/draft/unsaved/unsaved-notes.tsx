import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import { editorAddress } from '../../api/draft-addresses.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Note } from '../../kit/marks.tsx';
import { clockTime } from '../../kit/time.tsx';
import { meQuery, usePerson } from '../../session/use-me.ts';
import { useAddressName } from '../address-name.ts';
import type { DraftFiles } from '../draft-data.ts';
import { countUnsavedOfOthers, downloadUnsaved } from '../outbox/unsaved-here.ts';
import type { DraftOutbox } from '../outbox/use-outbox.ts';
import { DisputeList } from './dispute-list.tsx';
import { moveUnsaved } from './move-unsaved.ts';
import { UnsavedList } from './unsaved-list.tsx';

interface Props {
  draft: Draft;
  outbox: DraftOutbox;
  files: DraftFiles;
}

// For every notice of unsaved edits: compare them with the draft, save them as a file, discard them.
const useWaysOn = ({
  draft,
  outbox,
  files,
}: Props): { readonly actions: ReactNode; readonly list: ReactNode } => {
  const { t } = useWords();
  const nameOf = useAddressName(files);
  const [isCompared, setCompared] = useState(false);
  return {
    actions: (
      <>
        <Button small aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
          {t('find.kept.compare')}
        </Button>
        <Button
          small
          kind="quiet"
          icon="download"
          onClick={() =>
            downloadUnsaved({ [draft.id]: outbox.view.outbox }, t('editor.kept.of', { name: draft.name }))
          }
        >
          {t('editor.kept.copy')}
        </Button>
        <Button small kind="quiet" onClick={() => void outbox.drop()}>
          {t('editor.kept.drop')}
        </Button>
      </>
    ),
    list: isCompared && <UnsavedList outbox={outbox.view.outbox} files={files.files} nameOf={nameOf} />,
  };
};

const Found = (props: Props) => {
  const { t, language } = useWords();
  const { outbox } = props;
  const { edits, sending, disputes } = outbox.view.outbox;
  const { actions, list } = useWaysOn(props);
  const times = [...Object.values(edits).map(({ at }) => at), ...(sending ? [sending.at] : [])];
  const newest = times.length === 0 ? undefined : Math.max(...times);
  const count = outbox.unsent - Object.keys(disputes).length;
  if (count === 0) return null;
  return (
    <Note
      tone="wait"
      live
      actions={
        <>
          <Button small kind="primary" onClick={() => void outbox.flush()}>
            {t('editor.kept.apply')}
          </Button>
          {actions}
        </>
      }
    >
      {t('editor.kept.found', {
        count,
        time: newest === undefined ? '' : clockTime(new Date(newest), language),
      })}
      {list}
    </Note>
  );
};

const useMoveToNewDraft = ({ draft, outbox }: Props) => {
  const { id } = usePerson();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => moveUnsaved(id, draft, outbox.view.outbox),
    onSuccess: async (fresh) => {
      await outbox.drop();
      await navigate(editorAddress(fresh.id));
    },
  });
};

const RefusedEdits = (props: Props & { refusal: NonNullable<DraftOutbox['view']['refusal']> }) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const { outbox, refusal } = props;
  const { actions, list } = useWaysOn(props);
  const moved = useMoveToNewDraft(props);
  useEffect(() => {
    // Without the role, the page offers other actions.
    if (refusal.code === 'not-allowed' || refusal.code === 'no-role')
      void queries.invalidateQueries({ queryKey: meQuery.queryKey });
  }, [queries, refusal.code]);
  const ways = {
    closed: (
      <Button small kind="primary" busy={moved.isPending} onClick={() => moved.mutate()}>
        {t('find.kept.move', { count: outbox.unsent })}
      </Button>
    ),
    'old-client': (
      <Button small kind="primary" onClick={() => location.reload()}>
        {t('common.do.loadAgain')}
      </Button>
    ),
  } as const;
  const way = refusal.code === 'closed' || refusal.code === 'old-client' ? ways[refusal.code] : undefined;
  const message =
    refusal.code === 'old-client'
      ? t('common.failed.outOfDate.text')
      : t('editor.kept.refused', { message: refusal.message });
  return (
    <Note
      tone="bad"
      live
      actions={
        <>
          {way ?? (
            <Button small onClick={() => void outbox.flush()}>
              {t('editor.kept.again')}
            </Button>
          )}
          {actions}
        </>
      }
    >
      {moved.error ? t('editor.kept.refused', { message: moved.error.message }) : message}
      {list}
    </Note>
  );
};

// Another account's edits of this draft in this browser wait for that account.
const OfOthers = ({ draft }: Pick<Props, 'draft'>) => {
  const { t } = useWords();
  const { id } = usePerson();
  const { data: count = 0 } = useQuery({
    queryKey: ['kept-of-others', id, draft.id],
    queryFn: () => countUnsavedOfOthers(id, draft.id),
    staleTime: Infinity,
  });
  return count === 0 ? null : <Note icon="lock">{t('find.kept.others', { count })}</Note>;
};

export const UnsavedNotes = (props: Props) => {
  const { view } = props.outbox;
  return (
    <>
      <OfOthers draft={props.draft} />
      {view.status === 'found' && <Found {...props} />}
      {view.status === 'refused' && view.refusal && props.outbox.unsent > 0 && (
        <RefusedEdits {...props} refusal={view.refusal} />
      )}
      <DisputeList {...props} />
    </>
  );
};
