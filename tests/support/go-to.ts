import type { Page } from 'playwright-core';
import { atRest } from './at-rest.ts';

/** Opens another screen of the portal as a link inside it does, without a reload; ends when its own heading is on show and entrances are at rest. */
export const goTo = async (page: Page, path: string): Promise<void> => {
  await page.locator('main h1').first().waitFor();
  await page.evaluate((href) => {
    document.querySelectorAll('main h1').forEach((heading) => heading.setAttribute('data-left', ''));
    history.pushState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.locator('main h1:not([data-left])').first().waitFor();
  await atRest(page);
};
