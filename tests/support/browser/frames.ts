import type { Frame, Page } from 'playwright-core';
import { nextPaint } from './clock.ts';

/** The frame of the screen that is open. */
export const frameOf = (page: Page) => page.locator('main iframe');

/** The framed page whose address holds the path, once it is there. */
export const legacyFrame = async (page: Page, path: string): Promise<Frame> => {
  await page.frameLocator(`iframe[src*="${path}"]`).locator('main h1').waitFor();
  const frame = page.frames().find((candidate) => candidate.url().includes(path));
  if (!frame) throw new Error(`${path} is not framed`);
  return frame;
};

/** Causes messages to the portal, and waits until it has received the given number and shows the result. */
export const heardFrom = async (page: Page, send: () => Promise<unknown>, messages = 1): Promise<void> => {
  await page.evaluate((awaited) => {
    // Whoever listens last on the window hears last.
    const answered = new Promise<void>((resolve) => {
      let count = 0;
      window.addEventListener('message', () => {
        count += 1;
        if (count === awaited) resolve();
      });
    });
    Object.assign(window, { answered });
  }, messages);
  await send();
  await page.evaluate(() => (window as unknown as { readonly answered: Promise<void> }).answered);
  await nextPaint(page);
};

/** Sends a message from a framed page to the portal, which frames it. */
export const postFrom = (frame: Frame, message: unknown): Promise<void> => {
  const { origin } = new URL(frame.page().url());
  return frame.evaluate(([data, portal]) => parent.postMessage(data, String(portal)), [message, origin]);
};
