import type { SharedMember } from '../member/account.ts';

/** What the auth machine is made of. */
export interface AuthTypes {
  context: AuthContext;
  events: AuthEvent;
  input: AuthInput;
}

/** What the address and the referrer of a page load bring for signing in (contract 3.3, 3.7). */
export interface SignInCallback {
  readonly code?: string;
  readonly state?: string;
  readonly launch?: string;
  readonly iss?: string;
  readonly error?: string;
  readonly errorDescription?: string;
  /** A failure of the login widget (A78); only on the login page. */
  readonly loginError?: LoginErrorCode;
}

/** The login error catalogue (R8.01 to R8.04), and `cookiesblocked`: the password was right, but the browser does not keep the session. */
export type LoginErrorCode = 'usernameloginfailed' | 'maxpassfail' | 'accountlocked' | 'cookiesblocked' | 'undetermined';

/** Why signing in failed: by the login widget, or by the authorization server in its own words. */
export type LoginError =
  { readonly from: 'login'; readonly code: LoginErrorCode } | { readonly from: 'authorize'; readonly description: string };

/** What is kept of a token answer (R3.058). */
export interface SignInToken {
  readonly accessToken: string;
  readonly contextString: string;
}

/** A decoded context string, or the fact that it cannot be decoded. */
export type ContextReading =
  | { readonly ok: true; readonly text: string; readonly eid: string | undefined; readonly members: readonly SharedMember[] }
  | { readonly ok: false };

/**
 * `refused`: no sign-in of this tab waits for the code, nothing was sent. `failed`: sent, but no usable token came back. `wrongClock`: the
 * token has expired by the clock of the device, and nothing tells the right time.
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
 * Why the portal waits for reception. `noReception`: it could not ask whether the session lives. `silence`: the session ended without an
 * answer. `logOutWaits`: the member logged out meanwhile. The legacy site is told of an end once there is reception.
 */
export type WaitReason = 'noReception' | 'silence' | 'logOutWaits';

/** Why a session ended: the member logged out, or it ended by itself (A28). */
export type SignedOutReason = 'byMember' | 'sessionEnded';

export interface AuthInput {
  readonly callback: SignInCallback;
  /** The token kept in this tab, if it is readable and has not expired. */
  readonly storedToken?: SignInToken;
  /** The environment's `fhir.issuers`. */
  readonly issuers: readonly string[];
  /** True where a launch in the address answers this tab's own start of a sign-in (Decision 0020). */
  readonly isLaunchOwn: boolean;
  /** Why a session of this tab ended without reception, where the legacy site has yet to be told. */
  readonly owedLogOut?: SignedOutReason | undefined;
  /** Pure: decodes and reads a context string. */
  readonly readContext: (contextString: string) => ContextReading;
}

/** Auth state (R3.057) and what the machine needs to decide. */
export interface AuthContext extends AuthInput {
  readonly isLoggedIn: boolean;
  readonly isLoadingLogin: boolean;
  readonly incorrectLogin: boolean;
  readonly loginError: LoginError | undefined;
  readonly authorizeToken: string | undefined;
  readonly members: readonly SharedMember[];
  readonly needsDataRefresh: boolean;
  /** The decoded coverage data string of the signed-in member. */
  readonly contextText: string | undefined;
  /** What the last keep-alive said about the legacy session. */
  readonly session: 'unknown' | 'in' | 'out';
  /** True from a silence of the keep-alive until its next answer: there is no reception. */
  readonly isSilent: boolean;
  /** A token that is not yet accepted: the session has to be confirmed first. */
  readonly token: SignInToken | undefined;
  /** The member asked for by a switch; another member's context is refused. */
  readonly requestedEid: string | undefined;
  /** The member whom another tab opened last. */
  readonly memberElsewhere: string | undefined;
  /** True after a code exchange (the saved page is opened), false after a reload (the page stays). */
  readonly isNewToken: boolean;
  readonly stopReason: StopReason | undefined;
}

export type AuthEvent =
  | { readonly type: 'SESSION_CONFIRMED' }
  | { readonly type: 'SESSION_ENDED' }
  /** The keep-alive gets no answer: the session is kept, for a while (A120). */
  | { readonly type: 'SESSION_SILENT' }
  /** The silence lasted too long. */
  | { readonly type: 'SESSION_LOST' }
  | { readonly type: 'LOGOUT_CHOSEN' }
  /** The member did nothing for as long as the settings allow. */
  | { readonly type: 'IDLE_ENDED' }
  | { readonly type: 'MEMBER_CHOSEN'; readonly eid: string }
  | { readonly type: 'DATA_OUTDATED' }
  | { readonly type: 'SIGN_IN_RETRIED' }
  /** Another tab of this browser opened a member: this one or another. */
  | { readonly type: 'MEMBER_OPENED_ELSEWHERE'; readonly eid: string }
  | { readonly type: 'SIGNED_OUT_ELSEWHERE'; readonly reason: SignedOutReason }
  /** A framed page said that it is another member's (Decision 0023). */
  | { readonly type: 'OTHER_MEMBER_FRAMED' }
  /** The page came back from the browser's history with its memory intact. */
  | { readonly type: 'PAGE_RESTORED' };
