import { useTranslation } from 'react-i18next';
import type { LoginError } from '../view/login-error.ts';
import type { LinkView } from '../view/links/link-view.ts';
import { Icon } from './icon.tsx';
import { PortalLink } from './portal-link.tsx';

interface Props {
  readonly error: LoginError;
  readonly recover: LinkView;
}

/** What went wrong with the last attempt, in the words of the error catalogue; some words lead to account recovery (specification 8). */
export const SignInError = ({ error, recover }: Props) => {
  const { t, i18n } = useTranslation();
  const place = `errors.login.${error}`;
  return (
    <div className="note bad" role="alert">
      <Icon name="alert" />
      <p>
        {t(`${place}.text`)}
        {i18n.exists(`${place}.link`) && (
          <>
            {' '}
            <PortalLink link={recover}>{t(`${place}.link`)}</PortalLink>
            {t(`${place}.after`)}
          </>
        )}
      </p>
    </div>
  );
};
