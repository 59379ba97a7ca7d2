import type { Page } from 'playwright-core';
import { nextPaint, passTime } from './clock.ts';

/** The framed page of each step. */
const paths = { notifications: '/preferences', paperless: '/app/paperless-settings' } as const;

/** The dialog of those who sign in for the first time, over the whole screen. */
export const firstLoginOf = (page: Page) => {
  const dialog = page.locator('dialog.full[open]');
  const next = dialog.locator('.acts button');
  /** Waits until the framed page of a step is there. */
  const step = (name: keyof typeof paths): Promise<void> =>
    page.frameLocator(`dialog iframe[src*="${paths[name]}"]`).locator('main h1').waitFor();
  return {
    dialog,
    next,
    step,
    /** Goes through both steps. */
    close: async (): Promise<void> => {
      for (const name of ['notifications', 'paperless'] as const) {
        await step(name);
        await next.click();
      }
    },
    /**
     * Waits until the portal has decided whether to ask: what accompanies a member is there, and other tabs
     * have had their time to answer.
     */
    decided: async (): Promise<void> => {
      await page.locator('.offline').waitFor({ state: 'attached' });
      await passTime(page, 2);
      await nextPaint(page);
    },
  };
};
