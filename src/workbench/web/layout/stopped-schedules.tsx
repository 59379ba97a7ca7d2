import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { StoppedSchedules } from '../../api/generated/api-shapes.ts';
import { ask } from '../api/ask.ts';
import { reviewAddress } from '../api/draft-addresses.ts';
import { stoppedQuery } from '../api/queries.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { FailureNote } from '../kit/marks.tsx';
import { Moment } from '../kit/time.tsx';
import { useSeesContent } from '../session/use-me.ts';

interface ListProps {
  stops: StoppedSchedules;
  close: () => void;
}

const StopList = ({ stops: { schedules, count }, close }: ListProps) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const dismissal = useMutation({
    mutationFn: (id: string) => ask('POST /api/stopped-schedules/:id/dismiss', { path: { id } }),
    onSuccess: (rest) => {
      queries.setQueryData(stoppedQuery.queryKey, rest);
      if (rest.count === 0) close();
    },
    // Another tab or a new schedule may have ended the notice.
    onError: () => queries.invalidateQueries({ queryKey: stoppedQuery.queryKey }),
  });
  return (
    <Dialog title={t('common.stopped.title')} onClose={close}>
      <p className="muted">{t('common.stopped.again')}</p>
      <ul className="list open">
        {schedules.map(({ id, draft, at, failure }) => (
          <li key={id}>
            <Link to={reviewAddress(draft.id)} onClick={close}>
              {draft.name}
            </Link>
            <p className="small muted">
              {t('common.stopped.was')} <Moment at={at} whole />
            </p>
            {failure && <p>{failure.message}</p>}
            <Button
              small
              busy={dismissal.isPending && dismissal.variables === id}
              aria-label={t('common.stopped.dismissOf', { name: draft.name })}
              onClick={() => dismissal.mutate(id)}
            >
              {t('common.stopped.dismiss')}
            </Button>
          </li>
        ))}
      </ul>
      {count > schedules.length && (
        <p className="muted">{t('common.stopped.more', { count: count - schedules.length })}</p>
      )}
      <FailureNote error={dismissal.error} />
    </Dialog>
  );
};

/**
 * Shows the stopped schedules of drafts that the user edited, scheduled or reviewed, in the bar of every page.
 * `isShort` fits it beside the actions of a page.
 */
export const StoppedButton = ({ isShort }: { isShort: boolean }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...stoppedQuery, enabled: useSeesContent() });
  const count = data?.count ?? 0;
  const text = t('common.stopped.count', { count });
  // The next one must not open the dialog.
  if (isOpen && count === 0) setOpen(false);
  return (
    <>
      <span role="status">
        {count > 0 && (
          <Button small kind="danger" icon="alert" title={text} onClick={() => setOpen(true)}>
            <span className={isShort ? 'sr' : 'xs-sr'}>{text}</span>
            <span className={isShort ? undefined : 'only-s'} aria-hidden="true">
              {count}
            </span>
          </Button>
        )}
      </span>
      {data && isOpen && <StopList stops={data} close={() => setOpen(false)} />}
    </>
  );
};
