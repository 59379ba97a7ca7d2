import type { i18n } from 'i18next';
import type { Location } from 'react-router-dom';
import type { Environment } from '../../config/generated/config-files.ts';
import type { Language, PortalConfig } from '../../config/portal-config.ts';
import type { LoginErrorCode, SignedOutReason } from '../../machines/auth-types.ts';
import type { Facts, Gate } from '../../rules/gate.ts';
import type { FrameHub } from '../../services/frames/frame-hub.ts';
import type { DetectedLanguage } from '../../services/language/detect-language.ts';
import type { languageGuard } from '../../services/language/language-choice.ts';
import type { postLoginRedirect } from '../../services/sign-in/post-login-redirect.ts';
import type { ContentLibrary } from '../content/content-library.ts';
import type { BlockLoader } from './block-loader.ts';
import type { SignInState } from './sign-in-state.ts';

// Keys of the front screen and of the screen that fills the page; they differ while a dialog is open.
export interface ShownKeys {
  readonly front: string;
  readonly page: string;
}

// The navigation that was last shown, and how to stop scrolling to its hash.
interface LastNavigation {
  readonly place: Location;
  readonly keys: ShownKeys;
  readonly language: Language;
  readonly stopScrolling: (() => void) | undefined;
}

// Where a change of language leads. Read when the texts are loaded, because the visitor may have navigated
// meanwhile.
export interface LanguagePlace {
  readonly href: () => string;
  readonly open: (href: string) => void;
}

/** The parts of a running portal, created once at start and passed to all screens. */
export interface Portal {
  readonly config: PortalConfig;
  readonly environment: Environment;
  readonly i18n: i18n;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly gateOf: (facts: Facts, today: () => string) => Gate;
  /** The state of signing in, and the member's machines once they run. */
  readonly signIn: SignInState;
  /** The page to open after signing in (R2.091). */
  readonly redirect: ReturnType<typeof postLoginRedirect>;
  /**
   * True when the address of this page load was part of signing in, so that it must not be remembered
   * (R2.093).
   */
  readonly isSigningIn: boolean;
  /** True for a reload, and for Back or Forward to this page. */
  readonly isRevisit: boolean;
  /** The language of the page load, and what decided it. */
  readonly detected: DetectedLanguage;
  /**
   * Loads the texts of a language and makes it active. `move` changes the address in the same step, so that
   * no address is read in the wrong language. Rejects when the texts cannot be loaded.
   */
  readonly changeLanguage: (language: Language, move: () => void) => Promise<void>;
  /**
   * Changes to the language that the visitor selected and remembers it (A65). Leaves for the host of that
   * language if there is one (A07).
   */
  readonly switchLanguage: (language: Language, place?: LanguagePlace) => Promise<void>;
  /** Loads the texts of a language once; rejects when they cannot be loaded. */
  readonly prepareLanguage: (language: Language) => Promise<void>;
  /** Limits how often a path may change the language. */
  readonly languageGuard: ReturnType<typeof languageGuard>;
  /** The last shown navigation, and the paths of all navigations since the page was loaded. */
  readonly navigations: { last: LastNavigation | undefined; readonly shown: Set<string> };
  /** Navigation, pages and questions of the content service. */
  readonly content: ContentLibrary;
  /** The code of all blocks that the first screen does not need. */
  readonly blocks: BlockLoader;
  /** Only leaves for addresses of the configuration. */
  readonly leave: (href: string) => void;
  /** The error of the login widget in this page load. */
  readonly loginError: LoginErrorCode | undefined;
  /** Why the last session of this tab ended, before or during this page load. */
  readonly signedOutReason: () => SignedOutReason | undefined;
  /** The messages of the framed pages. */
  readonly frames: FrameHub;
  /** In pixels, when the page was opened. */
  readonly windowWidth: number;
}
