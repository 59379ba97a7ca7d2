import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { AuthInput, SignInCallback } from '../../machines/auth-types.ts';
import { authMachine } from '../../machines/auth.machine.ts';
import { coverageStatus } from '../../member/coverage-status.ts';
import { recordSwitchLanguage } from '../../services/language/language-choice.ts';
import { memberMark } from '../../services/session/member-mark.ts';
import { owedLogOut } from '../../services/session/owed-log-out.ts';
import { signedOutReason } from '../../services/session/signed-out-reason.ts';
import { arrival } from '../../services/sign-in/arrival.ts';
import { attemptLimit } from '../../services/sign-in/attempt-limit.ts';
import { exchangeCode } from '../../services/sign-in/exchange-code.ts';
import { logoutUrl, signInRedirectUrl } from '../../services/sign-in/legacy-urls.ts';
import { postLoginRedirect } from '../../services/sign-in/post-login-redirect.ts';
import { tokenStore } from '../../services/sign-in/token.ts';
import { signInTransaction } from '../../services/sign-in/transaction.ts';
import { wipeMemberData } from '../../services/sign-in/wipe-member-data.ts';
import type { BrowserDependencies } from '../portal/browser-dependencies.ts';
import { rememberPage } from '../portal/pages.ts';
import type { RunningAuth } from '../portal/sign-in-state.ts';

/** Lets the other tabs know, now and later, who is the member of the legacy session from here on. */
const announceMember = ({ local, tabs }: Pick<BrowserDependencies, 'local' | 'tabs'>, eid: string): void => {
  memberMark(local).write(eid);
  tabs.post({ kind: 'member', eid });
};

const actorsIn = (browser: BrowserDependencies) => {
  const { config, environment, session, local, redirectUri, leaveFor } = browser;
  const { settings } = config;
  const transport = { fetch: window.fetch.bind(window), timeoutSeconds: settings.keepAliveTimeoutSeconds, now: Date.now };
  const attempts = attemptLimit(session, { attempts: settings.signInAttempts, windowSeconds: settings.signInWindowSeconds });
  const authorizeDependencies = { fhir: environment.fhir, redirectUri, storage: session, crypto: window.crypto };
  return {
    actors: {
      exchangeCode: fromPromise(({ input }: { input: SignInCallback }) => exchangeCode(input, { ...authorizeDependencies, ...transport })),
      claimAttempt: fromPromise(({ input }: { input: { readonly step: 'signIn' | 'authorize' } }) =>
        Promise.resolve(attempts.claim(input.step, Date.now())),
      ),
      startAuthorize: fromPromise(async ({ input }: { input: SignInCallback }) => {
        const switchedTo = signInTransaction(session).read().requestedEid;
        if (switchedTo !== undefined) announceMember(browser, switchedTo);
        const mark = memberMark(local).read();
        const { startAuthorize } = await import('../../services/sign-in/start-authorize.ts');
        leaveFor(await startAuthorize({ launch: input.launch ?? '', iss: input.iss ?? '' }, { ...authorizeDependencies, mark }));
      }),
    },
    attempts,
    redirect: postLoginRedirect(session),
  };
};

/** What the auth machine opens and wipes besides its own context. */
type Opened = Pick<RunningAuth, 'selection' | 'memberOf'>;

/**
 * The auth machine with the browser's actions: storage, the token call, the other tabs, and leaving for the legacy site and the
 * authorization server. Not started yet.
 */
export const authActor = (
  input: AuthInput,
  browser: BrowserDependencies,
  { selection, memberOf }: Opened,
): ActorRefFrom<typeof authMachine> => {
  const { environment, session, local, tabs, leaveFor, config } = browser;
  const { actors, attempts, redirect } = actorsIn(browser);
  const mark = memberMark(local);
  const transaction = signInTransaction(session);
  const begunWith = transaction.read().mark ?? '';
  const begin = (requestedEid?: string): void =>
    transaction.begin({
      mark: mark.begin(),
      leftFor: signInRedirectUrl(environment),
      leftAt: Date.now(),
      ...(requestedEid === undefined ? {} : { requestedEid }),
    });
  const machine = authMachine.provide({
    actors,
    guards: {
      isSettledElsewhere: () => owedLogOut(session).read(mark.read()) === undefined,
      isOvertaken: (_, { eid, isNewToken }) => mark.isOvertaken(eid, isNewToken ? begunWith : tokenStore(session).mark()),
    },
    actions: {
      storeToken: (_, { token }) => token && tokenStore(session).write(token, mark.read()),
      forgetToken: () => tokenStore(session).forget(),
      forgetAttempts: () => attempts.forget(),
      wipe: (_, wipe) => {
        wipeMemberData(session, wipe);
        if (!wipe.isSwitch) recordSwitchLanguage(session).forget();
        selection.send({ type: 'DATA_WIPED' });
      },
      loadSelection: (_, { contextText }) => {
        const now = Date.now();
        const { coverages } = memberOf(contextText);
        const selectable = coverages.map((coverage) => ({ id: coverage.coverageId, status: coverageStatus(coverage, now) }));
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
        begin();
        leaveFor(signInRedirectUrl(environment));
      },
      leaveForLogout: () => leaveFor(logoutUrl(environment)),
      leaveForMember: (_, { eid }) => {
        tabs.post({ kind: 'member', eid });
        recordSwitchLanguage(session).keep(document.documentElement.lang);
        redirect.note({ path: '/', isHome: true, isLoginPage: false, isSelected: true });
        mark.ask(eid);
        begin(eid);
        const { legacy } = environment;
        const delayMilliseconds = config.settings.proxyFormDelayMilliseconds;
        import('../../services/sign-in/switch-member.ts')
          .then(({ submitMemberSwitch }) =>
            submitMemberSwitch(document, { legacy, eid, destination: signInRedirectUrl(environment), delayMilliseconds }),
          )
          .catch(() => undefined);
      },
    },
  });
  return createActor(machine, { input });
};
