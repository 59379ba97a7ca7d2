import { useTranslation } from 'react-i18next';
import type { PhoneView } from '../view/phone-view.ts';
import { CalmScreen } from './calm-screen.tsx';
import { Icon } from './icon.tsx';

interface Props {
  readonly onRetry: () => void;
  /** Absent when the failure came before the plan's phone was known. */
  readonly phone?: PhoneView | undefined;
}

/** The general failure: nothing is blamed on the member, one try again, another channel. */
export const ProblemScreen = ({ onRetry, phone }: Props) => {
  const { t } = useTranslation();
  return (
    <CalmScreen title={t('components.problem.title')} text={t('components.problem.text')}>
      <button type="button" className="btn btn-1" onClick={onRetry}>
        {t('components.common.tryAgain')}
      </button>
      {phone && (
        <a className="btn btn-2" href={phone.href}>
          <Icon name="phone" />
          {phone.text}
        </a>
      )}
    </CalmScreen>
  );
};
