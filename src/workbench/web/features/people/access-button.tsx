import { useMutation } from '@tanstack/react-query';
import type { PersonRow, WaitingDraft } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogEnd } from '../../kit/dialog.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useShutOut } from './use-change-roles.ts';

const parts = {
  isAuthor: 'wrote',
  hasApproved: 'approved',
  hasRequested: 'requested',
  hasScheduled: 'scheduled',
} as const;

const WaitingLine = ({ draft }: { draft: WaitingDraft }) => {
  const { t } = useWords();
  const did = Object.entries(parts).filter(([part]) => draft[part as keyof typeof parts]);
  return (
    <li>
      <b className="strong">{draft.name}</b>{' '}
      <span className="muted small">{did.map(([, word]) => t(`people.waiting.${word}`)).join(', ')}</span>
    </li>
  );
};

// What waits in a person's name is listed before they lose access.
export const AccessButton = ({ person }: { person: PersonRow }) => {
  const { t } = useWords();
  const showToast = useToast();
  const { shut, isBusy } = useShutOut();
  const isOut = person.disabledAt !== null;
  const waiting = useMutation({
    mutationFn: () => ask('GET /api/people/:id/waiting', { path: { id: person.id } }),
    onSuccess: ({ drafts }) => {
      if (drafts.length === 0) shut(person, true);
    },
    onError: (error) => showToast(error.message),
  });
  const drafts = waiting.data?.drafts ?? [];
  const title = `${t('people.shutOut')}: ${person.name}`;
  return (
    <>
      <Button
        small
        kind="quiet"
        busy={isBusy || waiting.isPending}
        onClick={() => (isOut ? shut(person, false) : waiting.mutate())}
      >
        {t(isOut ? 'people.letIn' : 'people.shutOut')}
        <span className="sr">{` ${person.name}`}</span>
      </Button>
      {drafts.length > 0 && (
        <Dialog title={title} onClose={waiting.reset}>
          <form
            className="col"
            onSubmit={(event) => {
              event.preventDefault();
              waiting.reset();
              shut(person, true);
            }}
          >
            <p>{t('people.waiting.text', { count: drafts.length })}</p>
            <ul className="list">
              {drafts.map((draft) => (
                <WaitingLine key={draft.id} draft={draft} />
              ))}
            </ul>
            <p className="small muted">{t('people.waiting.then')}</p>
            <DialogEnd onClose={waiting.reset}>{t('people.shutOut')}</DialogEnd>
          </form>
        </Dialog>
      )}
    </>
  );
};
