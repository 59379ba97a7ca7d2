import { memberMark } from '../../services/session/member-mark.ts';
import { acceptedPassword } from '../../services/sign-in/accepted-password.ts';
import { attemptLimit } from '../../services/sign-in/attempt-limit.ts';
import { signInRedirectUrl } from '../../services/sign-in/legacy-urls.ts';
import { signInTransaction } from '../../services/sign-in/transaction.ts';
import type { SignInTools } from '../portal/browser-dependencies.ts';

/** Lets the other tabs know, now and later, who is the member of the legacy session from here on. */
export const announceMember = ({ local, tabs }: Pick<SignInTools, 'local' | 'tabs'>, eid: string): void => {
  memberMark(local).write(eid);
  tabs.post({ kind: 'member', eid });
};

/** True for a launch that answers this tab's own start, in a session that has not ended since, or where any is welcome (Decision 0020). The start is used up. */
export const isLaunchOwn = ({ environment, session, local }: SignInTools): boolean => {
  const transaction = signInTransaction(session);
  const isAwaited = transaction.takeStart(signInRedirectUrl(environment), Date.now());
  return environment.unsolicitedLaunch === 'accept' || (isAwaited && !memberMark(local).isOver(transaction.read().mark ?? ''));
};

/** The automatic sign-ins of this tab, as many as the settings allow. */
export const signInAttempts = ({ session, settings }: SignInTools) =>
  attemptLimit(session, { attempts: settings.signInAttempts, windowSeconds: settings.signInWindowSeconds });

/** Notes the start of a sign-in in this tab. */
export const beginSignIn = ({ environment, session, local }: SignInTools, requestedEid?: string): void => {
  acceptedPassword(session).take();
  signInTransaction(session).begin({
    mark: memberMark(local).begin(),
    leftFor: signInRedirectUrl(environment),
    leftAt: Date.now(),
    ...(requestedEid === undefined ? {} : { requestedEid }),
  });
};

/** Begins a sign-in: the legacy site answers with a launch. */
export const leaveForSignIn = (tools: SignInTools): void => {
  beginSignIn(tools);
  tools.leaveFor(signInRedirectUrl(tools.environment));
};
