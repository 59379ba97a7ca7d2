import type { ExchangeResult, SignInCallback } from '../../machines/auth-types.ts';
import { memberMark } from '../../services/session/member-mark.ts';
import { exchangeCode } from '../../services/sign-in/exchange-code.ts';
import { startAuthorize } from '../../services/sign-in/start-authorize.ts';
import { signInTransaction } from '../../services/sign-in/transaction.ts';
import type { SignInTools } from '../portal/browser-dependencies.ts';
import { announceMember } from './sign-in-steps.ts';

const authorizeDependencies = ({ environment, redirectUri, session }: SignInTools) => ({
  fhir: environment.fhir,
  redirectUri,
  storage: session,
  crypto: window.crypto,
});

export const leaveForAuthorization = async (
  tools: SignInTools,
  { launch = '', iss = '' }: SignInCallback,
): Promise<void> => {
  const { local, session, leaveFor } = tools;
  const switchedTo = signInTransaction(session).read().requestedEid;
  if (switchedTo !== undefined) announceMember(tools, switchedTo);
  leaveFor(
    await startAuthorize(
      { launch, iss },
      { ...authorizeDependencies(tools), mark: memberMark(local).read() },
    ),
  );
};

// The token is not validated yet.
export const exchangeReturnedCode = (tools: SignInTools, callback: SignInCallback): Promise<ExchangeResult> =>
  exchangeCode(callback, {
    ...authorizeDependencies(tools),
    fetch: window.fetch.bind(window),
    timeoutSeconds: tools.settings.keepAliveTimeoutSeconds,
  });
