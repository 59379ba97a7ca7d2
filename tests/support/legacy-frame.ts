import type { Frame, Page } from 'playwright-core';

/** The framed page whose address holds the path, once it is there. */
export const legacyFrame = async (page: Page, path: string): Promise<Frame> => {
  await page.frameLocator(`iframe[src*="${path}"]`).locator('main h1').waitFor();
  const frame = page.frames().find((candidate) => candidate.url().includes(path));
  if (!frame) throw new Error(`${path} is not framed`);
  return frame;
};
