import { existsSync } from 'node:fs';
import { type Browser, firefox, type Page } from 'playwright-core';

const systemPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The Firefox of this machine: FIREFOX_PATH, then Debian's, or undefined. */
export const firefoxPath = (): string | undefined => {
  const named = process.env['FIREFOX_PATH'];
  return named !== undefined && named !== '' ? named : systemPaths.find((path) => existsSync(path));
};

interface Session {
  readonly sessionId: string;
  send(command: string, parameters: object): Promise<unknown>;
}

/** What playwright-core keeps behind a browser and a page that it started in this process. */
interface Behind {
  readonly _browserSession: Session;
  readonly delegate: { readonly _session: Session };
}

const behind = (shown: Browser | Page): Behind =>
  (
    shown as unknown as { readonly _connection: { readonly toImpl: (of: unknown) => Behind } }
  )._connection.toImpl(shown);

/**
 * Every context is given its colour scheme by a command that Firefox 153 does not know yet: it is left out,
 * and pages stay light.
 */
const leaveOutColourScheme = (browser: Browser): void => {
  const session = behind(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (command, parameters) =>
    command === 'emulation.setMediaFeaturesOverride' ? {} : send(command, parameters);
};

/**
 * Runs a script in the page as its debugger would: past the content security policy, which stays as it is.
 */
export const runInFirefox = async (page: Page, expression: string): Promise<void> => {
  const session = behind(page).delegate._session;
  await session.send('script.evaluate', {
    expression,
    target: { context: session.sessionId },
    awaitPromise: false,
  });
};

/** The back/forward cache is off by default, because the protocol reports no load for a cached page. */
const pagesKept = { 'fission.bfcacheInParent': false, 'browser.sessionhistory.max_total_viewers': 0 };

/**
 * Starts the unmodified Firefox of this machine over WebDriver BiDi, with a separate user folder. The
 * caller closes it.
 */
export const openFirefox = async ({ keepsPages = false } = {}): Promise<Browser> => {
  const executablePath = firefoxPath();
  if (executablePath === undefined) throw new Error('There is no Firefox here: FIREFOX_PATH names one.');
  const browser = await firefox.launch({
    executablePath,
    channel: 'moz-firefox',
    firefoxUserPrefs: keepsPages ? {} : pagesKept,
  });
  leaveOutColourScheme(browser);
  return browser;
};
