import { assign, setup } from 'xstate';
import type {
  AuthContext,
  AuthTypes,
  ExchangeResult,
  SignedOutReason,
  SignInCallback,
  SignInToken,
  StopReason,
} from './auth-types.ts';
import { firstHop } from './first-hop.ts';
import { unsetAction, unsetActor, unsetGuard } from './unset.ts';

const types = {} as AuthTypes;

const signedOut = {
  isLoggedIn: false,
  authorizeToken: undefined,
  members: [],
  contextText: undefined,
  token: undefined,
  requestedEid: undefined,
  needsDataRefresh: false,
  owedLogOut: undefined,
  isNewToken: false,
  stopReason: undefined,
} satisfies Partial<AuthContext>;

const readingOf = ({ token, readContext }: AuthContext) =>
  token === undefined ? undefined : readContext(token.contextString);

/** Returns the eid of the member in a readable token; empty when the context has no member. */
export const eidOf = (context: AuthContext): string => {
  const reading = readingOf(context);
  return (reading?.ok === true ? reading.eid : undefined) ?? '';
};

export const authSetup = setup({
  types,
  actors: {
    exchangeCode: unsetActor<ExchangeResult, SignInCallback>('exchangeCode'),
    claimAttempt: unsetActor<boolean, { readonly step: 'signIn' | 'authorize' }>('claimAttempt'),
    startAuthorize: unsetActor<void, SignInCallback>('startAuthorize'),
  },
  actions: {
    storeToken: unsetAction<{ readonly token: SignInToken | undefined }>(),
    forgetToken: unsetAction<unknown>(),
    forgetAttempts: unsetAction<unknown>(),
    forgetMember: unsetAction<unknown>(),
    wipe: unsetAction<{ readonly keepRedirect: boolean; readonly isSwitch?: boolean }>(),
    rememberSignedOut: unsetAction<{ readonly reason: SignedOutReason }>(),
    // Survives reloads: the legacy site has not been told yet that the session ended.
    rememberOwedLogOut: unsetAction<{ readonly reason: SignedOutReason }>(),
    postSignedOut: unsetAction<{ readonly reason: SignedOutReason }>(),
    announceMember: unsetAction<{ readonly eid: string }>(),
    loadSelection: unsetAction<{ readonly contextText: string }>(),
    leaveForSignIn: unsetAction<unknown>(),
    leaveForLogout: unsetAction<unknown>(),
    leaveForMember: unsetAction<{ readonly eid: string }>(),
    clear: assign(signedOut),
    requestMember: assign({ requestedEid: (_, { eid }: { readonly eid: string }) => eid }),
    noteMemberElsewhere: assign({ memberElsewhere: (_, { eid }: { readonly eid: string }) => eid }),
    requireRefresh: assign({ needsDataRefresh: true }),
    confirmSession: assign({ session: 'in', isSilent: false }),
    endSession: assign({ session: 'out', isSilent: false }),
    beginSilence: assign({ isSilent: true }),
    forgetSession: assign({ session: 'unknown', isSilent: false, requestedEid: undefined }),
    oweLogOut: assign({ owedLogOut: (_, { reason }: { readonly reason: SignedOutReason }) => reason }),
    startLoading: assign({ isLoadingLogin: true, stopReason: undefined }),
    stopLoading: assign({ isLoadingLogin: false }),
    recordAuthorizeError: assign({
      incorrectLogin: true,
      token: undefined,
      loginError: ({ context: { callback } }) => ({
        from: 'authorize',
        description: callback.errorDescription ?? callback.error ?? '',
      }),
    }),
    takeToken: assign((_, result: ExchangeResult) => {
      if (result.kind === 'refused') return {};
      if (result.kind !== 'token') return { token: undefined };
      return { token: result.token, requestedEid: result.requestedEid, isNewToken: true };
    }),
    recordStop: assign({ stopReason: (_, params: { readonly reason: StopReason }) => params.reason }),
    openMember: assign(({ context }) => {
      const reading = readingOf(context);
      if (reading?.ok !== true || context.token === undefined) return {};
      const { text: contextText, members } = reading;
      return {
        isLoggedIn: true,
        contextText,
        members,
        authorizeToken: context.token.accessToken,
        incorrectLogin: false,
        loginError: undefined,
      };
    }),
  },
  // A page that has not left by then offers other ways.
  delays: { leaveTimeout: 30_000 },
  guards: {
    hasError: ({ context }) => firstHop(context) === 'error',
    hasCode: ({ context }) => firstHop(context) === 'code',
    hasStrangeLaunch: ({ context }) => firstHop(context) === 'strangeLaunch',
    hasOwnLaunch: ({ context }) => firstHop(context) === 'ownLaunch',
    hasLaunch: ({ context }) => firstHop(context) === 'otherLaunch',
    isSessionOut: ({ context }) => context.session === 'out',
    needsToken: ({ context }) => context.session === 'in' && context.token === undefined && !context.isSilent,
    isUnreadable: ({ context }) => context.session === 'in' && readingOf(context)?.ok === false,
    isOtherMember: ({ context }) => {
      const reading = readingOf(context);
      return (
        context.session === 'in' &&
        context.requestedEid !== undefined &&
        reading?.ok === true &&
        reading.eid !== context.requestedEid
      );
    },
    // Another user signed in, in another tab, since this token was requested or stored.
    isOvertaken: unsetGuard<{ readonly eid: string; readonly isNewToken: boolean }>(),
    // The tab was open for another member and asked for no switch (Decision 0020).
    isUnasked: unsetGuard<{
      readonly eid: string;
      readonly isAsked: boolean;
      readonly isNewToken: boolean;
    }>(),
    isOtherElsewhere: ({ context }) =>
      context.memberElsewhere !== undefined && context.memberElsewhere !== eidOf(context),
    hasNewToken: ({ context }) => context.isNewToken,
    // The page never left to switch members, so retrying requests the switch again.
    isSwitchUnsent: ({ context: { stopReason, requestedEid, session } }) =>
      stopReason === 'notLeft' && requestedEid !== undefined && session === 'in',
    // The page never left to log out, so the legacy session may still be active: retrying logs out and never
    // signs in.
    isLogOutUnsent: ({ context }) => context.stopReason === 'notLoggedOut',
    hasEndedByItself: ({ event }) => event.type === 'SIGNED_OUT_ELSEWHERE' && event.reason === 'sessionEnded',
    isSessionIn: ({ context }) => context.session === 'in' && context.token !== undefined,
    isSilent: ({ context }) => context.isSilent,
    hasReception: ({ context }) => !context.isSilent,
    hasNothingToKeep: ({ context }) =>
      context.isSilent && context.session === 'unknown' && context.token === undefined,
    mayKeepToken: ({ context }) => context.token !== undefined,
    owesLogOut: ({ context }) => context.owedLogOut !== undefined,
    isSettledElsewhere: unsetGuard<unknown>(),
  },
});
