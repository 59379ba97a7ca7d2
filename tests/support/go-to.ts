import type { Page } from 'playwright-core';

/** Waits until no animation with an end is running, so that colours are judged as they stay. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const running = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(running.map((animation) => animation.finished));
  });

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
