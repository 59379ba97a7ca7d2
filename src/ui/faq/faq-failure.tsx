import type { PhoneView } from '../../view/items.ts';
import { Icon } from '../icon.tsx';
import { useWords } from '../use-words.ts';

interface FailureProps {
  readonly phone: PhoneView;
  readonly onRetry: () => void;
}

/** Questions that cannot be had: the bold alert of specification 8, one try again, and the phone. */
export const FaqFailure = ({ phone, onRetry }: FailureProps) => {
  const { t } = useWords();
  return (
    <div className="faq-failure" role="alert">
      <p>
        <strong>{t('components.faq.failed')}</strong>
      </p>
      <p className="acts">
        <button type="button" className="btn btn-1" onClick={onRetry}>
          {t('components.common.tryAgain')}
        </button>
        <a className="btn btn-2" href={phone.href}>
          <Icon name="phone" />
          {phone.text}
        </a>
      </p>
    </div>
  );
};
