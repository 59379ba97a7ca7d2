import type { Page } from 'playwright-core';

/** Everything in the page's session storage; empty where the page has none. */
export const sessionValues = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(sessionStorage).map(([key, value]) => [key, String(value)])),
  );

/**
 * The names of what the session storage still says of a member: token, coverage, and a sign-in that was
 * begun.
 */
export const memberValues = async (page: Page): Promise<readonly string[]> =>
  Object.keys(await sessionValues(page)).filter((key) => /token|coverage|signIn$/.test(key));

/** The language that the browser remembers. */
export const storedLanguage = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('i18nextLng'));

/** Waits until the tab holds a token. */
export const waitForToken = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => sessionStorage.getItem('portal.token') !== null);
};
