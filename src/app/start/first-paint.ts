import { earlyKeepAlive } from '../../services/session/early-keep-alive.ts';
import { keepAliveAddress, keepAliveRequest } from '../../services/session/keep-alive.ts';
import { storageKeys } from '../../services/storage.ts';
import { browserStores } from '../portal/browser-dependencies.ts';
import { languageAtStart } from './starting-language.ts';

/**
 * Runs before the document's first paint and hides what was written in it when that does not fit this visitor: a framed page, another
 * language, an answer of the sign-in, or a sign-in screen for somebody who holds a token. The portal then paints by itself. For a
 * member it asks whether the session lives, so that the answer is there when the portal is.
 */
const judge = (): void => {
  const stores = browserStores();
  const { language } = languageAtStart(stores);
  const { api } = document.documentElement.dataset;
  const hasToken = stores.session.read(storageKeys.token) !== undefined;
  const isFit = window.top === window && language === document.documentElement.lang && hasToken === (api !== undefined);
  if (!isFit) document.documentElement.classList.add('portal-unfit');
  const readMark = (): string | undefined => stores.local.read(storageKeys.member);
  if (isFit && api !== undefined) earlyKeepAlive(window).begin(keepAliveAddress(api), keepAliveRequest, readMark);
};

/** Shows the head of the screen that the address names. */
const showHead = (): void => {
  const heads = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  heads.find(({ dataset }) => dataset['path'] === window.location.pathname)?.removeAttribute('hidden');
};

/** Shows the head in the very paint that its part of the document comes with; what is still unseen at the document's end is shown then. */
const showHeadAsRead = (): void => {
  const observer = new MutationObserver(showHead);
  observer.observe(document, { childList: true, subtree: true });
  const end = (): void => {
    observer.disconnect();
    showHead();
  };
  document.addEventListener('readystatechange', end, { once: true });
};

judge();
showHeadAsRead();
