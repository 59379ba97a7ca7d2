import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { StatusPill, type Status } from './status-pill.tsx';

const statuses: readonly Status[] = ['Active', 'Pending', 'Suspended', 'Terminated'];

/** The information button beside a status: opens the four meanings, the current one first and marked (ledger A33). */
export const StatusHelp = ({ status }: { readonly status: Status }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const inOrder = [status, ...statuses.filter((other) => other !== status)];
  const label = t('components.status.help', { status: t(`components.status.word.${status}`) });
  return (
    <>
      <button type="button" className="iconbtn" aria-haspopup="dialog" aria-label={label} onClick={() => setOpen(true)}>
        <Icon name="info" />
      </button>
      {isOpen && (
        <Dialog title={t('components.status.title')} onClose={close}>
          <dl className="meanings">
            {inOrder.map((each) => (
              <div key={each} className={each === status ? 'current' : undefined}>
                <dt>
                  <StatusPill status={each} />
                  {each === status && <span className="mark-now">{t('components.status.current')}</span>}
                </dt>
                <dd>{t(`components.status.meaning.${each}`)}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  );
};
