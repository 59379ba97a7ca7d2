import type { Language, Words } from '../config/portal-config.ts';
import { gatekeeper } from '../rules/gate.ts';
import type { DetectedLanguage } from '../services/detect-language.ts';
import { frameHub } from '../services/frame-hub.ts';
import { languageGuard } from '../services/language-guard.ts';
import type { LoginErrorCode } from '../services/login-error.ts';
import { messageOrigins } from '../services/message-origins.ts';
import { postLoginRedirect } from '../services/post-login-redirect.ts';
import { signedOutReason } from '../services/signed-out-reason.ts';
import type { BrowserWorld } from './browser-world.ts';
import { contentLibrary } from './content-library.ts';
import { createI18n } from './create-i18n.ts';
import { kitLoader } from './kit-loader.ts';
import { portalLanguages } from './portal-languages.ts';
import type { Portal } from './portal.ts';
import { signInState } from './sign-in-state.ts';

interface Start {
  readonly detected: DetectedLanguage;
  readonly words: Words;
  readonly loadWords: (language: Language) => Promise<Words>;
  readonly loginError: LoginErrorCode | undefined;
  readonly isSigningIn: boolean;
}

/** A portal for one page load, before anybody is signed in. */
export const createPortal = (world: BrowserWorld, { detected, words, loadWords, loginError, isSigningIn }: Start): Portal => {
  const { config, environment, session } = world;
  const i18n = createI18n(detected.language, words);
  const endings = signedOutReason(session);
  let lastReason = endings.take();
  return {
    config,
    environment,
    i18n,
    gateOf: gatekeeper(config),
    signIn: signInState(),
    redirect: postLoginRedirect(session),
    isSigningIn,
    detected,
    ...portalLanguages(world, i18n, loadWords),
    languageGuard: languageGuard(session, config.settings.languageGuardSeconds),
    arrival: { current: undefined, shown: new Set() },
    content: contentLibrary(environment, config),
    kit: kitLoader(),
    leave: (href) => window.location.assign(href),
    loginError,
    signedOutReason: () => (lastReason = endings.take() ?? lastReason),
    frames: frameHub({ publicDomain: environment.publicDomain, origins: messageOrigins(environment), warn: (text) => console.warn(text) }),
    windowWidth: window.innerWidth,
  };
};
