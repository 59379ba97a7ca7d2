import type { Page } from 'playwright-core';

/** Megabytes of script objects that a page uses once what nothing refers to is gone, without its workers. */
export const usedMemory = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return Math.round(usedSize / 1_000_000);
};
