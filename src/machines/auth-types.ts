import type { SharedMember } from '../member/account.ts';

export interface AuthTypes {
  context: AuthContext;
  events: AuthEvent;
  input: AuthInput;
}

/** The sign-in parameters in the address and referrer of a page load (contract 3.3, 3.7). */
export interface SignInCallback {
  readonly code?: string;
  readonly state?: string;
  readonly launch?: string;
  readonly iss?: string;
  readonly error?: string;
  readonly errorDescription?: string;
  /** An error of the login widget (A78); only on the login page. */
  readonly loginError?: LoginErrorCode;
}

/**
 * The login errors (R8.01 to R8.04), and `cookiesblocked`: the password was correct, but the browser
 * rejects the session cookie.
 */
export type LoginErrorCode =
  'usernameloginfailed' | 'maxpassfail' | 'accountlocked' | 'cookiesblocked' | 'undetermined';

export type LoginError =
  | { readonly from: 'login'; readonly code: LoginErrorCode }
  | { readonly from: 'authorize'; readonly description: string };

/** The part of a token response that the portal stores (R3.058). */
export interface SignInToken {
  readonly accessToken: string;
  readonly contextString: string;
}

export type ContextReading =
  | {
      readonly ok: true;
      readonly text: string;
      readonly eid: string | undefined;
      readonly members: readonly SharedMember[];
    }
  | { readonly ok: false };

/**
 * `refused`: no sign-in in this tab is waiting for the code, so nothing was sent. `failed`: the response has no
 * usable token. `wrongClock`: the token has expired by the device's clock, and the right time is unknown.
 */
export type ExchangeResult =
  | { readonly kind: 'token'; readonly token: SignInToken; readonly requestedEid?: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'wrongClock' };

export type StopReason =
  | 'tooManyAttempts'
  | 'unknownIssuer'
  | 'unreadableContext'
  | 'otherMember'
  | 'authorizeFailed'
  | 'wrongClock'
  | 'notLeft'
  | 'notLoggedOut'
  | 'changedElsewhere'
  | 'otherFramed';

/**
 * Why the portal waits for the network. `noReception`: the session could not be checked. `silence`: the
 * session ended without an answer. `logOutWaits`: the member logged out while offline, so the legacy site is
 * notified once the browser is online.
 */
export type WaitReason = 'noReception' | 'silence' | 'logOutWaits';

/** Why a session ended: the member logged out, or it expired (A28). */
export type SignedOutReason = 'byMember' | 'sessionEnded';

export interface AuthInput {
  readonly callback: SignInCallback;
  readonly storedToken?: SignInToken;
  readonly issuers: readonly string[];
  /** True when a launch in the address answers a sign-in that this tab started (Decision 0020). */
  readonly isLaunchOwn: boolean;
  /** The reason why a session of this tab ended offline; undefined once the legacy site has been notified. */
  readonly owedLogOut?: SignedOutReason | undefined;
  readonly readContext: (contextString: string) => ContextReading;
}

// The auth state (R3.057) and the data for its decisions.
export interface AuthContext extends AuthInput {
  readonly isLoggedIn: boolean;
  readonly isLoadingLogin: boolean;
  readonly incorrectLogin: boolean;
  readonly loginError: LoginError | undefined;
  readonly authorizeToken: string | undefined;
  readonly members: readonly SharedMember[];
  readonly needsDataRefresh: boolean;
  readonly contextText: string | undefined;
  readonly session: 'unknown' | 'in' | 'out';
  readonly isSilent: boolean;
  // A token that is not accepted yet, because the session must be confirmed first.
  readonly token: SignInToken | undefined;
  // The target of a switch; other members' contexts are refused.
  readonly requestedEid: string | undefined;
  readonly memberElsewhere: string | undefined;
  // True after a code exchange (opens the saved page), false after a reload (stays on the page).
  readonly isNewToken: boolean;
  readonly stopReason: StopReason | undefined;
}

export type AuthEvent =
  | { readonly type: 'SESSION_CONFIRMED' }
  | { readonly type: 'SESSION_ENDED' }
  // The keep-alive gets no answer; the session is kept for some time (A120).
  | { readonly type: 'SESSION_SILENT' }
  | { readonly type: 'SESSION_LOST' }
  | { readonly type: 'LOGOUT_CHOSEN' }
  | { readonly type: 'IDLE_ENDED' }
  | { readonly type: 'MEMBER_CHOSEN'; readonly eid: string }
  | { readonly type: 'DATA_OUTDATED' }
  | { readonly type: 'SIGN_IN_RETRIED' }
  | { readonly type: 'MEMBER_OPENED_ELSEWHERE'; readonly eid: string }
  | { readonly type: 'SIGNED_OUT_ELSEWHERE'; readonly reason: SignedOutReason }
  // A framed page belongs to another member (Decision 0023).
  | { readonly type: 'OTHER_MEMBER_FRAMED' }
  | { readonly type: 'PAGE_RESTORED' };
