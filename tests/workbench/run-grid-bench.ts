import { loadavg } from 'node:os';
import type { Browser, BrowserContext } from 'playwright-core';
import type { SourceFiles } from '../../src/config/files/source.ts';
import { percentile } from '../bench-web/percentile.ts';
import { openBrowser } from '../support/browser/chromium.ts';
import { largeSource } from '../support/config/large-source.ts';
import { gridPage, type Waited } from '../support/workbench/grid-page.ts';
import { workbenchPage } from '../support/workbench/workbench-page.ts';

/**
 * `npm run bench:grid -- http://127.0.0.1:4304`: what somebody waits for in the table of who sees what, from the key, the click or the
 * address until it is painted, in the system's Chromium against a running sample workbench (`npm start`): for what is live, and for a
 * made-up source of 2,000 items by twelve columns. Figures count on a quiet machine only.
 */
const [origin = 'http://127.0.0.1:4304', repeats = '7'] = process.argv.slice(2);

/** Milliseconds that something may take at p95. */
const bars = { live: { shown: 500, filter: 100 }, large: { shown: 2_000, filter: 250 }, compare: 1_000, explain: 100, task: 100 } as const;

const filters = ['Plan', 'Seen by', 'Only'];

const verdict = (value: number, bar: number | undefined): string =>
  bar === undefined ? '' : ` (bar ${bar} ms: ${value <= bar ? 'held' : 'NOT HELD'})`;

/** `which` says what somebody waits for: the first painted answer, which for a table is a screen of it, or the whole of it. */
const tell = (what: string, waits: readonly Waited[], bar?: number, which: keyof Waited = 'painted'): void => {
  const at = (share: number, one: keyof Waited): number =>
    Math.round(
      percentile(
        waits.map((wait) => wait[one]),
        share,
      ),
    );
  const p95 = at(0.95, which);
  process.stdout.write(
    `  ${what}: median ${at(0.5, which)} ms, p95 ${p95} ms${verdict(p95, bar)}; all there: median ${at(0.5, 'settled')} ms; ${waits.length} times\n`,
  );
};

const times = async (count: number, act: () => Promise<Waited>): Promise<Waited[]> => {
  const found: Waited[] = [];
  for (let time = 0; time < count; time += 1) found.push(await act());
  return found;
};

type Grid = Awaited<ReturnType<typeof gridPage>>;

const measureTable = async (grid: Grid, bar: { readonly shown: number; readonly filter: number }): Promise<void> => {
  tell('shown, first visit of a browser', [await grid.navigated()]);
  tell('shown, loaded again', await times(Number(repeats), grid.navigated), bar.shown);
  tell('shown, opened from the drafts, page just loaded', await times(Number(repeats), () => grid.opened('new page')), bar.shown);
  tell('shown, opened from the drafts again', await times(Number(repeats), () => grid.opened('same page')), bar.shown);
  tell('filter, a key in the search', await grid.searched('pharmacy'), bar.filter, 'settled');
  for (const label of filters) tell(`filter, ${label}`, await grid.filtered(label), bar.filter, 'settled');
};

const inBrowser = async (browser: Browser, files: SourceFiles | undefined, measure: (grid: Grid) => Promise<void>): Promise<void> => {
  const options = { baseURL: origin, viewport: { width: 1440, height: 900 }, locale: 'en-US' };
  const before = await browser.newContext(options);
  await workbenchPage(await before.newPage()).signIn('edda');
  const storageState = await before.storageState();
  await before.close();
  // Nothing is in its cache yet.
  const context: BrowserContext = await browser.newContext({ ...options, storageState });
  await measure(await gridPage(await context.newPage(), files));
  await context.close();
};

const browser = await openBrowser('system');
try {
  process.stdout.write('what is live\n');
  await inBrowser(browser, undefined, async (grid) => {
    await measureTable(grid, bars.live);
    tell('explain', await grid.explained(60), bars.explain);
    tell('compare, a draft with its base', await times(Number(repeats), grid.compared), bars.compare);
  });
  process.stdout.write('2,000 items by twelve columns\n');
  await inBrowser(browser, largeSource(), async (grid) => {
    await measureTable(grid, bars.large);
    const task = Math.round(await grid.scrolled());
    process.stdout.write(`  scrolling: longest task ${task} ms${verdict(task, bars.task)}\n`);
  });
} finally {
  await browser.close();
}
process.stdout.write(
  `load of the machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}\n`,
);
