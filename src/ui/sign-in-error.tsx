import type { LinkView } from '../view/links/link-view.ts';
import type { LoginError } from '../view/view-context.ts';
import { Icon } from './icon.tsx';
import { PortalLink } from './portal-link.tsx';
import { useWords } from './use-words.ts';

interface Props {
  readonly error: LoginError;
  readonly recover: LinkView;
}

/** What went wrong with the last attempt, in the words of the error catalogue; some words lead to account recovery (specification 8). */
export const SignInError = ({ error, recover }: Props) => {
  const { t } = useWords();
  const place = `errors.login.${error}`;
  const linked = t(`${place}.link`, { defaultValue: '' });
  return (
    <div className="note bad" role="alert">
      <Icon name="alert" />
      <p>
        {t(`${place}.text`)}
        {linked !== '' && (
          <>
            {' '}
            <PortalLink link={recover}>{linked}</PortalLink>
            {t(`${place}.after`)}
          </>
        )}
      </p>
    </div>
  );
};
