import type { PhoneView } from '../../view/phones.ts';
import { CallButton } from '../elements/recovery-buttons.tsx';
import { usePortalActions } from '../provided/portal-actions.ts';
import { useWords } from '../provided/words.ts';
import { MessageScreen } from './problem-screen.tsx';

const again = 'components.signInStopped.signInAgain';
const tryAgain = 'components.common.tryAgain';
/** What is open now is another account: another try goes on with that one. */
const goOn = 'components.signInStopped.continue';

/** Why signing in stopped (A27): each has its own words, and another try where it can help. After a refused switch whoever is signed in stays so. */
const retryWords = {
  tooManyAttempts: tryAgain,
  unknownIssuer: undefined,
  unreadableContext: tryAgain,
  otherMember: again,
  authorizeFailed: tryAgain,
  wrongClock: tryAgain,
  notLeft: tryAgain,
  notLoggedOut: tryAgain,
  changedElsewhere: goOn,
  otherFramed: goOn,
  noReception: tryAgain,
  silence: tryAgain,
  logOutWaits: tryAgain,
} as const;

/** Without reception there is no other way to sign in. */
const waits: readonly string[] = ['noReception', 'silence', 'logOutWaits'];

interface Props {
  readonly reason: keyof typeof retryWords;
  readonly phone: PhoneView;
}

/** Signing in cannot go on by itself, or not before there is reception: says why, and offers another try, a fresh sign-in and the phone. */
export const SignInStopped = ({ reason, phone }: Props) => {
  const { t } = useWords();
  const { retrySignIn, logOut } = usePortalActions();
  const place = `components.signInStopped.${reason}`;
  const retry = retryWords[reason];
  return (
    <MessageScreen title={t(`${place}.title`)} text={t(`${place}.text`)}>
      {retry && (
        <button type="button" className="btn btn-1" onClick={retrySignIn}>
          {t(retry)}
        </button>
      )}
      {retry !== again && !waits.includes(reason) && (
        <button type="button" className={retry ? 'btn btn-2' : 'btn btn-1'} onClick={logOut}>
          {t(again)}
        </button>
      )}
      <CallButton phone={phone} />
    </MessageScreen>
  );
};
