import type { PhoneView } from '../view/items.ts';
import { CalmScreen } from './calm-screen.tsx';
import { Icon } from './icon.tsx';
import { useWords } from './use-words.ts';

interface Props {
  readonly onRetry: () => void;
  /** Where home is; left with a full page load, since the failure may lie in what is loaded. */
  readonly home?: string | undefined;
  /** Absent when the failure came before the plan's phone was known. */
  readonly phone?: PhoneView | undefined;
}

/** The general failure: nothing is blamed on the member, one try again, home, another channel. */
export const ProblemScreen = ({ onRetry, home, phone }: Props) => {
  const { t } = useWords();
  return (
    <CalmScreen title={t('components.problem.title')} text={t('components.problem.text')}>
      <button type="button" className="btn btn-1" onClick={onRetry}>
        {t('components.common.tryAgain')}
      </button>
      {home !== undefined && (
        <a className="btn btn-2" href={home}>
          {t('components.problem.home')}
        </a>
      )}
      {phone && (
        <a className="btn btn-2" href={phone.href}>
          <Icon name="phone" />
          {phone.text}
        </a>
      )}
    </CalmScreen>
  );
};
