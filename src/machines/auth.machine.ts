import { authSetup, eidOf } from './auth-setup.ts';
import type { AuthContext, SignedOutReason, StopReason } from './auth-types.ts';

const stop = (reason: StopReason) =>
  ({ target: 'stopped', actions: { type: 'recordStop', params: { reason } } }) as const;

const refuse = (reason: StopReason) =>
  ({
    target: 'stopped',
    actions: ['forgetToken', 'clear', { type: 'recordStop', params: { reason } }],
  }) as const;

// After an expired session the same user may return, so the saved page is kept (A28).
const wipeButRedirect = { type: 'wipe', params: { keepRedirect: true } } as const;
const wipeForSwitch = { type: 'wipe', params: { keepRedirect: false, isSwitch: true } } as const;
const wipeAll = { type: 'wipe', params: { keepRedirect: false } } as const;

// The legacy session belongs to another member now, so nothing is kept: neither the selected coverage nor the
// saved page.
const lose = (reason: StopReason) =>
  ({
    target: 'stopped',
    actions: [wipeForSwitch, 'clear', { type: 'recordStop', params: { reason } }],
  }) as const;

const sessionEnded = { type: 'rememberSignedOut', params: { reason: 'sessionEnded' } } as const;
const byMember = { type: 'rememberSignedOut', params: { reason: 'byMember' } } as const;
const postEnd = { type: 'postSignedOut', params: { reason: 'sessionEnded' } } as const;
const postLogOut = { type: 'postSignedOut', params: { reason: 'byMember' } } as const;

// Offline the browser cannot open the legacy site, so it is told when the network is back.
const owe = (reason: SignedOutReason) =>
  [
    { type: 'oweLogOut', params: { reason } },
    { type: 'rememberOwedLogOut', params: { reason } },
  ] as const;
const lostSession = {
  target: 'awaitingReception',
  actions: ['endSession', wipeButRedirect, 'clear', ...owe('sessionEnded')],
} as const;
const logOut = [
  {
    guard: 'isSilent',
    target: 'awaitingReception',
    actions: [wipeAll, 'clear', postLogOut, 'forgetAttempts', ...owe('byMember')],
  },
  { target: 'leavingForLogout', actions: [wipeAll, 'clear', byMember, postLogOut, 'forgetAttempts'] },
] as const;

const endIdle = [
  {
    guard: 'isSilent',
    target: 'awaitingReception',
    actions: [wipeButRedirect, 'clear', postEnd, ...owe('sessionEnded')],
  },
  { target: 'leavingForLogout', actions: [wipeButRedirect, 'clear', sessionEnded, postEnd] },
] as const;

const owedReason = ({ context: { owedLogOut = 'sessionEnded' } }: { readonly context: AuthContext }) =>
  ({ reason: owedLogOut }) as const;
const receptionIsBack = [
  {
    guard: 'isSettledElsewhere',
    target: 'signedOut',
    actions: ['endSession', { type: 'rememberSignedOut', params: owedReason }],
  },
  {
    target: 'leavingForLogout',
    actions: [
      'endSession',
      { type: 'rememberSignedOut', params: owedReason },
      { type: 'postSignedOut', params: owedReason },
      'clear',
    ],
  },
] as const;

const endsInPlace = {
  SESSION_ENDED: { target: 'signedOut', actions: 'endSession' },
  SESSION_LOST: { target: 'signedOut', actions: 'endSession' },
} as const;

// Another tab ended the session. This one may still be signing in with an older answer.
const endsElsewhere = {
  SIGNED_OUT_ELSEWHERE: [
    { guard: 'hasEndedByItself', target: 'signedOut', actions: ['endSession', sessionEnded] },
    { target: 'signedOut', actions: ['endSession', wipeAll, byMember] },
  ],
} as const;

const leaving = (otherwise: StopReason) =>
  ({
    after: { leaveTimeout: stop(otherwise) },
    on: { PAGE_RESTORED: { target: 'checkingSession', actions: 'forgetSession' } },
  }) as const;

