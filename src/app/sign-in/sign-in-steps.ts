import type { SignInCallback } from '../../machines/auth-types.ts';
import { memberMark } from '../../services/session/member-mark.ts';
import { acceptedPassword } from '../../services/sign-in/accepted-password.ts';
import { attemptLimit } from '../../services/sign-in/attempt-limit.ts';
import { signInRedirectUrl } from '../../services/sign-in/legacy-urls.ts';
import { signInTransaction } from '../../services/sign-in/transaction.ts';
import type { SignInTools } from '../portal/browser-dependencies.ts';

export const announceMember = ({ local, tabs }: Pick<SignInTools, 'local' | 'tabs'>, eid: string): void => {
  memberMark(local).write(eid);
  tabs.post({ kind: 'member', eid });
};

// True for a launch that this tab started, in a session that has not ended since, or when the settings accept
// any launch (Decision 0020). The start is used up, also by a page without a launch: the user went back.
export const isLaunchOwn = (
  { environment, session, local }: SignInTools,
  { launch }: SignInCallback,
): boolean => {
  const transaction = signInTransaction(session);
  const isAwaited = transaction.takeStart(signInRedirectUrl(environment), Date.now());
  return (
    launch !== undefined &&
    (environment.unsolicitedLaunch === 'accept' ||
      (isAwaited && !memberMark(local).isOver(transaction.read().mark ?? '')))
  );
};

export const signInAttempts = ({ session, settings }: SignInTools) =>
  attemptLimit(session, { attempts: settings.signInAttempts, windowSeconds: settings.signInWindowSeconds });

export const beginSignIn = ({ environment, session, local }: SignInTools, requestedEid?: string): void => {
  acceptedPassword(session).take();
  signInTransaction(session).begin({
    mark: memberMark(local).begin(),
    leftFor: signInRedirectUrl(environment),
    leftAt: Date.now(),
    ...(requestedEid === undefined ? {} : { requestedEid }),
  });
};

// The legacy site answers with a launch.
export const leaveForSignIn = (tools: SignInTools): void => {
  beginSignIn(tools);
  tools.leaveFor(signInRedirectUrl(tools.environment));
};
