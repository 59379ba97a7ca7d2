import type { Language, Words } from '../../config/portal-config.ts';
import type { LoginErrorCode } from '../../machines/auth-types.ts';
import { gatekeeper } from '../../rules/gate.ts';
import { frameHub, messageOrigins } from '../../services/frames/frame-hub.ts';
import type { DetectedLanguage } from '../../services/language/detect-language.ts';
import { languageGuard } from '../../services/language/language-choice.ts';
import { signedOutReason } from '../../services/session/session-end.ts';
import { postLoginRedirect } from '../../services/sign-in/post-login-redirect.ts';
import type { BlockRegistry } from '../../ui/blocks/block-registry.ts';
import { contentLibrary } from '../content/content-library.ts';
import type { BlockLoader, Portal } from './portal.ts';
import { type BrowserDependencies, isRevisit } from './browser-dependencies.ts';
import { createI18n, portalLanguages } from './languages.ts';
import { signInState } from './sign-in-state.ts';

interface Start {
  readonly detected: DetectedLanguage;
  readonly words: Words;
  readonly loadWords: (language: Language) => Promise<Words>;
  readonly loginError: LoginErrorCode | undefined;
  readonly isSigningIn: boolean;
}

const blockLoader = (): BlockLoader => {
  let blocks: BlockRegistry | undefined;
  return {
    get: () => blocks,
    load: async () => (blocks = (await import('./all-blocks.ts')).allBlocks),
  };
};

export const createPortal = (
  browser: BrowserDependencies,
  { detected, words, loadWords, loginError, isSigningIn }: Start,
): Portal => {
  const { config, environment, session, clock } = browser;
  const i18n = createI18n(detected.language, words);
  const endings = signedOutReason(session);
  let lastReason = endings.take();
  return {
    config,
    environment,
    i18n,
    now: clock.now,
    gateOf: gatekeeper(config),
    signIn: signInState(),
    redirect: postLoginRedirect(session),
    isSigningIn,
    isRevisit: isRevisit(),
    detected,
    ...portalLanguages(browser, i18n, loadWords),
    languageGuard: languageGuard(session, config.settings.languageGuardSeconds),
    navigations: { last: undefined, shown: new Set() },
    content: contentLibrary(environment, config),
    blocks: blockLoader(),
    leave: (href) => window.location.assign(href),
    loginError,
    signedOutReason: () => (lastReason = endings.take() ?? lastReason),
    frames: frameHub({
      publicDomain: environment.publicDomain,
      origins: messageOrigins(environment),
      warn: (text) => console.warn(text),
    }),
    windowWidth: window.innerWidth,
  };
};
