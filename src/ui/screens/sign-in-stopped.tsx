import type { PhoneView } from '../../view/phones.ts';
import { CallButton } from '../elements/recovery-buttons.tsx';
import { usePortalActions } from '../provided/portal-actions.ts';
import { useWords } from '../provided/words.ts';
import { MessageScreen } from './problem-screen.tsx';

const again = 'components.signInStopped.signInAgain';
const tryAgain = 'components.common.tryAgain';
const goOn = 'components.signInStopped.continue';

// Each reason has its own text, and a retry if that can help (A27). After a refused switch the user stays
// signed in.
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

// Offline there is no other way to sign in.
const waits: readonly string[] = ['noReception', 'silence', 'logOutWaits'];

/** Explains why signing in cannot continue, and offers to retry, to sign in again or to call. */
export const SignInStopped = ({ reason, phone }: { reason: keyof typeof retryWords; phone: PhoneView }) => {
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
