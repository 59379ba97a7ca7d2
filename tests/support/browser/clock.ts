import type { Page } from 'playwright-core';

/** Noon in Pacific time on 5 January 2027: where the clocks of browser and upstream systems start. */
export const journeyStart = Date.parse('2027-01-05T20:00:00Z');

/**
 * Waits until the page has painted what it knows by now: an effect of the moment before is on show, or never
 * comes.
 */
export const nextPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted()))),
  );

/**
 * Lets seconds pass at once on the clock of a page and its frames; a frame that is still loading would keep
 * the clock waiting, so it is loaded first.
 */
export const passTime = async (page: Page, seconds: number): Promise<void> => {
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState().catch(() => undefined)));
  await page.clock.fastForward(seconds * 1000);
};

/**
 * Lets 30 seconds pass on the page's clock and waits until the keep-alive that is then due has been answered
 * and taken in.
 */
export const heartBeat = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/Home/KeepAlive'));
  await passTime(page, 30);
  await answered;
  // The answer may send the page elsewhere.
  await nextPaint(page).catch(() => undefined);
};
