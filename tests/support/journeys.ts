import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, onTestFinished } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { startPortal, type PortalOptions, type RunningPortal } from './start-portal.ts';
import { watchPage, type Complaints } from './watch-page.ts';

/** Noon in Pacific time on 5 January 2027: where the clocks of browser and upstream systems start. */
export const journeyStart = Date.parse('2027-01-05T20:00:00Z');

/** One visitor's browser: own cookies and storage, everything it asked for and complained about. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: Complaints;
  /** Every request of the visit's pages and frames so far, oldest first. */
  readonly requests: readonly Request[];
}

interface Running {
  readonly portal: RunningPortal;
  readonly browser: Browser;
}

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
 * Starts one portal and one browser for the journeys of a file; both end with it, and every knob is restored after each test.
 * `visit` opens a browser context of its own, which ends with the test.
 */
export const openJourneys = (options: Pick<PortalOptions, 'config' | 'serve'> = {}) => {
  let running: Running | undefined;
  const now = (): Running => {
    if (!running) throw new Error('The portal of the journeys has not started.');
    return running;
  };
  beforeAll(async () => {
    const begun = Date.now();
    const clock = () => journeyStart + Date.now() - begun;
    const [portal, browser] = await Promise.all([startPortal({ clock, ...options }), openBrowser()]);
    running = { portal, browser };
  });
  afterEach(() => now().portal.turnKnobs({ reset: true }));
  afterAll(async () => {
    await running?.browser.close();
    await running?.portal.close();
  });
  return {
    visit: (options: BrowserContextOptions = {}): Promise<Visit> => newVisit(now(), options),
    turnKnobs: (knobs: Readonly<Record<string, unknown>>): Promise<void> => now().portal.turnKnobs(knobs),
    get browser() {
      return now().browser;
    },
    get origins() {
      return now().portal.origins;
    },
  };
};

/** A portal with its browser, as `openJourneys` gives it. */
export type Journeys = ReturnType<typeof openJourneys>;
