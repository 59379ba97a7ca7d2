import type { Language, Words } from '../../config/portal-config.ts';
import { chooseEnvironment } from '../../services/addresses.ts';
import { cacheLanguage } from '../../services/language/detect-language.ts';
import { loadRelease, releaseMark } from '../../services/release/load-release.ts';
import { acceptedPassword } from '../../services/sign-in/accepted-password.ts';
import { isTokenValid, tokenStore } from '../../services/sign-in/token.ts';
import {
  browserDependencies,
  type BrowserDependencies,
  browserStores,
} from '../portal/browser-dependencies.ts';
import { createPortal } from '../portal/create-portal.ts';
import { isHomePlace, isPublicPlace, rememberPage } from '../portal/pages.ts';
import type { Portal } from '../portal/portal.ts';
import { type Areas, onceSignedInOrOut } from '../portal/sign-in-state.ts';
import type { EarlyArrival } from '../sign-in/early-steps.ts';
import { renderPortal } from './render-portal.tsx';
import { languageAtStart, languageOfPage } from './starting-language.ts';
import { isAuthorizingShown } from './static-document.ts';

const releaseTimeoutSeconds = 20;

const areas: Areas = {
  visitor: async () => (await import('../screens/public-area.tsx')).PublicArea,
  member: async () => (await import('../member/member-area.tsx')).MemberArea,
};

const loadBlocks = async (portal: Portal): Promise<void> => {
  if (!isHomePlace(portal)) await portal.blocks.load().catch(() => undefined);
};

// A visitor of a public page sees it before the machines are loaded (Decision 0002). All others wait for
// them.
const showFirst = async (
  portal: Portal,
  browser: BrowserDependencies,
  { callback, steps }: Pick<EarlyArrival, 'callback' | 'steps'>,
): Promise<void> => {
  const stored = tokenStore(browser.session).read();
  const storedToken = stored && isTokenValid(stored.accessToken, browser.clock.now()) ? stored : undefined;
  const mayBeMember = storedToken !== undefined || callback.code !== undefined;
  const isPublic = isPublicPlace(portal);
  if (!isPublic && !portal.isSigningIn && storedToken === undefined) rememberPage(portal, window.location);
  if (mayBeMember) areas.member().catch(() => undefined);
  if (storedToken !== undefined) {
    const blocks = loadBlocks(portal);
    onceSignedInOrOut(portal.signIn, () => void blocks.then(() => renderPortal(portal)));
  } else if (isAuthorizingShown()) {
    onceSignedInOrOut(portal.signIn, () => renderPortal(portal));
  } else {
    if (isPublic) portal.signIn.set({ phase: 'visitor', Area: await areas.visitor() });
    renderPortal(portal);
  }
  const machines = await import('../sign-in/run-auth.ts').catch(() => undefined);
  // A separate task: together with evaluating the code, starting the machines would block a slow phone too
  // long (Decision 0024).
  await new Promise((begin) => setTimeout(begin));
  if (!machines && portal.signIn.get().phase === 'waiting') portal.signIn.set({ phase: 'failed' });
  machines?.runAuth(browser, {
    callback,
    storedToken,
    signIn: portal.signIn,
    areas,
    isPublicPlace: () => isPublicPlace(portal),
    early: steps,
  });
  const next = document.querySelector<HTMLMetaElement>('meta[name="portal-next"]')?.content;
  if (next)
    import('./next-screens.ts')
      .then(({ prefetchScreens }) => prefetchScreens(next.split(' ')))
      .catch(() => undefined);
};

const wordLoader = (release: ReturnType<typeof loadRelease>) => {
  const asked = new Map<Language, Promise<Words>>();
  return (language: Language): Promise<Words> => {
    const words = asked.get(language) ?? release.words(language);
    asked.set(language, words);
    words.catch(() => asked.delete(language));
    return words;
  };
};

export const start = async ({ callback, steps }: EarlyArrival): Promise<void> => {
  const mark = releaseMark(document.querySelector<HTMLMetaElement>('meta[name="portal-release"]'));
  if (!mark) throw new Error('The page names no release.');
  const release = loadRelease(mark, {
    fetch: window.fetch.bind(window),
    timeoutSeconds: releaseTimeoutSeconds,
  });
  const loadWords = wordLoader(release);
  const stores = browserStores();
  void loadWords(languageAtStart(stores).language);
  const config = await release.config();
  const environment = chooseEnvironment(config.environments, window.location.origin);
  if (!environment) throw new Error(`No environment lists the origin ${window.location.origin}.`);
  const browser = browserDependencies(stores, config, environment);
  const isSigningIn = Object.keys(callback).length > 0;
  const { detected, move } = languageOfPage({ stores, config, environment, isSigningIn });
  if (move !== undefined) {
    browser.leaveFor(move);
    return;
  }
  cacheLanguage(browser.local, detected.language, detected.source, {
    page: document,
    session: browser.session,
  });
  const spoken = await loadWords(detected.language).then(
    (words) => ({ detected, words }),
    async () => (await import('./english-instead.ts')).englishInstead({ config, detected, loadWords }),
  );
  const portal = createPortal(browser, {
    ...spoken,
    loadWords,
    loginError: acceptedPassword(browser.session).take() ? 'cookiesblocked' : callback.loginError,
    isSigningIn,
  });
  await showFirst(portal, browser, { callback, steps });
};
