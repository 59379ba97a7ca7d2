import type { PhoneView } from '../../view/phones.ts';
import { Icon } from '../elements/artwork.tsx';
import { PhoneNote } from '../elements/recovery-buttons.tsx';
import { useWords } from '../provided/words.ts';

interface Props {
  isOffline: boolean;
  // When the data arrived, in epoch milliseconds.
  since: number;
  phone: PhoneView;
}

const Away = ({ since, phone }: Omit<Props, 'isOffline'>) => {
  const { language, t } = useWords();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(since);
  return (
    <p className="note wait">
      <Icon name="clock" />
      <span>
        <span>{t('components.offline.text', { time })}</span>{' '}
        <a href={phone.href}>
          <span>{t('shell.header.call')}</span> <span className="nowrap">{phone.text}</span>
        </a>{' '}
        <PhoneNote phone={phone} />
      </span>
    </p>
  );
};

/**
 * Shows a message while the browser is offline. Its live region is always mounted, so that screen readers
 * announce the text.
 */
export const OfflineBanner = ({ isOffline, ...away }: Props) => (
  <div className="offline" role="status">
    {isOffline && <Away {...away} />}
  </div>
);
