import type { UnwatchedPage } from './unwatched-page.ts';

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

/** Runs in the page: keeps everything from its first moment on. */
export const record = (): void => {
  if (window.top !== window) return;
  const kept: Recorded = { lcp: 0, largest: '', fcp: 0, cls: 0, tasks: [], inp: 0 };
  window.recorded = kept;
  const watch = (type: string, take: (entry: never) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({
      type,
      buffered: true,
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    });
  watch(
    'largest-contentful-paint',
    ({ startTime, element }: PerformanceEntry & { readonly element?: Element }) => {
      kept.lcp = startTime;
      kept.largest = `${element?.tagName ?? ''}.${element?.className ?? ''}`;
    },
  );
  watch(
    'paint',
    ({ name, startTime }: PerformanceEntry) =>
      void (name === 'first-contentful-paint' && (kept.fcp = startTime)),
  );
  watch(
    'layout-shift',
    ({
      value,
      hadRecentInput,
    }: PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }) => {
      if (!hadRecentInput) kept.cls += value;
    },
  );
  watch(
    'longtask',
    ({ startTime, duration }: PerformanceEntry) => void kept.tasks.push([startTime, duration]),
  );
  watch('event', ({ duration, interactionId }: PerformanceEntry & { readonly interactionId?: number }) => {
    if (interactionId) kept.inp = Math.max(kept.inp, duration);
  });
};

/**
 * Opens an address and waits until nothing has happened for a while and `ready` stands; nothing of the
 * waiting runs in the page while it loads.
 */
export const measurePage = async (page: UnwatchedPage, url: string, ready: string): Promise<PageFigures> => {
  await page.goto(url);
  await page.until((selector) => document.querySelector(selector) !== null, ready);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return page.evaluate(() => {
    const { lcp, largest, fcp, cls, tasks } = window.recorded;
    const tbt = tasks
      .filter(([begun]) => begun >= fcp)
      .reduce((total, [, duration]) => total + duration - 50, 0);
    return { lcp, tbt, cls, largest };
  }, null);
};
