import type { Environment } from '../../config/generated/config-files.ts';
import type { PortalConfig } from '../../config/portal-config.ts';
import { type DetectedLanguage, detectLanguage } from '../../services/language/detect-language.ts';
import { languageGuard, languageOfVisit } from '../../services/language/language-choice.ts';
import { spanishHost } from '../../services/language/spanish-host.ts';
import { postLoginRedirect } from '../../services/sign-in/post-login-redirect.ts';
import { storageKeys } from '../../services/storage.ts';
import { normalisePath, pathLanguage } from '../../view/routes/paths.ts';
import { type BrowserStores, isRevisit } from '../portal/browser-dependencies.ts';

interface Tab extends BrowserStores {
  readonly spanishHosts?: readonly string[];
  readonly isSigningIn?: boolean;
}

// Before the configuration is loaded, every es. host counts as Spanish.
const likelyHosts = (): readonly string[] => [window.location.hostname.replace(/^es\./, '')];

// Sources in the order of R9.30.
export const languageAtStart = ({
  local,
  session,
  spanishHosts = likelyHosts(),
  isSigningIn = false,
}: Tab): DetectedLanguage => {
  const inTab = session.read(storageKeys.language);
  return detectLanguage({
    query: window.location.search,
    recordSwitch: isSigningIn ? inTab : undefined,
    host: spanishHost(spanishHosts).languageOf(window.location.hostname),
    cookie: document.cookie,
    localStorage: local.read(storageKeys.language),
    sessionStorage: inTab,
    navigator: navigator.languages,
    htmlTag: document.documentElement.lang,
  });
};

interface Start {
  readonly stores: BrowserStores;
  readonly config: PortalConfig;
  readonly environment: Environment;
  readonly isSigningIn: boolean;
}

// The language once the configuration is loaded, including that of the path (A121), and the address on the
// host of that language if the page must move there. A path alone causes no redirect to another host (Decision 0039).
export const languageOfPage = ({ stores, config, environment: { spanishHosts }, isSigningIn }: Start) => {
  const { session } = stores;
  const { href, pathname } = window.location;
  const own = languageAtStart({ ...stores, spanishHosts, isSigningIn });
  const path = normalisePath(pathname) ?? pathname;
  const guard = languageGuard(session, config.settings.languageGuardSeconds);
  const mayChange = (): boolean => {
    const isFree = isRevisit() || guard.isFree(path, Date.now());
    if (isFree) guard.note(path, Date.now());
    return isFree;
  };
  const saved = isSigningIn ? postLoginRedirect(session).readUnowned() : undefined;
  const detected = languageOfVisit(own, {
    path: pathLanguage(config, path),
    savedPath: saved === undefined ? undefined : pathLanguage(config, new URL(saved, href).pathname),
    mayChange,
  });
  const isOwn = !isSigningIn && detected.language === own.language;
  return { detected, move: isOwn ? spanishHost(spanishHosts).move(href, own.language) : undefined };
};
