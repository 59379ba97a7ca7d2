import type { Page } from 'playwright-core';

/** Lets 30 seconds pass on the page's clock and waits until the keep-alive that is then due has been answered. */
export const heartBeat = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/Home/KeepAlive'));
  await page.clock.fastForward(30_000);
  await (await answered).finished();
};
