import type { Page } from 'playwright-core';
import type { SourceFiles } from '../../../src/config/files/source.ts';
import { answerSources } from './grid-page.ts';

declare global {
  interface Window {
    /** Milliseconds from the texts that a fresh worker is handed to what it says of them. */
    firstCheck: number | undefined;
  }
}

/**
 * Runs in the page from its first moment on: how long a fresh worker takes to its first check, and which
 * tasks were long.
 */
const watchWorker = (): void => {
  window.longTasks = [];
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => window.longTasks.push(duration)),
  ).observe({
    type: 'longtask',
  });
  let opened: number | undefined;
  let check: number | undefined;
  window.Worker = class extends Worker {
    override postMessage(message: {
      readonly type?: string;
      readonly kind?: string;
      readonly id?: number;
    }): void {
      if (message.type === 'open' && opened === undefined) {
        opened = performance.now();
        this.addEventListener(
          'message',
          ({ data }: MessageEvent<{ readonly type: string; readonly id?: number }>) => {
            if (data.type === 'answer' && data.id === check)
              window.firstCheck ??= performance.now() - (opened ?? 0);
          },
        );
      }
      if (message.type === 'ask' && message.kind === 'problems') check ??= message.id;
      super.postMessage(message);
    }
  };
};

/** Watches an editor's page from its first moment on. */
export const watchEditor = async (page: Page): Promise<void> => {
  // The loader of this file wraps named functions in `__name`, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watchWorker);
};

/** Shows the same files for every source; nothing is saved, as the server has others. */
export const showInstead = async (page: Page, files: SourceFiles): Promise<void> => {
  await page.addInitScript(answerSources, files);
  await page.route('**/api/drafts/*/edits', (route) => route.abort());
};

/** Runs in the page: the milliseconds from the key that chose an item in the palette to its form, painted. */
export const openedAfter = async (id: string): Promise<number> => {
  const mark = performance
    .getEntriesByType('mark')
    .findLast(({ name }) => name.startsWith('workbench-open '));
  const isThere = (): boolean => document.querySelector('article > header .code')?.textContent === id;
  while (!isThere()) await new Promise(requestAnimationFrame);
  await new Promise<void>((resolve) => {
    const afterFrame = new MessageChannel();
    afterFrame.port1.onmessage = () => resolve();
    requestAnimationFrame(() => afterFrame.port2.postMessage(undefined));
  });
  return performance.now() - (mark?.startTime ?? Number.NaN);
};
