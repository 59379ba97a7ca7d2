import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { AuthInput, SignInCallback } from '../../machines/auth-types.ts';
import { authMachine } from '../../machines/auth.machine.ts';
import { coverageStatus } from '../../member/coverage-status.ts';
import { recordSwitchLanguage } from '../../services/language/language-choice.ts';
import { memberMark } from '../../services/session/member-mark.ts';
import { owedLogOut, signedOutReason } from '../../services/session/session-end.ts';
import { arrival } from '../../services/sign-in/arrival.ts';
import { checkToken } from '../../services/sign-in/check-token.ts';
import { logoutUrl, signInRedirectUrl } from '../../services/sign-in/legacy-urls.ts';
import { postLoginRedirect } from '../../services/sign-in/post-login-redirect.ts';
import { tokenStore } from '../../services/sign-in/token.ts';
import { signInTransaction } from '../../services/sign-in/transaction.ts';
import { wipeMemberData } from '../../services/sign-in/wipe-member-data.ts';
import type { BrowserDependencies, SignInTools } from '../portal/browser-dependencies.ts';
import { rememberPage } from '../portal/pages.ts';
import type { RunningAuth } from '../portal/sign-in-state.ts';
import { type EarlySteps, takeStep } from './early-steps.ts';
import { announceMember, beginSignIn, leaveForSignIn, signInAttempts } from './sign-in-steps.ts';

const actorsIn = (tools: SignInTools, early: EarlySteps | undefined) => {
  const attempts = signInAttempts(tools);
  return {
    actors: {
      exchangeCode: fromPromise(async ({ input }: { input: SignInCallback }) => {
        const begun =
          takeStep(early, 'exchangeCode') ??
          (await import('./hop-steps.ts')).exchangeReturnedCode(tools, input);
        return checkToken(await begun, { clock: tools.clock, fetch: window.fetch.bind(window) });
      }),
      claimAttempt: fromPromise(
        ({ input: { step } }: { input: { readonly step: 'signIn' | 'authorize' } }) => {
          const begun = takeStep(early, step === 'signIn' ? 'claimSignIn' : 'claimAuthorize');
          return Promise.resolve(begun ?? attempts.claim(step, Date.now()));
        },
      ),
      startAuthorize: fromPromise(
        async ({ input }: { input: SignInCallback }) =>
          takeStep(early, 'startAuthorize') ??
          (await import('./hop-steps.ts')).leaveForAuthorization(tools, input),
      ),
    },
    attempts,
  };
};

interface Opened extends Pick<RunningAuth, 'selection' | 'memberOf'> {
  readonly early?: EarlySteps | undefined;
}

export const authActor = (
  input: AuthInput,
  browser: BrowserDependencies,
  { selection, memberOf, early }: Opened,
): ActorRefFrom<typeof authMachine> => {
  const { environment, session, local, tabs, leaveFor, config } = browser;
  const tools = { ...browser, settings: config.settings };
  const { actors, attempts } = actorsIn(tools, early);
  const redirect = postLoginRedirect(session);
  const mark = memberMark(local);
  const startedWith = early?.begunWith ?? signInTransaction(session).read().mark ?? '';
  const machine = authMachine.provide({
    actors,
    guards: {
      isSettledElsewhere: () => owedLogOut(session).read(mark.read()) === undefined,
      isOvertaken: (_, { eid, isNewToken }) =>
        mark.isOvertaken(eid, isNewToken ? startedWith : tokenStore(session).mark()),
      isUnasked: (_, { eid, isAsked, isNewToken }) =>
        isNewToken &&
        !isAsked &&
        environment.unsolicitedLaunch !== 'accept' &&
        mark.isStranger(eid, startedWith),
    },
    actions: {
      storeToken: (_, { token }) => token && tokenStore(session).write(token, mark.read()),
      forgetToken: () => tokenStore(session).forget(),
      forgetAttempts: () => attempts.forget(),
      forgetMember: () => mark.forgetMember(),
      wipe: (_, wipe) => {
        wipeMemberData(session, wipe);
        if (!wipe.isSwitch) recordSwitchLanguage(session).forget();
        selection.send({ type: 'DATA_WIPED' });
      },
      loadSelection: (_, { contextText }) => {
        const now = browser.clock.now();
        const { coverages } = memberOf(contextText);
        const selectable = coverages.map((coverage) => ({
          id: coverage.coverageId,
          status: coverageStatus(coverage, now),
        }));
        selection.send({ type: 'DATA_LOADED', coverages: selectable });
      },
      announceMember: (_, { eid }) => {
        announceMember(browser, eid);
        arrival(session).begin();
      },
      rememberSignedOut: (_, { reason }) => {
        owedLogOut(session).forget();
        signedOutReason(session).write(reason);
      },
      rememberOwedLogOut: (_, { reason }) => owedLogOut(session).write(reason, mark.read()),
      postSignedOut: (_, { reason }) => {
        mark.end(reason);
        tabs.post({ kind: 'signedOut', reason });
      },
      leaveForSignIn: () => {
        if (Object.keys(input.callback).length === 0) rememberPage({ config, redirect }, window.location);
        if (!takeStep(early, 'leaveForSignIn')) leaveForSignIn(tools);
      },
      leaveForLogout: () => leaveFor(logoutUrl(environment)),
      leaveForMember: (_, { eid }) => {
        tabs.post({ kind: 'member', eid });
        recordSwitchLanguage(session).keep(document.documentElement.lang);
        redirect.note({ path: '/', isHome: true, isLoginPage: false, isSelected: true });
        mark.ask(eid);
        beginSignIn(tools, eid);
        const { legacy } = environment;
        const delayMilliseconds = config.settings.proxyFormDelayMilliseconds;
        import('../../services/sign-in/switch-member.ts')
          .then(({ submitMemberSwitch }) =>
            submitMemberSwitch(document, {
              legacy,
              eid,
              destination: signInRedirectUrl(environment),
              delayMilliseconds,
            }),
          )
          .catch(() => undefined);
      },
    },
  });
  return createActor(machine, { input });
};
