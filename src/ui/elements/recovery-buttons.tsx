import type { PhoneView } from '../../view/phones.ts';
import { useWords } from '../provided/words.ts';
import { Icon } from './artwork.tsx';

export const RetryButton = ({ onRetry }: { onRetry: () => void }) => (
  <button type="button" className="btn btn-1" onClick={onRetry}>
    {useWords().t('components.common.tryAgain')}
  </button>
);

interface CallProps {
  phone: PhoneView;
}

export const PhoneNote = ({ phone }: CallProps) =>
  phone.note !== undefined && <span className="phone-note">{phone.note}</span>;

export const CallButton = ({ phone }: CallProps) => (
  <>
    <a className="btn btn-2" href={phone.href}>
      <Icon name="phone" />
      <span>{phone.text}</span>
    </a>
    <PhoneNote phone={phone} />
  </>
);

export const CallLine = ({ phone }: CallProps) => {
  const { t } = useWords();
  return (
    <p className="callline">
      <span>{t('components.common.callUs')}</span>{' '}
      <a className="nowrap" href={phone.href}>
        {phone.text}
      </a>{' '}
      <PhoneNote phone={phone} />
    </p>
  );
};
