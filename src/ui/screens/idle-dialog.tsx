import { Dialog } from '../elements/dialog.tsx';
import { useAfterPaint } from '../lazy/deferred.tsx';
import { usePortalActions } from '../provided/portal-actions.ts';
import { useWords } from '../provided/words.ts';

interface Props {
  // The time of the log-off, in epoch milliseconds.
  endsAt: number;
  onStay: () => void;
}

/** Warns an inactive member. Adds the text after opening, so that screen readers announce it politely. */
export const IdleDialog = ({ endsAt, onStay }: Props) => {
  const { language, t } = useWords();
  const { logOut } = usePortalActions();
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(endsAt);
  const isOpen = useAfterPaint();
  return (
    <Dialog title={t('components.idle.title')} onClose={onStay}>
      <p role="status">{isOpen && t('components.idle.text', { time })}</p>
      <p className="acts">
        <button type="button" className="btn btn-1" onClick={onStay}>
          {t('components.idle.stay')}
        </button>
        <button type="button" className="btn btn-2" onClick={logOut}>
          {t('shell.header.logOut')}
        </button>
      </p>
    </Dialog>
  );
};
