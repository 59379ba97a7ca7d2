import type { PhoneView } from '../../view/items.ts';
import { CallButton } from '../elements/recovery-buttons.tsx';
import { usePortalActions } from '../provided/portal-actions.ts';
import { useWords } from '../provided/words.ts';
import { MessageScreen } from './problem-screen.tsx';

/** Why signing in stopped (ledger A27): each has its own words, and another try where it can help. */
const mayRetry = {
  tooManyAttempts: true,
  unknownIssuer: false,
  unreadableContext: true,
  otherMember: false,
  authorizeFailed: true,
  notLeft: true,
  notLoggedOut: true,
  changedElsewhere: true,
  otherFramed: true,
} as const;

interface Props {
  readonly reason: keyof typeof mayRetry;
  readonly phone: PhoneView;
}

/** What is open now is another account: another try goes on with that one. */
const goesOnWithAnother = ['changedElsewhere', 'otherFramed'];

/** Signing in cannot go on by itself: says why, and offers another try, a fresh sign-in and the phone. */
export const SignInStopped = ({ reason, phone }: Props) => {
  const { t } = useWords();
  const { retrySignIn, logOut } = usePortalActions();
  const place = `components.signInStopped.${reason}`;
  const [first, second] = ['btn btn-1', 'btn btn-2'];
  return (
    <MessageScreen title={t(`${place}.title`)} text={t(`${place}.text`)}>
      {mayRetry[reason] && (
        <button type="button" className={first} onClick={retrySignIn}>
          {t(goesOnWithAnother.includes(reason) ? 'components.signInStopped.continue' : 'components.common.tryAgain')}
        </button>
      )}
      <button type="button" className={mayRetry[reason] ? second : first} onClick={logOut}>
        {t('components.signInStopped.signInAgain')}
      </button>
      <CallButton phone={phone} />
    </MessageScreen>
  );
};
