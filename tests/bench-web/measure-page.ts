import type { BrowserContext, Page } from 'playwright-core';

/** What the browser reported of one page load, in milliseconds (CLS without a unit). */
export interface PageFigures {
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** The element that was the largest paint. */
  readonly largest: string;
}

interface Recorded {
  lcp: number;
  largest: string;
  fcp: number;
  cls: number;
  tasks: (readonly [number, number])[];
  inp: number;
}

declare global {
  interface Window {
    recorded: Recorded;
  }
}

/** Runs in the page: everything from its first moment on. */
const record = (): void => {
  if (window.top !== window) return;
  const kept: Recorded = { lcp: 0, largest: '', fcp: 0, cls: 0, tasks: [], inp: 0 };
  window.recorded = kept;
  const watch = (type: string, take: (entry: never) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({
      type,
      buffered: true,
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    });
  watch('largest-contentful-paint', ({ startTime, element }: PerformanceEntry & { readonly element?: Element }) => {
    kept.lcp = startTime;
    kept.largest = `${element?.tagName ?? ''}.${element?.className ?? ''}`;
  });
  watch('paint', ({ name, startTime }: PerformanceEntry) => void (name === 'first-contentful-paint' && (kept.fcp = startTime)));
  watch('layout-shift', ({ value, hadRecentInput }: PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }) => {
    if (!hadRecentInput) kept.cls += value;
  });
  watch('longtask', ({ startTime, duration }: PerformanceEntry) => void kept.tasks.push([startTime, duration]));
  watch('event', ({ duration, interactionId }: PerformanceEntry & { readonly interactionId?: number }) => {
    if (interactionId) kept.inp = Math.max(kept.inp, duration);
  });
};

/** 1.6 Mbit/s, 150 ms, a quarter of the processor, a phone of 412 px. */
export const slowPage = async (context: BrowserContext): Promise<{ readonly page: Page; readonly throttle: () => Promise<void> }> => {
  // The loader of this file wraps named functions in `__name`, which the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(record);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const throttle = async (): Promise<void> => {
    await session.send('Network.enable');
    await session.send('Network.clearBrowserCache');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  };
  return { page, throttle };
};

/** Opens an address and waits until nothing has happened for a while and `ready` stands; nothing of the waiting runs in the page while it loads. */
export const measurePage = async (page: Page, url: string, ready: string): Promise<PageFigures> => {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.locator(ready).first().waitFor();
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const { lcp, largest, fcp, cls, tasks } = window.recorded;
    const tbt = tasks.filter(([begun]) => begun >= fcp).reduce((total, [, duration]) => total + duration - 50, 0);
    return { lcp, tbt, cls, largest };
  });
};
