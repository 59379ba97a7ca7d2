import type { BrowserContext, Page } from 'playwright-core';
import type { StopReason, WaitReason } from '../../src/machines/auth-types.ts';
import type { SandboxOrigins } from '../../src/sandbox/state.ts';

export type Language = 'en' | 'es';

/** What is on screen when a fault has had its effect: a word that `seenOutcome` recognises. */
export type Outcome =
  'signedOut' | 'home' | 'screen' | 'static' | 'problem' | `stopped: ${StopReason | WaitReason}`;

/** The browser of a visitor who meets a fault. */
export interface FaultWorld {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly origins: SandboxOrigins;
  readonly language: Language;
  /** Address of a page of the portal by its path in each language. */
  readonly at: (paths: Readonly<Record<Language, string>>) => string;
  /** Says that this sample member may be on screen. */
  readonly expect: (member: string) => void;
  /** Gives the browser a live legacy session of a sample member (m01 unless given). */
  readonly logIn: (member?: string) => Promise<void>;
  /** Logs in, and goes to a page (home unless given) until the member's screen is there. */
  readonly enter: (member?: string, paths?: Readonly<Record<Language, string>>) => Promise<void>;
}

/** One named fault: what happens, what the portal promises then, and how to bring it about. */
export interface Fault {
  /** Family letter and number, such as A03. */
  readonly id: string;
  readonly what: string;
  readonly promised: readonly Outcome[];
  readonly run: (world: FaultWorld) => Promise<void>;
  /** Most whole-page navigations that it may cost; 9 unless given: the three attempts of A27 cost seven. */
  readonly navigations?: number;
  /** Most seconds until the promise holds; 30 unless given. */
  readonly seconds?: number;
  /** True where the style sheet is the fault, so that sizes cannot be judged. */
  readonly isUnstyled?: boolean;
  /** Most posts to the token endpoint; 3 unless given. */
  readonly posts?: number;
  /** True where a Spanish visitor is shown English, because there is no Spanish to be had. */
  readonly isInEnglish?: boolean;
  /**
   * For an outage: what the visitor does once it is over, at most one click or 30 seconds; rejects where the
   * screen does not come right.
   */
  readonly afterwards?: (world: FaultWorld) => Promise<unknown>;
}