/**
 * The state machine of the session: signing in, staying signed in, and leaving (R4.001 to R4.023; docs/contract.md
 * 3). The machine decides when to act, and the app provides the actions. Starts signed out, accepts a token only
 * while the legacy session is confirmed, and stops with a reason when signing in cannot continue.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  initial: 'arriving',
  context: ({ input }) => ({
    ...input,
    isLoggedIn: false,
    isLoadingLogin: true,
    incorrectLogin: input.callback.loginError !== undefined,
    loginError:
      input.callback.loginError === undefined
        ? undefined
        : { from: 'login', code: input.callback.loginError },
    authorizeToken: undefined,
    members: [],
    needsDataRefresh: false,
    contextText: undefined,
    session: 'unknown',
    isSilent: false,
    token: input.storedToken,
    requestedEid: undefined,
    memberElsewhere: undefined,
    isNewToken: false,
    stopReason: undefined,
  }),
  on: {
    SESSION_CONFIRMED: { actions: 'confirmSession' },
    SESSION_ENDED: { actions: 'endSession' },
    SESSION_SILENT: { actions: 'beginSilence' },
    SESSION_LOST: { actions: 'endSession' },
    MEMBER_OPENED_ELSEWHERE: {
      actions: { type: 'noteMemberElsewhere', params: ({ event }) => ({ eid: event.eid }) },
    },
  },
  states: {
    arriving: {
      always: [
        { guard: 'owesLogOut', target: 'awaitingReception' },
        { guard: 'hasError', target: 'checkingSession', actions: ['forgetToken', 'recordAuthorizeError'] },
        { guard: 'hasCode', target: 'exchangingCode' },
        { guard: 'hasStrangeLaunch', ...stop('unknownIssuer') },
        { guard: 'hasOwnLaunch', target: 'claimingAuthorize' },
        { guard: 'hasLaunch', target: 'checkingSession', actions: ['forgetToken', 'clear'] },
        { target: 'checkingSession' },
      ],
    },
    exchangingCode: {
      invoke: {
        id: 'exchangeCode',
        src: 'exchangeCode',
        input: ({ context }) => context.callback,
        onDone: [
          { guard: ({ event }) => event.output.kind === 'wrongClock', ...refuse('wrongClock') },
          { target: 'checkingSession', actions: { type: 'takeToken', params: ({ event }) => event.output } },
        ],
        onError: { target: 'checkingSession', actions: { type: 'takeToken', params: { kind: 'failed' } } },
      },
      on: endsElsewhere,
    },
    claimingAuthorize: {
      entry: ['forgetToken', 'clear'],
      invoke: {
        id: 'claimAuthorize',
        src: 'claimAttempt',
        input: { step: 'authorize' },
        onDone: [
          { guard: ({ event }) => event.output, target: 'redirectingToAuthorize' },
          stop('tooManyAttempts'),
        ],
        onError: stop('tooManyAttempts'),
      },
    },
    redirectingToAuthorize: {
      ...leaving('notLeft'),
      invoke: {
        id: 'startAuthorize',
        src: 'startAuthorize',
        input: ({ context }) => context.callback,
        onError: stop('authorizeFailed'),
      },
    },
    checkingSession: {
      entry: 'startLoading',
      always: [
        { guard: 'isSessionOut', target: 'signedOut' },
        { guard: 'needsToken', target: 'claimingSignIn' },
        { guard: 'isUnreadable', ...refuse('unreadableContext') },
        { guard: 'isOtherMember', ...refuse('otherMember') },
        { guard: 'isSessionIn', target: 'openingMember' },
        { guard: 'hasNothingToKeep', target: 'signedOut', actions: 'endSession' },
      ],
      on: {
        ...endsElsewhere,
        SESSION_LOST: [{ guard: 'mayKeepToken', ...lostSession }, { actions: 'endSession' }],
      },
    },
    openingMember: {
      always: [
        {
          guard: {
            type: 'isOvertaken',
            params: ({ context }) => ({ eid: eidOf(context), isNewToken: context.isNewToken }),
          },
          ...lose('changedElsewhere'),
        },
        {
          guard: {
            type: 'isUnasked',
            params: ({ context }) => ({
              eid: eidOf(context),
              isAsked: context.requestedEid !== undefined,
              isNewToken: context.isNewToken,
            }),
          },
          target: 'checkingSession',
          actions: ['forgetToken', 'clear', 'forgetMember'],
        },
        {
          guard: 'hasNewToken',
          target: 'signedIn',
          actions: { type: 'announceMember', params: ({ context }) => ({ eid: eidOf(context) }) },
        },
        { target: 'signedIn' },
      ],
    },
    claimingSignIn: {
      invoke: {
        id: 'claimSignIn',
        src: 'claimAttempt',
        input: { step: 'signIn' },
        onDone: [
          { guard: ({ event }) => event.output, target: 'redirectingToSignIn' },
          stop('tooManyAttempts'),
        ],
        onError: stop('tooManyAttempts'),
      },
      on: endsInPlace,
    },
    redirectingToSignIn: { ...leaving('notLeft'), entry: 'leaveForSignIn' },
    signedIn: {
      entry: [
        'openMember',
        'stopLoading',
        { type: 'storeToken', params: ({ context }) => ({ token: context.token }) },
        { type: 'loadSelection', params: ({ context: { contextText = '' } }) => ({ contextText }) },
      ],
      always: { guard: 'isOtherElsewhere', ...lose('changedElsewhere') },
      on: {
        SESSION_ENDED: {
          target: 'leavingForLogout',
          actions: ['endSession', wipeButRedirect, 'clear', sessionEnded, postEnd],
        },
        SESSION_LOST: lostSession,
        LOGOUT_CHOSEN: logOut,
        IDLE_ENDED: endIdle,
        MEMBER_CHOSEN: {
          guard: 'hasReception',
          target: 'leavingForMember',
          actions: [
            wipeForSwitch,
            'clear',
            'forgetAttempts',
            'requireRefresh',
            { type: 'requestMember', params: ({ event }) => ({ eid: event.eid }) },
          ],
        },
        ...endsElsewhere,
        OTHER_MEMBER_FRAMED: lose('otherFramed'),
        DATA_OUTDATED: { target: 'checkingSession', actions: ['forgetToken', 'clear', 'requireRefresh'] },
      },
    },
    signedOut: {
      entry: [wipeButRedirect, 'clear', 'stopLoading'],
      on: { SESSION_CONFIRMED: { target: 'checkingSession', actions: 'confirmSession' } },
    },
    stopped: {
      entry: 'stopLoading',
      on: {
        ...endsInPlace,
        SIGN_IN_RETRIED: [
          { guard: 'isSwitchUnsent', target: 'leavingForMember', actions: 'startLoading' },
          { guard: 'isLogOutUnsent', target: 'leavingForLogout', actions: 'startLoading' },
          { target: 'checkingSession', actions: 'forgetAttempts' },
        ],
        LOGOUT_CHOSEN: logOut,
      },
    },
    awaitingReception: {
      entry: 'stopLoading',
      on: { ...endsElsewhere, SESSION_CONFIRMED: receptionIsBack, SESSION_ENDED: receptionIsBack },
    },
    leavingForMember: {
      ...leaving('notLeft'),
      entry: {
        type: 'leaveForMember',
        params: ({ context: { requestedEid = '' } }) => ({ eid: requestedEid }),
      },
    },
    leavingForLogout: { ...leaving('notLoggedOut'), entry: 'leaveForLogout' },
  },
});
