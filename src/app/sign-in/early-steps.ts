import type { ExchangeResult, SignInCallback } from '../../machines/auth-types.ts';

// Sign-in steps that the document's first script started before the application was loaded (Decision 0042).
// Each actor of the auth machine continues its step once, or runs it itself.
export interface EarlySteps {
  // True for a launch that this tab started. That start is then used up.
  readonly isLaunchOwn: boolean;
  // The mark at the start of the sign-in. Its transaction is used up once the code is exchanged.
  readonly begunWith: string;
  exchangeCode?: Promise<ExchangeResult>;
  // True when the attempt was allowed.
  claimAuthorize?: boolean;
  startAuthorize?: Promise<void>;
  claimSignIn?: boolean;
  // The page is on its way to the legacy site.
  leaveForSignIn?: true;
}

// What the first script passes to the application.
export interface EarlyArrival {
  // What the address contained before it was cleaned.
  readonly callback: SignInCallback;
  // `top`: not framed; `leaving`: leaves its frame; `stuck`: cannot leave it.
  readonly place: 'top' | 'leaving' | 'stuck';
  readonly steps?: EarlySteps | undefined;
  // Resolves when the application has something to do, but not before the first script knows whether the page
  // is leaving.
  readonly isWanted: Promise<void>;
}

declare global {
  interface Window {
    portalArrival?: EarlyArrival;
  }
}

type Step = Exclude<keyof EarlySteps, 'isLaunchOwn' | 'begunWith'>;

// Undefined when the first script did not start the step, or it was already taken.
export const takeStep = <Name extends Step>(steps: EarlySteps | undefined, name: Name): EarlySteps[Name] | undefined => {
  const begun = steps?.[name];
  delete steps?.[name];
  return begun;
};
