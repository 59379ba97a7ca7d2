import { useTranslation } from 'react-i18next';
import type { PhoneView } from '../view/phone-view.ts';
import { CalmScreen } from './calm-screen.tsx';
import { Icon } from './icon.tsx';
import { usePortalActions } from './use-portal-actions.ts';

/** Shown after too many automatic sign-in attempts: says so, offers another try and the phone (ledger A27). */
export const SignInStopped = ({ phone }: { readonly phone: PhoneView }) => {
  const { t } = useTranslation();
  const { retrySignIn } = usePortalActions();
  return (
    <CalmScreen title={t('components.signInStopped.title')} text={t('components.signInStopped.text')}>
      <button type="button" className="btn btn-1" onClick={retrySignIn}>
        {t('components.common.tryAgain')}
      </button>
      <a className="btn btn-2" href={phone.href}>
        <Icon name="phone" />
        {phone.text}
      </a>
    </CalmScreen>
  );
};
