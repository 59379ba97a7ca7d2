import type { Environment } from '../../config/generated/config-files.ts';
import type { SignInCallback } from '../../machines/auth-types.ts';
import { spanishHost } from '../../services/language/spanish-host.ts';
import { deviceClock } from '../../services/sign-in/device-clock.ts';
import { isTokenValid, tokenStore } from '../../services/sign-in/token.ts';
import {
  type BrowserStores,
  browserStores,
  type SignInTools,
  signInTools,
} from '../portal/browser-dependencies.ts';
import { arrive } from './arrive.ts';
import { beginFirstHop } from './first-hop.ts';
import { preparePaint, showHeadAsRead } from './first-paint.ts';
import { completeOlderBrowsers } from './older-browsers.ts';
import { languageAtStart } from './starting-language.ts';

const siteOf = ({ dataset }: HTMLElement): Pick<SignInTools, 'environment' | 'settings'> | undefined => {
  const site = JSON.parse(dataset['site'] ?? 'null') as Pick<SignInTools, 'environment' | 'settings'> | null;
  return site?.environment.origins.includes(window.location.origin) ? site : undefined;
};

const isPlainHome = (stores: BrowserStores, { spanishHosts }: Environment): boolean => {
  const { href, search, hash } = window.location;
  if (document.documentElement.dataset['document'] !== 'home' || search + hash !== '') return false;
  return (
    spanishHost(spanishHosts).move(href, languageAtStart({ ...stores, spanishHosts }).language) === undefined
  );
};

const bringsSignIn = ({ code, launch }: SignInCallback): boolean =>
  code !== undefined || launch !== undefined;

const begin = (): void => {
  completeOlderBrowsers();
  const stores = browserStores();
  const { callback, place } = arrive();
  const site = place === 'top' ? siteOf(document.documentElement) : undefined;
  const token = tokenStore(stores.session).read();
  const isKnown =
    !bringsSignIn(callback) &&
    token !== undefined &&
    isTokenValid(token.accessToken, deviceClock(stores.session, Date.now).now());
  const mustSignIn = (): boolean => site !== undefined && !isKnown && isPlainHome(stores, site.environment);
  const hop = site
    ? beginFirstHop(signInTools(stores, site), { callback, mustSignIn })
    : { isWanted: Promise.resolve() };
  window.portalArrival = { callback, place, ...hop };
  const { language } = languageAtStart({
    ...stores,
    ...(site ? { spanishHosts: site.environment.spanishHosts } : {}),
    isSigningIn: Object.keys(callback).length > 0,
  });
  preparePaint({ place, language, isKnown }, true);
  showHeadAsRead();
};

begin();
