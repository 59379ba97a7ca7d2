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
import type { BlockRegistry } from '../../ui/blocks/block-registry.ts';
import type { ContentLibrary } from '../content/content-library.ts';
import type { SignInState } from './sign-in-state.ts';

// Keys of the front screen and of the screen that fills the page; they differ while a dialog is open.
export interface ShownKeys {
  readonly front: string;
  readonly page: string;
}

interface LastNavigation {
  readonly place: Location;
  readonly keys: ShownKeys;
  readonly language: Language;
  readonly stopScrolling: (() => void) | undefined;
}

// Where a change of language leads. Read when the texts are loaded, because the visitor may navigate while
// they load.
export interface LanguagePlace {
  readonly href: () => string;
  readonly open: (href: string) => void;
}

export interface BlockLoader {
  readonly get: () => BlockRegistry | undefined;
  readonly load: () => Promise<BlockRegistry>;
}

/** The parts of a running portal, created once at start and passed to all screens. */
export interface Portal {
  readonly config: PortalConfig;
  readonly environment: Environment;
  readonly i18n: i18n;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly gateOf: (facts: Facts, today: () => string) => Gate;
  readonly signIn: SignInState;
  /** The page to open after signing in (R2.091). */
  readonly redirect: ReturnType<typeof postLoginRedirect>;
  /** True if the page was loaded during sign-in. Its address must then not be saved (R2.093). */
  readonly isSigningIn: boolean;
  readonly isRevisit: boolean;
  readonly detected: DetectedLanguage;
  /**
   * Loads the texts of a language, then switches to them and runs `move` in the same step, so that page and
   * texts match. Rejects if loading fails.
   */
  readonly changeLanguage: (language: Language, move: () => void) => Promise<void>;
  /**
   * Changes to a language that the visitor selected, and stores it (A65). May go to the language's own host
   * (A07).
   */
  readonly switchLanguage: (language: Language, place?: LanguagePlace) => Promise<void>;
  readonly prepareLanguage: (language: Language) => Promise<void>;
  readonly languageGuard: ReturnType<typeof languageGuard>;
  readonly navigations: { last: LastNavigation | undefined; readonly shown: Set<string> };
  readonly content: ContentLibrary;
  readonly blocks: BlockLoader;
  /** Navigates to an address outside the portal. The address must be in the configuration. */
  readonly leave: (href: string) => void;
  readonly loginError: LoginErrorCode | undefined;
  readonly signedOutReason: () => SignedOutReason | undefined;
  readonly frames: FrameHub;
  /** Width of the window in pixels when the page was opened. */
  readonly windowWidth: number;
}
