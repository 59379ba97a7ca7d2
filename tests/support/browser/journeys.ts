import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { SandboxOrigins } from '../../../src/sandbox/state.ts';
import type { PortalOptions } from '../servers/start-portal.ts';
import { journeyStart } from './clock.ts';
import { openJourneyBrowser } from './journey-browser.ts';
import { enter, type Entry } from './sign-in.ts';
import { type SignedInTabs, signedInTabs } from './signed-in-tabs.ts';
import { openVisit, type Visit } from './visit.ts';

interface Running {
  readonly origins: SandboxOrigins;
  readonly browser: Browser;
  /** The tabs that earlier visits left; undefined for the separate portal of a file. */
  readonly tabs?: SignedInTabs;
  readonly close: () => Promise<void>;
}

type MemberEntry = Entry &
  BrowserContextOptions & {
    /** Goes through the authorization, which a test with other knobs always does. */
    readonly isFirst?: boolean;
  };

type OwnPortal = Pick<PortalOptions, 'config' | 'serve'>;

/** The portal and the browser of this worker. */
const joinLane = async (): Promise<Running> => {
  const lane = inject('lanes')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!lane) throw new Error('This worker has no lane; start-lanes.ts starts one for each.');
  const browser =
    lane.browser === undefined ? await openJourneyBrowser() : await chromium.connect(lane.browser);
  const tabs = signedInTabs(lane.tabs);
  return { origins: lane.origins, browser, tabs, close: () => browser.close() };
};

/** Loads the host and the sandbox only here: most files use the portal of their worker. */
const startOwn = async (options: OwnPortal): Promise<Running> => {
  const { startPortal } = await import('../servers/start-portal.ts');
  const begun = Date.now();
  const clock = () => journeyStart + Date.now() - begun;
  const [portal, browser] = await Promise.all([
    startPortal({ dist: inject('dist'), clock, ...options }),
    openJourneyBrowser(),
  ]);
  const close = async (): Promise<void> => {
    await browser.close();
    await portal.close();
  };
  return { origins: portal.origins, browser, close };
};

/** Sets knobs of running upstream systems; `{ reset: true }` restores all. */
const turnKnobs = async (
  { legacy }: SandboxOrigins,
  knobs: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const answer = await fetch(`${legacy}/__sandbox/knobs`, { method: 'POST', body: JSON.stringify(knobs) });
  if (!answer.ok) throw new Error(await answer.text());
};

/**
 * The portal and the browser for the journeys of a file: those of its worker, or separate ones for
 * another configuration or host. Every knob is restored after each test. `visit` opens a separate browser
 * context, which ends with the test.
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
  let areTurned = false;
  afterEach(() => {
    areTurned = false;
    return turnKnobs(now().origins, { reset: true });
  });
  afterAll(() => running?.close());
  const visit = (options?: BrowserContextOptions): Promise<Visit> => openVisit(now(), options);
  return {
    visit,
    /** A visit of a member with a live legacy session, at the screen of a path (home unless given). */
    enterAs: async (
      member: string,
      { language = 'en', path, isFirst = areTurned, ...options }: MemberEntry = {},
    ): Promise<Visit> => {
      const visitor = await visit({ locale: language === 'es' ? 'es-US' : 'en-US', ...options });
      const tabs = isFirst ? undefined : now().tabs;
      await enter(visitor, member, { language, ...(path === undefined ? {} : { path }) }, tabs);
      return visitor;
    },
    turnKnobs: (knobs: Readonly<Record<string, unknown>>): Promise<void> => {
      areTurned = true;
      return turnKnobs(now().origins, knobs);
    },
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
