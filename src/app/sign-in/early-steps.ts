import type { ExchangeResult, SignInCallback } from '../../machines/auth-types.ts';

// Sign-in steps that the document's first script started before the application was loaded (Decision 0042).
// Each actor of the auth machine continues its step once, or runs it itself.
export interface EarlySteps {
  readonly isLaunchOwn: boolean;
  readonly begunWith: string;
  exchangeCode?: Promise<ExchangeResult>;
  claimAuthorize?: boolean;
  startAuthorize?: Promise<void>;
  claimSignIn?: boolean;
  leaveForSignIn?: true;
}

export interface EarlyArrival {
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

export const takeStep = <Name extends Step>(
  steps: EarlySteps | undefined,
  name: Name,
): EarlySteps[Name] | undefined => {
  const begun = steps?.[name];
  delete steps?.[name];
  return begun;
};
