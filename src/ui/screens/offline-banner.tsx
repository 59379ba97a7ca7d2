import { Icon } from '../elements/artwork.tsx';
import { useWords } from '../provided/words.ts';

interface Props {
  readonly isOffline: boolean;
  /** When the data on the screen came, in epoch milliseconds. */
  readonly since: number;
}

const Away = ({ since }: Pick<Props, 'since'>) => {
  const { language, t } = useWords();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(since);
  return (
    <p className="note wait">
      <Icon name="clock" />
      <span>{t('components.offline.text', { time })}</span>
    </p>
  );
};

/** Says that the network is away and how old the data on the screen are; the place for the words is always there, so that they are announced. */
export const OfflineBanner = ({ isOffline, since }: Props) => (
  <div className="offline" role="status">
    {isOffline && <Away since={since} />}
  </div>
);
