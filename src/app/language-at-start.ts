import { detectLanguage, type DetectedLanguage } from '../services/detect-language.ts';
import type { SafeStorage } from '../services/safe-storage.ts';
import { spanishHost } from '../services/spanish-host.ts';
import { storageKeys } from '../services/storage-keys.ts';

interface Stores {
  readonly local: SafeStorage;
  readonly session: SafeStorage;
}

/** The language of a page load from the browser's sources in their order (ledger R9.30). */
export const languageAtStart = ({ local, session }: Stores, spanishHosts: readonly string[]): DetectedLanguage =>
  detectLanguage({
    query: window.location.search,
    host: spanishHost(spanishHosts).languageOf(window.location.hostname),
    cookie: document.cookie,
    localStorage: local.read(storageKeys.language),
    sessionStorage: session.read(storageKeys.language),
    navigator: navigator.languages,
    htmlTag: document.documentElement.lang,
  });
