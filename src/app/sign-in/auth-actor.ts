import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { AuthInput, SignInCallback } from '../../machines/auth-types.ts';
import { authMachine } from '../../machines/auth.machine.ts';
import { coverageStatus } from '../../member/coverage-status.ts';
import { memberMark } from '../../services/session/member-mark.ts';
import { signedOutReason } from '../../services/session/signed-out-reason.ts';
import { signInAttempts } from '../../services/sign-in/attempt-limit.ts';
import { exchangeCode } from '../../services/sign-in/exchange-code.ts';
import { logoutUrl, signInRedirectUrl } from '../../services/sign-in/legacy-urls.ts';
import { postLoginRedirect } from '../../services/sign-in/post-login-redirect.ts';
import { tokenStore } from '../../services/sign-in/token.ts';
import { signInTransaction } from '../../services/sign-in/transaction.ts';
import { wipeMemberData } from '../../services/sign-in/wipe-member-data.ts';
import type { BrowserWorld } from '../portal/browser-world.ts';
import { rememberPage } from '../portal/pages.ts';
import type { RunningAuth } from '../portal/sign-in-state.ts';

/** Lets the other tabs know, now and later, who is the member of the legacy session from here on (security 3, J). */
const announceMember = ({ local, tabs }: Pick<BrowserWorld, 'local' | 'tabs'>, eid: string): void => {
  memberMark(local).write(eid);
  tabs.tell({ kind: 'member', eid });
};

const actorsIn = (world: BrowserWorld) => {
  const { config, environment, session, local, redirectUri, leaveFor } = world;
  const { settings } = config;
  const transport = { fetch: window.fetch.bind(window), timeoutSeconds: settings.keepAliveTimeoutSeconds, now: Date.now };
  const attempts = signInAttempts(session, { attempts: settings.signInAttempts, windowSeconds: settings.signInWindowSeconds });
  const authorizeWorld = { fhir: environment.fhir, redirectUri, storage: session, crypto: window.crypto };
  return {
    actors: {
      exchangeCode: fromPromise(({ input }: { input: SignInCallback }) => exchangeCode(input, { ...authorizeWorld, ...transport })),
      claimAttempt: fromPromise(({ input }: { input: { readonly step: 'signIn' | 'authorize' } }) =>
        Promise.resolve(attempts.claim(input.step, Date.now())),
      ),
      startAuthorize: fromPromise(async ({ input }: { input: SignInCallback }) => {
        const switchedTo = signInTransaction(session).requestedEid();
        if (switchedTo !== undefined) announceMember(world, switchedTo);
        const markNow = memberMark(local).read();
        const { startAuthorize } = await import('../../services/sign-in/start-authorize.ts');
        leaveFor(await startAuthorize({ launch: input.launch ?? '', iss: input.iss ?? '' }, { ...authorizeWorld, memberMark: markNow }));
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
export const authActor = (input: AuthInput, world: BrowserWorld, { selection, memberOf }: Opened): ActorRefFrom<typeof authMachine> => {
  const { environment, session, local, tabs, leaveFor, config } = world;
  const { actors, attempts, redirect } = actorsIn(world);
  const mark = memberMark(local);
  const markBefore = signInTransaction(session).memberMark();
  const machine = authMachine.provide({
    actors,
    guards: {
      isOvertaken: (_, { eid, isNewToken }) => mark.isOther(eid) && (!isNewToken || mark.read() !== markBefore),
    },
    actions: {
      storeToken: (_, { token }) => token && tokenStore(session).write(token),
      forgetToken: () => tokenStore(session).forget(),
      forgetAttempts: () => attempts.forget(),
      wipe: (_, wipe) => {
        wipeMemberData(session, wipe);
        mark.forget();
        selection.send({ type: 'DATA_WIPED' });
      },
      loadSelection: (_, { contextText }) => {
        const now = Date.now();
        const { coverages } = memberOf(contextText);
        const selectable = coverages.map((coverage) => ({ id: coverage.coverageId, status: coverageStatus(coverage, now) }));
        selection.send({ type: 'DATA_LOADED', coverages: selectable });
      },
      wipeSelection: () => selection.send({ type: 'DATA_WIPED' }),
      announceMember: (_, { eid }) => announceMember(world, eid),
      rememberSignedOut: (_, { reason }) => signedOutReason(session).write(reason),
      postSignedOut: (_, { reason }) => tabs.tell({ kind: 'signedOut', reason }),
      leaveForSignIn: () => {
        if (Object.keys(input.callback).length === 0) rememberPage({ config, redirect }, window.location);
        signInTransaction(session).begin(mark.read());
        leaveFor(signInRedirectUrl(environment));
      },
      leaveForLogout: () => leaveFor(logoutUrl(environment)),
      leaveForMember: (_, { eid }) => {
        tabs.tell({ kind: 'member', eid });
        redirect.note({ path: '/', isHome: true, isLoginPage: false, isSelected: true });
        signInTransaction(session).requestMember(eid);
        mark.ask(eid);
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
