import { tokenStore } from '../../services/sign-in/token.ts';
import { browserStores } from '../portal/browser-dependencies.ts';
import { arrive } from './arrive.ts';
import { preparePaint } from './first-paint.ts';
import { completeOlderBrowsers } from './older-browsers.ts';
import { languageAtStart } from './starting-language.ts';

const begin = (): void => {
  completeOlderBrowsers();
  const stores = browserStores();
  const { callback, place } = arrive();
  window.portalArrival = { callback, place, isWanted: Promise.resolve() };
  const { language } = languageAtStart({ ...stores, isSigningIn: Object.keys(callback).length > 0 });
  preparePaint({ place, language, isKnown: tokenStore(stores.session).read() !== undefined }, false);
};

begin();
