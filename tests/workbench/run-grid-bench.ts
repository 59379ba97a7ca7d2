import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import type { Browser, BrowserContext } from 'playwright-core';
import type { SourceFiles } from '../../src/config/files/source.ts';
import { type PreparedDraft, prepareDraft } from '../../src/sandbox/prepared-drafts.ts';
import { percentile } from '../bench-web/percentile.ts';
import { openBrowser } from '../support/browser/chromium.ts';
import { largeSource } from '../support/config/large-source.ts';
import { gridPage, type Waited } from '../support/workbench/grid-page.ts';
import { message } from '../support/workbench/message.ts';
import { workbenchPage } from '../support/workbench/workbench-page.ts';

/**
 * `npm run bench:grid -- http://127.0.0.1:4304 filter`: how long a user waits in the table of who sees
 * what, from the key, the click or the address until it is painted, in the system's Chromium against a
 * running sample workbench (`npm start`). Its parts, each within two minutes, and all of them where none is
 * named: how long what is live takes to be shown (`shown`), to be filtered (`filter`) and to be explained and
 * compared (`explain`), a made-up source of 2,000 items by twelve columns (`large`), and the elements and the
 * memory of the page with 10,053 items (`portal`). Figures count on a
 * quiet machine only. Decision 0038 says why a click and a key may miss their bars.
 */
const [origin = 'http://127.0.0.1:4304', only] = process.argv.slice(2);

const repeats = 7;

/** Milliseconds that something may take at p95. */
const bars = {
  live: { shown: 500, filter: 100 },
  large: { shown: 2_000, filter: 250 },
  compare: 1_000,
  explain: 100,
  task: 100,
} as const;

/** The text typed into the search: long enough that the slowest key alone does not decide. */
const words = ['pharmacy', 'billing', 'claim', 'card'];

const filters = [message('grid.plan'), message('grid.state'), message('grid.only')];

const verdict = (value: number, bar: number | undefined): string =>
  bar === undefined ? '' : ` (bar ${bar}: ${value <= bar ? 'held' : 'NOT HELD'})`;

/**
 * `which` names what a user waits for: the first painted answer, which for a table is a screen of it, or the
 * whole of it.
 */
const tell = (
  what: string,
  waits: readonly Waited[],
  bar?: number,
  which: keyof Waited = 'painted',
): void => {
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

const measureShown = async (grid: Grid, bar: number): Promise<void> => {
  tell('shown, first visit of a browser', [await grid.navigated()]);
  tell('shown, loaded again', await times(repeats, grid.navigated), bar);
  tell(
    'shown, opened from the drafts, page just loaded',
    await times(repeats, () => grid.opened('new page')),
    bar,
  );
  tell('shown, opened from the drafts again', await times(repeats, () => grid.opened('same page')), bar);
};

const measureFilters = async (grid: Grid, bar: number): Promise<void> => {
  await grid.whole();
  const keys: Waited[] = [];
  for (const word of words) keys.push(...(await grid.searched(word)));
  tell('filter, a key in the search', keys, bar, 'settled');
  for (const label of filters) tell(`filter, ${label}`, await grid.filtered(label), bar, 'settled');
};

/**
 * A draft that shows a card to fewer members. Each run against one workbench creates it under a different
 * name.
 */
const fewerSee: PreparedDraft = {
  name: `Bench of the table ${randomUUID()}`,
  note: '',
  changes: [
    {
      file: 'config/screens/home.json',
      from: '"id": "urgentCare", "when": "hasMedicalCare",',
      to: '"id": "urgentCare", "when": "hasPharmacy",',
    },
  ],
};

const measureAnswers = async (grid: Grid, cookie: string): Promise<void> => {
  const { id } = await prepareDraft({ origin, cookie }, fewerSee);
  await grid.navigated();
  tell('explain', await grid.explained(40), bars.explain);
  tell('compare, a draft with its base', await times(repeats, () => grid.compared(id)), bars.compare);
};

const measureLarge = async (grid: Grid): Promise<void> => {
  tell('shown, first visit of a browser', [await grid.navigated()], bars.large.shown);
  tell('shown, loaded again', await times(3, grid.navigated), bars.large.shown);
  await measureFilters(grid, bars.large.filter);
  const task = Math.round(await grid.scrolled());
  process.stdout.write(`  scrolling: longest task ${task} ms${verdict(task, bars.task)}\n`);
};

/** What the page of a portal of 10,053 items may hold: elements, megabytes. */
const portalBars = { elements: 20_000, memory: 250 } as const;

const measurePortal = async (grid: Grid): Promise<void> => {
  await grid.navigated();
  await grid.searched('claim');
  await grid.scrolled();
  const { elements, memory } = await grid.held();
  process.stdout.write(
    `  ${elements} elements${verdict(elements, portalBars.elements)}, ${memory} MB${verdict(memory, portalBars.memory)}\n`,
  );
};

const inBrowser = async (
  browser: Browser,
  files: SourceFiles | undefined,
  measure: (grid: Grid, cookie: string) => Promise<void>,
): Promise<void> => {
  const options = { baseURL: origin, viewport: { width: 1440, height: 900 }, locale: 'en-US' };
  const before = await browser.newContext(options);
  await workbenchPage(await before.newPage()).signIn('edda');
  const storageState = await before.storageState();
  await before.close();
  // Nothing is in its cache yet.
  const context: BrowserContext = await browser.newContext({ ...options, storageState });
  const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await measure(await gridPage(await context.newPage(), files), cookie);
  await context.close();
};

const parts: Readonly<Record<string, (browser: Browser) => Promise<void>>> = {
  shown: (browser) => inBrowser(browser, undefined, (grid) => measureShown(grid, bars.live.shown)),
  filter: (browser) => inBrowser(browser, undefined, (grid) => measureFilters(grid, bars.live.filter)),
  explain: (browser) => inBrowser(browser, undefined, measureAnswers),
  large: (browser) => inBrowser(browser, largeSource(), measureLarge),
  portal: (browser) => inBrowser(browser, largeSource(32), measurePortal),
};

for (const [name, measure] of Object.entries(parts).filter(([part]) => only === undefined || part === only)) {
  process.stdout.write(`${name}\n`);
  const browser = await openBrowser('system');
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
}
process.stdout.write(
  `load of the machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}\n`,
);
