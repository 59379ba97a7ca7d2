import { detectLanguage } from '../services/detect-language.ts';
import { earlyCall } from '../services/early-call.ts';
import { keepAliveAddress, keepAliveRequest } from '../services/keep-alive-request.ts';
import { safeStorage } from '../services/safe-storage.ts';
import { storageKeys } from '../services/storage-keys.ts';

/**
 * Runs before the document's first paint and hides what was written in it when that does not fit this visitor: a framed page, another
 * language, an answer of the sign-in, or a sign-in screen for somebody who holds a token. The portal then paints by itself. For a
 * member it asks whether the session lives, so that the answer is there when the portal is.
 */
const judge = (): void => {
  const [local, session] = [safeStorage(() => window.localStorage), safeStorage(() => window.sessionStorage)];
  const { language } = detectLanguage({
    query: window.location.search,
    cookie: document.cookie,
    localStorage: local.read(storageKeys.language),
    sessionStorage: session.read(storageKeys.language),
    navigator: navigator.languages,
    htmlTag: document.documentElement.lang,
  });
  const { api } = document.documentElement.dataset;
  const hasToken = session.read(storageKeys.token) !== undefined;
  const isFit = window.top === window && language === document.documentElement.lang && hasToken === (api !== undefined);
  if (!isFit) document.documentElement.classList.add('portal-unfit');
  if (isFit && api !== undefined) earlyCall(window).begin(keepAliveAddress(api), keepAliveRequest);
};

judge();
