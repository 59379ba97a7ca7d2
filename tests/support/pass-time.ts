import type { Page } from 'playwright-core';

/** Lets seconds pass at once on the clock of a page and its frames; a frame that is still loading would keep the clock waiting, so it is loaded first. */
export const passTime = async (page: Page, seconds: number): Promise<void> => {
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState().catch(() => undefined)));
  await page.clock.fastForward(seconds * 1000);
};
