import type { Page } from 'playwright-core';

/** Everything in the page's session storage; empty where the page has none. */
export const sessionValues = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage).map(([key, value]) => [key, String(value)])));
