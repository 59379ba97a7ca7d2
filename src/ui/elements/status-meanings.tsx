import { useWords } from '../provided/words.ts';
import { Dialog } from './dialog.tsx';
import { type Status, StatusPill } from './status-pill.tsx';

const statuses: readonly Status[] = ['Active', 'Pending', 'Suspended', 'Terminated'];

// The current status comes first and is marked (A33).
export const StatusMeanings = ({ status, onClose }: { status: Status; onClose: () => void }) => {
  const { t } = useWords();
  const inOrder = [status, ...statuses.filter((other) => other !== status)];
  return (
    <Dialog title={t('components.status.title')} onClose={onClose}>
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
  );
};
