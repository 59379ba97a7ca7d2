import { breakOutOfFrames } from '../services/break-out-of-frames.ts';
import { cacheLanguage } from '../services/cache-language.ts';
import { chooseEnvironment } from '../services/choose-environment.ts';
import { loadRelease } from '../services/load-release.ts';
import { readArrival } from '../services/read-arrival.ts';
import { releaseMark } from '../services/release-mark.ts';
import { safeStorage } from '../services/safe-storage.ts';
import { signInAttempts } from '../services/sign-in-attempts.ts';
import { spanishHost } from '../services/spanish-host.ts';
import { takeArrivalOutOfAddress } from '../services/take-arrival-out-of-address.ts';
import { browserWorld } from './browser-world.ts';
import { createPortal } from './create-portal.ts';
import { languageAtStart } from './language-at-start.ts';
import { memberReader } from './member-reader.ts';
import { renderPortal } from './render-portal.tsx';
import { showStaticFailure } from './show-static-failure.ts';

/** Where the legacy site sends a failed sign-in (contract 3.3). */
const loginPaths = ['/login'];
const releaseTransport = { fetch: window.fetch.bind(window), timeoutSeconds: 20 };
/** Bound on break-outs before the settings are known (ledger A27). */
const breakOutLimit = { attempts: 3, windowSeconds: 60 };

/** The value of a release file; its failure ends the start. */
const valueOf = async <Value>(file: Promise<{ ok: true; value: Value } | { ok: false; reason: string }>): Promise<Value> => {
  const loaded = await file;
  if (!loaded.ok) throw new Error(`The release cannot be read: ${loaded.reason}`);
  return loaded.value;
};

const startAtTop = async (arrival: ReturnType<typeof readArrival>, root: HTMLElement): Promise<void> => {
  const mark = releaseMark(document.querySelector<HTMLMetaElement>('meta[name="portal-release"]'));
  if (!mark) throw new Error('The page names no release.');
  const release = loadRelease(mark, releaseTransport);
  const config = await valueOf(release.config());
  const environment = chooseEnvironment(config.environments, window.location.origin);
  if (!environment) throw new Error(`No environment lists the origin ${window.location.origin}.`);
  const world = browserWorld(config, environment);
  const detected = languageAtStart(world, environment.spanishHosts);
  const move = Object.keys(arrival).length === 0 ? spanishHost(environment.spanishHosts).move(window.location.href, detected.language) : undefined;
  if (move !== undefined) return world.leaveFor(move);
  cacheLanguage(world.local, detected.language, detected.source);
  const loadWords = (language: typeof detected.language) => valueOf(release.words(language));
  const words = await loadWords(detected.language);
  renderPortal(createPortal({ world, arrival, detected, words, loadWords, reader: memberReader(config.properties) }), root);
};

/**
 * Starts the portal: breaks out of frames, takes what signing in left in the address out of it, loads the live release, and shows
 * the first screen. A failure before anything can be shown reveals the static words of the document.
 */
export const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  const arrival = readArrival({ href: window.location.href, referrer: document.referrer, loginPaths });
  const attempts = signInAttempts(safeStorage(() => window.sessionStorage), breakOutLimit);
  const loginError = arrival.loginError === undefined ? {} : { loginError: arrival.loginError };
  const place = breakOutOfFrames(window, { ...loginError, mayMove: () => attempts.claim('breakOut', Date.now()) });
  if (place !== 'top' || !root) return;
  takeArrivalOutOfAddress(window, loginPaths);
  try {
    await startAtTop(arrival, root);
  } catch (error) {
    showStaticFailure(error);
  }
};
