import type { GreetingView } from '../../view/blocks/greeting.ts';
import { useWords } from '../provided/words.ts';
import { Icon, type IconName } from './artwork.tsx';

/** One of the four coverage statuses. */
export type Status = NonNullable<GreetingView['status']>;

const looks: Readonly<Record<Status, { readonly icon: IconName; readonly tone: string }>> = {
  Active: { icon: 'check', tone: 'ok' },
  Pending: { icon: 'clock', tone: 'wait' },
  Suspended: { icon: 'pause', tone: 'hold' },
  Terminated: { icon: 'minus', tone: 'end' },
};

/** A coverage status as icon, word and colour; Active is displayed as Covered (specification 4). */
export const StatusPill = ({ status }: { readonly status: Status }) => {
  const { t } = useWords();
  return (
    <span className={`pill ${looks[status].tone}`}>
      <Icon name={looks[status].icon} />
      {t(`components.status.word.${status}`)}
    </span>
  );
};
