import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionOver } from '../api/connection.ts';
import { useStore } from '../state/create-store.ts';
import { downloadUnsaved, readUnsaved } from '../draft/outbox/unsaved-here.ts';
import { unsavedAddresses } from '../draft/outbox/outbox.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { onSignedIn, openSignInWindow } from '../session/sign-in-window.ts';
import { meQuery, usePerson } from '../session/use-me.ts';

const nothing = (): void => undefined;

// Signing in beside the page keeps unsaved edits. For another user the page starts empty, so that nothing is
// sent under the wrong name.
export const SessionOver = () => {
  const { t } = useWords();
  const { id } = usePerson();
  const queries = useQueryClient();
  const isOver = useStore(sessionOver);
  useEffect(
    () =>
      onSignedIn(() => {
        void queries.fetchQuery({ ...meQuery, staleTime: 0 }).then((me) => {
          if (me === 'signed-out') return;
          if (me.person.id !== id) location.reload();
          sessionOver.set(false);
          void queries.invalidateQueries();
        }, nothing);
      }),
    [queries, id],
  );
  // The last key press may not be stored yet.
  const { data: unsaved = {} } = useQuery({
    queryKey: ['kept-here', id],
    queryFn: () => readUnsaved(id),
    enabled: isOver,
    refetchInterval: 1_000,
  });
  const count = Object.values(unsaved).flatMap(unsavedAddresses).length;
  if (!isOver) return null;
  return (
    <Dialog title={t('common.sessionOver.title')} onClose={nothing} locked>
      <p>{t('common.sessionOver.text')}</p>
      {count > 0 && <p>{t('common.sessionOver.kept', { count })}</p>}
      <DialogActions>
        <Button kind="primary" icon="lock" onClick={openSignInWindow}>
          {t('common.sessionOver.do')}
        </Button>
        {count > 0 && (
          <Button
            kind="quiet"
            icon="download"
            onClick={() => downloadUnsaved(unsaved, t('common.sessionOver.file'))}
          >
            {t('editor.kept.copy')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
