import type { SignInCallback } from '../../machines/auth-types.ts';
import { firstHop } from '../../machines/first-hop.ts';
import { earlyKeepAlive } from '../../services/session/early-keep-alive.ts';
import { keepAlive, keepAliveAddress, keepAliveRequest } from '../../services/session/keep-alive.ts';
import { memberMark } from '../../services/session/member-mark.ts';
import { owedLogOut } from '../../services/session/session-end.ts';
import { postLoginRedirect } from '../../services/sign-in/post-login-redirect.ts';
import { signInTransaction } from '../../services/sign-in/transaction.ts';
import { storageKeys } from '../../services/storage.ts';
import type { SignInTools } from '../portal/browser-dependencies.ts';
import type { EarlyArrival, EarlySteps } from '../sign-in/early-steps.ts';
import { exchangeReturnedCode, leaveForAuthorization } from '../sign-in/hop-steps.ts';
import { isLaunchOwn, leaveForSignIn, signInAttempts } from '../sign-in/sign-in-steps.ts';

// If the page has not left by then, the application starts and the auth machine keeps waiting.
const leaveMilliseconds = 3000;
// How long a signed-out visitor of home waits for the answer that may redirect a member.
const answerMilliseconds = 1000;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

// Home needs these formatters, which a browser creates slowly once per site. Create them while the visitor
// waits for the network anyway.
const prepareFormats = (): void =>
  void new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(0);

const stay = async (): Promise<void> => {
  setTimeout(prepareFormats);
  await wait(leaveMilliseconds);
};

interface Page {
  readonly callback: SignInCallback;
  // True at the plain address of home without stored data: an active session can then only mean a sign-in.
  readonly mustSignIn: () => boolean;
}

const askSession = ({ environment, local }: SignInTools): void =>
  earlyKeepAlive(window).begin(keepAliveAddress(environment.api), keepAliveRequest, () =>
    local.read(storageKeys.member),
  );

const authorize = async (tools: SignInTools, steps: EarlySteps, callback: SignInCallback): Promise<void> => {
  steps.claimAuthorize = signInAttempts(tools).claim('authorize', Date.now());
  if (!steps.claimAuthorize) return;
  steps.startAuthorize = leaveForAuthorization(tools, callback);
  await steps.startAuthorize.then(stay, () => undefined);
};

// A copy: the application reads the original.
const peek = async (): Promise<Response> => {
  const early = window.portalEarlyKeepAlive;
  if (!early) throw new Error('Nothing was asked.');
  return (await early.response).clone();
};

const signIn = async (tools: SignInTools, steps: EarlySteps): Promise<void> => {
  const { environment, settings } = tools;
  const answer = await keepAlive(environment.api, {
    fetch: peek,
    timeoutSeconds: settings.keepAliveTimeoutSeconds,
  });
  if (answer !== 'in') return;
  steps.claimSignIn = signInAttempts(tools).claim('signIn', Date.now());
  if (!steps.claimSignIn) return;
  postLoginRedirect(tools.session).note({ path: '/', isHome: true, isLoginPage: false, isSelected: false });
  leaveForSignIn(tools);
  steps.leaveForSignIn = true;
  await stay();
};

// Starts the next step before the application is loaded; the auth machine takes the step from there
// (Decision 0042).
export const beginFirstHop = (
  tools: SignInTools,
  { callback, mustSignIn }: Page,
): Pick<EarlyArrival, 'steps' | 'isWanted'> => {
  const steps: EarlySteps = {
    isLaunchOwn: isLaunchOwn(tools, callback),
    begunWith: signInTransaction(tools.session).read().mark ?? '',
  };
  const hop = firstHop({
    callback,
    issuers: tools.environment.fhir.issuers,
    isLaunchOwn: steps.isLaunchOwn,
    owedLogOut: owedLogOut(tools.session).read(memberMark(tools.local).read()),
  });
  if (hop === 'ownLaunch') return { steps, isWanted: authorize(tools, steps, callback) };
  if (hop === 'code') {
    steps.exchangeCode = exchangeReturnedCode(tools, callback);
    steps.exchangeCode.catch(() => undefined);
  }
  askSession(tools);
  if (hop !== 'check' || !mustSignIn()) return { steps, isWanted: Promise.resolve() };
  return { steps, isWanted: Promise.race([signIn(tools, steps), wait(answerMilliseconds)]) };
};
