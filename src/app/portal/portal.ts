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

/** Keys of the screen in front and of the one that fills the page: the same, unless a dialog is open over the page. */
export interface ShownKeys {
  readonly front: string;
  readonly page: string;
}

/** The navigation whose screen was last shown, and a way to stop looking for the place its hash names. */
interface LastNavigation {
  readonly place: Location;
  readonly keys: ShownKeys;
  readonly language: Language;
  readonly stopScrolling: (() => void) | undefined;
}

/** Where a switch of the language leads; read when the words are there, as the visitor may have gone on meanwhile. */
export interface LanguagePlace {
  readonly href: () => string;
  readonly open: (href: string) => void;
}

/** Everything a running portal is made of; made once at start-up and handed to the screens. */
export interface Portal {
  readonly config: PortalConfig;
  readonly environment: Environment;
  readonly i18n: i18n;
  /** The clock, in epoch milliseconds. */
  readonly now: () => number;
  readonly gateOf: (facts: Facts, today: () => string) => Gate;
  /** How far signing in is, and the member's machines once they run. */
  readonly signIn: SignInState;
  /** The page to open after signing in (R2.091). */
  readonly redirect: ReturnType<typeof postLoginRedirect>;
  /** True when the address of this page load belonged to signing in, so that it is not worth remembering (R2.093). */
  readonly isSigningIn: boolean;
  /** True for a page load that is a reload, or Back or Forward to a page that was left. */
  readonly isRevisit: boolean;
  /** The language that the page was opened in, and what named it. */
  readonly detected: DetectedLanguage;
  /**
   * Loads the words of a language and makes it the active one. `move` goes to the address in that language in the same step, so that no
   * old address is ever read in the new language. Rejects when the words cannot be loaded.
   */
  readonly changeLanguage: (language: Language, move: () => void) => Promise<void>;
  /** Changes to a language that the visitor chose, and keeps the choice (A65); leaves for the host of that language where there is one (A07). */
  readonly switchLanguage: (language: Language, place?: LanguagePlace) => Promise<void>;
  /** Loads the words of a language, once; rejects when they cannot be loaded. */
  readonly prepareLanguage: (language: Language) => Promise<void>;
  /** Bounds how often one path changes the language. */
  readonly languageGuard: ReturnType<typeof languageGuard>;
  /** The navigation whose screen was last shown, and the paths of all that were shown since the page was loaded. */
  readonly navigations: { last: LastNavigation | undefined; readonly shown: Set<string> };
  /** Navigation, pages and questions of the content service. */
  readonly content: ContentLibrary;
  /** The code of the blocks beyond those of the first screen. */
  readonly blocks: BlockLoader;
  /** Leaves for an address that the configuration names. */
  readonly leave: (href: string) => void;
  /** The failure of the login widget that this page load brought. */
  readonly loginError: LoginErrorCode | undefined;
  /** Why the last session of this tab ended: before this page load, or during it. */
  readonly signedOutReason: () => SignedOutReason | undefined;
  /** The messages of the framed pages. */
  readonly frames: FrameHub;
  /** Width of the window when the page was opened, in pixels. */
  readonly windowWidth: number;
}
