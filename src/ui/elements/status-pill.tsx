import type { StatusView } from '../../view/status.ts';
import { useWords } from '../provided/words.ts';
import { Icon, type IconName } from './artwork.tsx';

export type Status = Extract<StatusView, string>;

const looks: Readonly<Record<Status, { readonly icon: IconName; readonly tone: string }>> = {
  Active: { icon: 'check', tone: 'ok' },
  Pending: { icon: 'clock', tone: 'wait' },
  Suspended: { icon: 'pause', tone: 'hold' },
  Terminated: { icon: 'minus', tone: 'end' },
};

// Active is displayed as Covered (R4.033).
export const StatusPill = ({ status }: { status: StatusView }) => {
  const { t } = useWords();
  const { icon, tone } =
    typeof status === 'string' ? looks[status] : ({ icon: 'info', tone: 'end' } as const);
  return (
    <span className={`pill ${tone}`}>
      <Icon name={icon} />
      <span>
        {t(typeof status === 'string' ? `components.status.word.${status}` : 'components.status.unreadable')}
      </span>
    </span>
  );
};
