import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import type { SandboxOrigins } from '../../src/sandbox/state.ts';
import { chromiumLaunch } from './browser/chromium.ts';
import { journeyStart } from './browser/clock.ts';
import { startPortal } from './servers/start-portal.ts';

/**
 * A portal, its upstream systems and a browser that the files of one worker share, one file after the other.
 */
export interface Lane {
  readonly origins: SandboxOrigins;
  /** The web socket of the browser; undefined if each file starts its own browser. */
  readonly browser?: string;
  /** A folder for what the tabs of signed-in members store. */
  readonly tabs: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly lanes: readonly Lane[];
  }
}

const startLane = async (
  dist: string,
  inFirefox: boolean,
): Promise<{ readonly lane: Lane; readonly close: () => Promise<void> }> => {
  const begun = Date.now();
  const portal = await startPortal({ dist, clock: () => journeyStart + Date.now() - begun });
  const tabs = mkdtempSync(join(tmpdir(), 'portal-tabs-'));
  const browser = inFirefox ? undefined : await chromium.launchServer(await chromiumLaunch());
  const close = async (): Promise<void> => {
    await browser?.close();
    await portal.close();
    rmSync(tabs, { recursive: true, force: true });
  };
  const lane = { origins: portal.origins, tabs, ...(browser && { browser: browser.wsEndpoint() }) };
  return { lane, close };
};

/**
 * Starts what the journeys run on, once for each worker instead of once for each file; the build is provided
 * by then.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { dist } = project.getProvidedContext();
  const started: Awaited<ReturnType<typeof startLane>>[] = [];
  for (let worker = 0; worker < project.config.maxWorkers; worker += 1)
    started.push(await startLane(dist, project.name === 'firefox'));
  project.provide(
    'lanes',
    started.map(({ lane }) => lane),
  );
  return async () => {
    await Promise.all(started.map(({ close }) => close()));
  };
};
