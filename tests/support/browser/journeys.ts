import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject, onTestFinished } from 'vitest';
import type { SandboxOrigins } from '../../../src/sandbox/state.ts';
import type { PortalOptions } from '../servers/start-portal.ts';
import { openBrowser } from './chromium.ts';
import { journeyStart } from './clock.ts';
import { type Complaints, watchPage } from './page.ts';

/** Sets knobs of running upstream systems; `{ reset: true }` restores all. */
const turnKnobs = async ({ legacy }: SandboxOrigins, knobs: Readonly<Record<string, unknown>>): Promise<void> => {
  const answer = await fetch(`${legacy}/__sandbox/knobs`, { method: 'POST', body: JSON.stringify(knobs) });
  if (!answer.ok) throw new Error(await answer.text());
};

/** One visitor's browser: own cookies and storage, everything it asked for and complained about. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: Complaints;
  /** Every request of the visit's pages and frames so far, oldest first. */
  readonly requests: readonly Request[];
}

interface Running {
  readonly origins: SandboxOrigins;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

type OwnPortal = Pick<PortalOptions, 'config' | 'serve'>;

/** The portal and the browser of this worker. */
const joinLane = async (): Promise<Running> => {
  const lane = inject('lanes')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!lane) throw new Error('This worker has no lane; start-lanes.ts starts one for each.');
  const browser = await chromium.connect(lane.browser);
  return { origins: lane.origins, browser, close: () => browser.close() };
};

/** Loads the host and the sandbox only here: most files use the portal of their worker. */
const startOwn = async (options: OwnPortal): Promise<Running> => {
  const { startPortal } = await import('../servers/start-portal.ts');
  const begun = Date.now();
  const clock = () => journeyStart + Date.now() - begun;
  const [portal, browser] = await Promise.all([startPortal({ dist: inject('dist'), clock, ...options }), openBrowser()]);
  const close = async (): Promise<void> => {
    await browser.close();
    await portal.close();
  };
  return { origins: portal.origins, browser, close };
};

const newVisit = async ({ browser }: Running, options: BrowserContextOptions): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US', ...options });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(10_000);
  await context.clock.setSystemTime(journeyStart);
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  const page = await context.newPage();
  return { page, context, complaints: watchPage(page), requests };
};

/**
 * The portal and the browser for the journeys of a file: those of its worker, or its own where it needs another configuration or host.
 * Every knob is restored after each test; `visit` opens a browser context of its own, which ends with the test.
 */
export const openJourneys = (own?: OwnPortal) => {
  let running: Running | undefined;
  const now = (): Running => {
    if (!running) throw new Error('The portal of the journeys has not started.');
    return running;
  };
  beforeAll(async () => {
    running = own ? await startOwn(own) : await joinLane();
  });
  afterEach(() => turnKnobs(now().origins, { reset: true }));
  afterAll(() => running?.close());
  return {
    visit: (options: BrowserContextOptions = {}): Promise<Visit> => newVisit(now(), options),
    turnKnobs: (knobs: Readonly<Record<string, unknown>>): Promise<void> => turnKnobs(now().origins, knobs),
    get browser() {
      return now().browser;
    },
    get origins() {
      return now().origins;
    },
  };
};

/** A portal with its browser, as `openJourneys` gives it. */
export type Journeys = ReturnType<typeof openJourneys>;

/** The requests of a visit whose address holds the text, oldest first. */
export const asked = ({ requests }: Pick<Visit, 'requests'>, text: string): readonly Request[] =>
  requests.filter((request) => request.url().includes(text));
