import type { ExchangeResult, SignInCallback } from '../../machines/auth-types.ts';

/**
 * What the document's first script did for signing in before the application was there (Decision 0042). The steps belong to the auth
 * machine: each of its actors takes over what was begun in its name, once, and begins by itself what was not.
 */
export interface EarlySteps {
  /** True for a launch that answers this tab's own start; that start is used up. */
  readonly isLaunchOwn: boolean;
  /** The mark that the sign-in began with; its transaction is used up once the code is exchanged. */
  readonly begunWith: string;
  exchangeCode?: Promise<ExchangeResult>;
  /** Whether the attempt was free. */
  claimAuthorize?: boolean;
  startAuthorize?: Promise<void>;
  claimSignIn?: boolean;
  /** The page is on its way to the legacy site. */
  leaveForSignIn?: true;
}

/** What the first script hands to the application. */
export interface EarlyArrival {
  /** What the address brought before it was cleaned. */
  readonly callback: SignInCallback;
  /** Whether the page is the top one, leaves its frame, or cannot. */
  readonly place: 'top' | 'leaving' | 'stuck';
  readonly steps?: EarlySteps | undefined;
  /** Resolves once the application has something to do: never sooner than the first script knows whether the page is leaving. */
  readonly isWanted: Promise<void>;
}

declare global {
  interface Window {
    portalArrival?: EarlyArrival;
  }
}

type Step = Exclude<keyof EarlySteps, 'isLaunchOwn' | 'begunWith'>;

/** Takes over a step that the first script began; undefined where it did not, or where it was taken before. */
export const takeStep = <Name extends Step>(steps: EarlySteps | undefined, name: Name): EarlySteps[Name] | undefined => {
  const begun = steps?.[name];
  delete steps?.[name];
  return begun;
};
