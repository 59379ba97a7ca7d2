import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { SandboxOrigins } from '../../../src/sandbox/state.ts';
import { journeyStart } from './clock.ts';
import { inFirefox } from './journey-browser.ts';
import { type Complaints, watchPage } from './complaints.ts';

/**
 * One visitor's browser: own cookies and storage, everything it asked for and complained about. Paths that
 * its page goes to are paths of the portal.
 */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: Complaints;
  /** Every request of the visit's pages and frames so far, oldest first. */
  readonly requests: readonly Request[];
  /** Those of the requests whose address holds the text. */
  readonly requestsTo: (text: string) => readonly Request[];
  /** Gives the browser a live session of the legacy site, as if a sample member had signed in there. */
  readonly logIn: (member: string) => Promise<void>;
}

interface Running {
  readonly browser: Browser;
  readonly origins: SandboxOrigins;
}

/** A separate browser context at the start of the journeys' time. It ends with the test. */
export const openVisit = async (
  { browser, origins }: Running,
  options: BrowserContextOptions = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    baseURL: origins.portal,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    serviceWorkers: 'block',
    ...options,
  });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(inFirefox ? 20_000 : 10_000);
  await context.clock.setSystemTime(journeyStart);
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  const page = await context.newPage();
  return {
    page,
    context,
    complaints: watchPage(page),
    requests,
    requestsTo: (text) => requests.filter((request) => request.url().includes(text)),
    logIn: async (member) => {
      const answer = await context.request.post(`${origins.legacy}/__sandbox/login?member=${member}`);
      if (!answer.ok()) throw new Error(await answer.text());
    },
  };
};
