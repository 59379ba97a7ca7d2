import type { Browser, Page, Request } from 'playwright-core';
import type { SandboxOrigins } from '../../src/sandbox/state.ts';
import { journeyStart } from '../support/browser/clock.ts';
import { watchPage } from '../support/browser/complaints.ts';
import { headingOf } from '../support/browser/page.ts';
import { waitForToken } from '../support/browser/storage.ts';
import { until } from '../support/until.ts';
import type { Fault, FaultWorld, Language } from './fault.ts';
import { failedProbes } from './probes.ts';
import { seenOutcome } from './seen-outcome.ts';

export interface FaultResult {
  readonly language: Language;
  readonly seen: string;
  /** Sentences about every promise or probe that failed. */
  readonly failures: readonly string[];
  /** False where the screen does not come right once the outage is over. */
  readonly comesRight: boolean;
}

interface Stage {
  readonly browser: Browser;
  readonly origins: SandboxOrigins;
}

const home = { en: '/home', es: '/inicio' } as const;

/** What is promised must stay on show: a moment may lie between an answer and what the portal makes of it. */
const steadyMilliseconds = 800;

const openWorld = async ({ browser, origins }: Stage, language: Language) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: language === 'es' ? 'es-US' : 'en-US',
  });
  await context.clock.setSystemTime(journeyStart);
  await context.addInitScript((code) => {
    if (window.top === window) {
      try {
        localStorage.setItem('i18nextLng', code);
      } catch {
        // A browser without storage has no language to keep.
      }
    }
  }, language);
  const page = await context.newPage();
  const members = new Set<string>();
  const expect = (member: string): void => void members.add(member);
  const logIn = async (member = 'm01'): Promise<void> => {
    expect(member);
    await context.request.post(`${origins.legacy}/__sandbox/login?member=${member}`);
  };
  const at: FaultWorld['at'] = (paths) => origins.portal + paths[language];
  const enter: FaultWorld['enter'] = async (member, paths = home) => {
    await logIn(member);
    await page.goto(at(paths));
    await waitForToken(page);
    await headingOf(page).waitFor();
  };
  return { world: { page, context, origins, language, at, expect, logIn, enter }, members };
};

const awaitPromise = async (fault: Fault, { page }: FaultWorld): Promise<string> => {
  let seen: string | undefined;
  let keptSince: number | undefined;
  const staysKept = async (): Promise<boolean> => {
    seen = await seenOutcome(page);
    keptSince = fault.promised.some((promise) => promise === seen) ? (keptSince ?? Date.now()) : undefined;
    return keptSince !== undefined && Date.now() - keptSince >= steadyMilliseconds;
  };
  await until(staysKept, 'the promise', fault.seconds).catch(() => undefined);
  return seen ?? 'nothing';
};

/** Ends the outage, and reports if the screen does not recover. */
const failedRecovery = async ({ afterwards }: Fault, world: FaultWorld): Promise<readonly string[]> => {
  if (!afterwards) return [];
  await world.page.unrouteAll({ behavior: 'ignoreErrors' });
  await world.context.clearCookies({ name: 'sandbox-frames' });
  return afterwards(world).then(
    () => [],
    (error: unknown) => [
      `11 does not come right: ${error instanceof Error ? error.message.split('\n', 1).join() : 'no reason'}`,
    ],
  );
};

const codesPosted = (requests: readonly Request[]): readonly string[] =>
  requests
    .filter((request) => request.method() === 'POST' && request.url().includes('/oauth2/token'))
    .map((request) => new URLSearchParams(request.postData() ?? '').get('code') ?? '');

/** Whole-page navigations of the page, whatever redirects each of them took. */
const documentsAsked = (requests: readonly Request[], page: Page): number =>
  requests.filter(
    (request) =>
      request.isNavigationRequest() &&
      request.redirectedFrom() === null &&
      request.frame() === page.mainFrame(),
  ).length;

/** Brings a fault about in a fresh browser context, waits for what is promised, and probes. */
export const runFault = async (fault: Fault, language: Language, stage: Stage): Promise<FaultResult> => {
  const { world, members } = await openWorld(stage, language);
  try {
    const complaints = watchPage(world.page);
    const requests: Request[] = [];
    world.context.on('request', (request) => requests.push(request));
    await fault.run(world);
    const seen = await awaitPromise(fault, world);
    const codes = codesPosted(requests);
    const navigations = documentsAsked(requests, world.page);
    const failures = [
      ...(fault.promised.some((promise) => promise === seen)
        ? []
        : [`promised ${fault.promised.join(' or ')}, seen ${seen}`]),
      ...(codes.length > (fault.posts ?? 3) ? [`${codes.length} codes posted`] : []),
      ...(new Set(codes).size < codes.length ? ['a code was posted twice'] : []),
      ...(await failedProbes(fault, { world, complaints, requests, navigations, members })),
    ];
    const recovery = await failedRecovery(fault, world);
    return { language, seen, failures: [...failures, ...recovery], comesRight: recovery.length === 0 };
  } finally {
    await world.context.close();
  }
};
