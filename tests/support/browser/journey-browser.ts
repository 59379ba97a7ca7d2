import type { Browser } from 'playwright-core';
import { openBrowser } from './chromium.ts';
import { openFirefox } from './firefox.ts';

/** True if these journeys run in Firefox, in the Vitest project `firefox`. */
export const inFirefox = process.env['JOURNEYS_IN'] === 'firefox';

/** Starts the browser that the journeys of this project run in; the caller closes it. */
export const openJourneyBrowser = (): Promise<Browser> => (inFirefox ? openFirefox() : openBrowser());
