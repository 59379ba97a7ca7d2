import type { Language, Words } from '../config/portal-config.ts';
import type { AuthArrival } from '../machines/auth-types.ts';
import { coverageStatus } from '../member/coverage-status.ts';
import { gatekeeper } from '../rules/gatekeeper.ts';
import { cacheLanguage } from '../services/cache-language.ts';
import type { DetectedLanguage } from '../services/detect-language.ts';
import { isTokenValid } from '../services/is-token-valid.ts';
import { postLoginRedirect } from '../services/post-login-redirect.ts';
import { signedOutReason } from '../services/signed-out-reason.ts';
import { tokenStore } from '../services/token-store.ts';
import { authActor } from './auth-actor.ts';
import type { BrowserWorld } from './browser-world.ts';
import { createI18n } from './create-i18n.ts';
import type { MemberReader } from './member-reader.ts';
import type { Portal } from './portal.ts';
import { selectionActor } from './selection-actor.ts';
import { sessionActor } from './session-actor.ts';

interface Start {
  readonly world: BrowserWorld;
  readonly arrival: AuthArrival;
  readonly detected: DetectedLanguage;
  readonly words: Words;
  readonly loadWords: (language: Language) => Promise<Words>;
  readonly reader: MemberReader;
}

/** New member data start the selection anew; none wipes it. */
const followMember = ({ auth, selection, memberOf }: Pick<Portal, 'auth' | 'selection' | 'memberOf'>): void => {
  let seen: string | undefined;
  auth.subscribe(({ context: { contextText } }) => {
    if (contextText === seen) return;
    seen = contextText;
    if (contextText === undefined) return selection.send({ type: 'DATA_WIPED' });
    const coverages = memberOf(contextText).coverages.map((coverage) => ({ id: coverage.coverageId, status: coverageStatus(coverage, Date.now()) }));
    selection.send({ type: 'DATA_LOADED', coverages });
  });
};

/** A running portal: the machines wired to the browser and to each other, and started. */
export const createPortal = ({ world, arrival, detected, words, loadWords, reader }: Start): Portal => {
  const { config, environment, session, local } = world;
  const i18n = createI18n(detected.language, words);
  const stored = tokenStore(session).read();
  const storedToken = stored && isTokenValid(stored.accessToken, Date.now()) ? { storedToken: stored } : {};
  const auth = authActor({ arrival, ...storedToken, issuers: environment.fhir.issuers, readContext: reader.readContext }, world);
  const selection = selectionActor(session);
  const keepAlive = sessionActor(world);
  const changeLanguage = async (to: Language, because: 'switch' | 'account'): Promise<void> => {
    if (!i18n.hasResourceBundle(to, 'translation')) i18n.addResourceBundle(to, 'translation', await loadWords(to));
    if (because === 'switch') cacheLanguage(local, to, because);
    await i18n.changeLanguage(to);
  };
  const portal: Portal = {
    config,
    environment,
    i18n,
    auth,
    selection,
    gateOf: gatekeeper(config),
    memberOf: reader.memberOf,
    redirect: postLoginRedirect(session),
    detected,
    changeLanguage,
    leave: (href) => window.location.assign(href),
    signedOutReason: signedOutReason(session).take(),
    windowWidth: window.innerWidth,
  };
  followMember(portal);
  (['SESSION_CONFIRMED', 'SESSION_ENDED', 'SESSION_LOST'] as const).forEach((type) => keepAlive.on(type, () => auth.send({ type })));
  selection.start();
  auth.start();
  keepAlive.start();
  return portal;
};
