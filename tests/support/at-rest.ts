import type { Page } from 'playwright-core';

/** Waits until no animation with an end is running, so that colours are judged as they stay. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const running = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(running.map((animation) => animation.finished));
  });
