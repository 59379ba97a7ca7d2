import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../client/ask.ts';
import { editorAddress } from '../../client/draft-addresses.ts';
import { Button } from '../../elements/button.tsx';
import { Note, Pill } from '../../elements/marks.tsx';
import { clockTime } from '../../elements/time.tsx';
import type { DraftOutbox } from '../../outbox/use-outbox.ts';
import { useWords } from '../../words/use-words.ts';

/** How far edits are: saved, kept here, changed by another; in the bar, and read out when it changes. */
export const KeptMark = ({ outbox: { view, unsent } }: { readonly outbox: DraftOutbox }) => {
  const { t } = useWords();
  const { status, outbox } = view;
  const disputes = Object.keys(outbox.disputes).length;
  const words = {
    saved: t('editor.kept.saved'),
    saving: t('editor.kept.saving'),
    offline: t('editor.kept.offline'),
    'signed-out': t('editor.kept.signedOut'),
    found: t('editor.kept.here'),
    refused: t('editor.kept.here'),
  } as const;
  return (
    <span role="status">
      {disputes > 0 ? (
        <Pill tone="wait" icon="alert">
          {t('editor.dispute.title')}
        </Pill>
      ) : (
        <Pill
          tone={status === 'saved' && unsent === 0 ? 'ok' : status === 'saving' ? 'plain' : 'wait'}
          icon={status === 'saved' ? 'check' : 'clock'}
        >
          {words[status]}
        </Pill>
      )}
    </span>
  );
};

const saveCopy = (outbox: DraftOutbox, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(outbox.view.outbox, null, 2)], { type: 'application/json' }));
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** What was kept and is not in the draft: found from before, or refused by the server; each with ways on. */
export const KeptNotes = ({ draft, outbox }: { readonly draft: Draft; readonly outbox: DraftOutbox }) => {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const { view, unsent } = outbox;
  const { status, refusal } = view;
  const moved = useMutation({
    mutationFn: async () => {
      const { sending, edits } = view.outbox;
      const all = [
        ...(sending?.edits ?? []),
        ...Object.entries(edits).map(([address, { expected, value }]) => ({ address, expected, value })),
      ];
      const fresh = await ask('POST /api/drafts', { body: { name: `${draft.name} 2`, note: draft.note } });
      await ask('POST /api/drafts/:id/edits', { path: { id: fresh.id }, body: { clientId: crypto.randomUUID(), edits: all } });
      return fresh;
    },
    onSuccess: (fresh) => {
      void outbox.drop();
      void navigate(editorAddress(fresh.id));
    },
  });
  if (unsent === 0) return null;
  const name = t('editor.kept.of', { name: draft.name });
  const copy = (
    <Button small kind="quiet" icon="download" onClick={() => saveCopy(outbox, name)}>
      {t('editor.kept.copy')}
    </Button>
  );
  if (status === 'found') {
    const times = [...Object.values(view.outbox.edits).map(({ at }) => at), ...(view.outbox.sending ? [view.outbox.sending.at] : [])];
    const time = clockTime(new Date(Math.max(...times, 0)), language);
    return (
      <Note
        tone="wait"
        live
        acts={
          <>
            <Button small onClick={() => void outbox.flush()}>
              {t('editor.kept.apply')}
            </Button>
            <Button small kind="quiet" onClick={() => void outbox.drop()}>
              {t('editor.kept.drop')}
            </Button>
            {copy}
          </>
        }
      >
        {t('editor.kept.found', { count: unsent, time })}
      </Note>
    );
  }
  if (status !== 'refused' || !refusal) return null;
  return (
    <Note
      tone="bad"
      live
      acts={
        <>
          {refusal.code === 'closed' ? (
            <Button small busy={moved.isPending} onClick={() => moved.mutate()}>
              {t('editor.kept.newDraft')}
            </Button>
          ) : (
            <Button small onClick={() => void outbox.flush()}>
              {t('editor.kept.again')}
            </Button>
          )}
          <Button small kind="quiet" onClick={() => void outbox.drop()}>
            {t('editor.kept.drop')}
          </Button>
          {copy}
        </>
      }
    >
      {t('editor.kept.refused', { message: moved.error?.message ?? refusal.message })}
    </Note>
  );
};
