import { chromium, type Browser } from 'playwright-core';
import { chromiumLaunch } from './chromium.ts';

/** Starts Chromium for journeys, with a user folder of its own; the caller closes it. */
export const openBrowser = async (): Promise<Browser> => chromium.launch(await chromiumLaunch());
