import type { Page } from 'playwright-core';
import { message } from './message.ts';
import { usedMemory } from './used-memory.ts';
import type { SourceFiles } from '../../../src/config/files/source.ts';

/**
 * How long something took, in milliseconds from the key, the click or the address: until the answer was
 * painted, and until nothing more came.
 */
export interface Waited {
  readonly painted: number;
  readonly settled: number;
}

interface Watched {
  /** Undefined until the next key, click or choice. */
  from: number | undefined;
  /** The part of the page that answers, and what stands there once it has. */
  inside: string;
  ready: string;
  painted: number | undefined;
  settled: number;
}

declare global {
  interface Window {
    watched: Watched;
    longTasks: number[];
  }
}

/**
 * Runs in the page from its first moment on: when the table, or what is watched instead, was changed and
 * painted.
 */
const watchPage = (): void => {
  window.watched = {
    from: 0,
    inside: '[data-panel]:has(> table)',
    ready: '[role=grid] td[data-column]',
    painted: undefined,
    settled: 0,
  };
  window.longTasks = [];
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => window.longTasks.push(duration)),
  ).observe({
    type: 'longtask',
  });
  const begin = ({ timeStamp }: Event): void => void (window.watched.from ??= timeStamp);
  for (const name of ['keydown', 'pointerdown', 'click', 'change'])
    addEventListener(name, begin, { capture: true });
  const isInside = ({ target, addedNodes }: MutationRecord): boolean => {
    const { inside } = window.watched;
    const element = target instanceof Element ? target : target.parentElement;
    return (
      (element !== null && element.closest(inside) !== null) ||
      [...addedNodes].some(
        (node) => node instanceof Element && (node.matches(inside) || node.querySelector(inside)),
      )
    );
  };
  new MutationObserver((changes) => {
    const { watched } = window;
    if (
      watched.from === undefined ||
      document.querySelector(watched.ready) === null ||
      !changes.some(isInside)
    )
      return;
    const afterFrame = new MessageChannel();
    afterFrame.port1.onmessage = () => {
      const now = performance.now();
      watched.painted ??= now;
      watched.settled = now;
    };
    requestAnimationFrame(() => afterFrame.port2.postMessage(undefined));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
};

/** Runs in the page: has every source answered by the same files. */
export const answerSources = (files: SourceFiles): void => {
  const { fetch } = globalThis;
  const text = JSON.stringify({ files });
  globalThis.fetch = (address, init) =>
    typeof address === 'string' && /^\/api\/sources\/[^/]+$/.test(address)
      ? Promise.resolve(new Response(text, { headers: { 'Content-Type': 'application/json' } }))
      : fetch(address, init);
};

/**
 * The gating table, timed. `files` replace those of every source, if given. Names are those of the
 * English pages.
 */
export const gridPage = async (page: Page, files?: SourceFiles) => {
  // The loader of this file wraps named functions in `__name`, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watchPage);
  if (files) await page.addInitScript(answerSources, files);

  const waited = async (): Promise<Waited> => {
    await page.waitForFunction(
      () => performance.now() - window.watched.settled > 400 && window.watched.painted !== undefined,
    );
    return page.evaluate(() => {
      const { from = 0, painted = Number.NaN, settled } = window.watched;
      return { painted: painted - from, settled: settled - from };
    });
  };
  const after = async (
    act: () => Promise<unknown>,
    inside = '[data-panel]:has(> table)',
    ready = '[role=grid] td[data-column]',
  ): Promise<Waited> => {
    await page.evaluate(
      (what) => (window.watched = { ...what, from: undefined, painted: undefined, settled: 0 }),
      { inside, ready },
    );
    await act();
    return waited();
  };
  const link = (name: string) =>
    page.getByRole('navigation', { name: message('common.places.label') }).getByRole('link', { name });
  // By its role: to find something by its label alone, every element of the page is looked at, which takes
  // the page's own time.
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
  const choose = (label: string, value: string, ready?: string) =>
    after(() => choice(label).selectOption(value), 'main', ready);
  const valuesOf = (label: string): Promise<readonly string[]> =>
    choice(label).evaluate((select) => [...(select as HTMLSelectElement).options].map(({ value }) => value));

  return {
    /** By its address, like a browser that is opened or reloads the page. */
    navigated: async (): Promise<Waited> => {
      await page.goto('/grid');
      return waited();
    },
    /**
     * By its address, and until the sign-offs of the cells are drawn too, which comes last: a filter chosen
     * before waits for it.
     */
    whole: async (): Promise<void> => {
      await page.goto('/grid');
      await page.locator('td:has(> button[data-row])').last().waitFor({ state: 'attached' });
      await waited();
    },
    /** From the drafts. The workbench was just loaded, or has just shown the table. */
    opened: async (from: 'new page' | 'same page'): Promise<Waited> => {
      if (from === 'new page') await page.goto('/');
      else await link(message('common.places.drafts')).click();
      await page.getByRole('heading', { name: message('common.places.drafts'), level: 1 }).waitFor();
      await page.locator('main a[href^="/draft/"]').first().waitFor();
      return after(() => link(message('common.places.grid')).click());
    },
    /**
     * Types a word into the search, and takes it away again letter by letter: a time for each key, which may
     * change nothing but the field.
     */
    searched: async (word: string): Promise<Waited[]> => {
      const found: Waited[] = [];
      await page.getByRole('searchbox').focus();
      for (const key of [...word, ...[...word].map(() => 'Backspace')])
        found.push(await after(() => page.keyboard.press(key), 'main'));
      return found;
    },
    /** Makes each choice of a filter, and none after each. */
    filtered: async (label: string): Promise<Waited[]> => {
      const found: Waited[] = [];
      for (const value of (await valuesOf(label)).filter((one) => one !== '')) {
        found.push(await choose(label, value));
        found.push(await choose(label, ''));
      }
      return found;
    },
    /**
     * Shows a draft by its id instead of what is live, compared with its base; on a page just loaded. It has
     * to change a cell.
     */
    compared: async (draft: string): Promise<Waited> => {
      await page.goto('/grid');
      await waited();
      return choose(message('grid.source'), draft, 'td[data-column] [data-changed]');
    },
    /** Explains the given number of cells, spread over the table. */
    explained: async (count: number): Promise<Waited[]> => {
      const cells = page.locator('td[data-column]');
      const all = await cells.count();
      const found: Waited[] = [];
      for (let place = 0; place < count; place += 1) {
        const cell = cells.nth(Math.floor((place * all) / count) + (place % 5));
        await cell.scrollIntoViewIfNeeded();
        found.push(
          await after(
            () => cell.click({ position: { x: 4, y: 4 } }),
            'main aside',
            'main aside:not([aria-busy]) section',
          ),
        );
      }
      return found;
    },
    /** What the page holds: its elements, and megabytes of memory. */
    held: async (): Promise<{ readonly elements: number; readonly memory: number }> => ({
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
      memory: await usedMemory(page),
    }),
    /** Scrolls from the first row to the last. Returns the longest task during the scrolling. */
    scrolled: async (): Promise<number> => {
      await page.locator('[data-panel]:has(> table)').hover();
      await page.evaluate(() => (window.longTasks = []));
      const isEnd = () =>
        page
          .locator('[data-panel]:has(> table)')
          .evaluate((part) => part.scrollTop + part.clientHeight >= part.scrollHeight - 2);
      while (!(await isEnd())) {
        await page.mouse.wheel(0, 1_500);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      return page.evaluate(() => Math.max(0, ...window.longTasks));
    },
  };
};
