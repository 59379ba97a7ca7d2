import type { Page } from 'playwright-core';
import { passTime } from './pass-time.ts';

/** Lets 30 seconds pass on the page's clock and waits until the keep-alive that is then due has been answered and taken in. */
export const heartBeat = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/Home/KeepAlive'));
  await passTime(page, 30);
  await answered;
  await page.waitForTimeout(300);
};
