import { type DetectedLanguage, detectLanguage } from '../../services/language/detect-language.ts';
import { spanishHost } from '../../services/language/spanish-host.ts';
import { storageKeys } from '../../services/storage.ts';
import type { BrowserStores } from '../portal/browser-dependencies.ts';

/** Every es. host counts as Spanish where the configuration is not known yet. */
const likelyHosts = (): readonly string[] => [window.location.hostname.replace(/^es\./, '')];

/** The language of a page load from the browser's sources in their order (ledger R9.30). */
export const languageAtStart = ({ local, session }: BrowserStores, spanishHosts = likelyHosts()): DetectedLanguage =>
  detectLanguage({
    query: window.location.search,
    host: spanishHost(spanishHosts).languageOf(window.location.hostname),
    cookie: document.cookie,
    localStorage: local.read(storageKeys.language),
    sessionStorage: session.read(storageKeys.language),
    navigator: navigator.languages,
    htmlTag: document.documentElement.lang,
  });
