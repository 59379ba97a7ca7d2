import type { Browser } from 'playwright-core';
import { openBrowser } from './chromium.ts';
import { openFirefox } from './firefox.ts';

/** Whether these journeys run in Firefox: the Vitest project `firefox` says so. */
export const inFirefox = process.env['JOURNEYS_IN'] === 'firefox';

/** Starts the browser that the journeys of this project run in; the caller closes it. */
export const openJourneyBrowser = (): Promise<Browser> => (inFirefox ? openFirefox() : openBrowser());
