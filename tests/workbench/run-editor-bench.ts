import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { percentile } from '../bench-web/percentile.ts';
import { generatedSource } from '../support/config/generated-portal.ts';
import { largeSource } from '../support/config/large-source.ts';
import { openBrowser } from '../support/browser/chromium.ts';
import { openedAfter, showInstead, watchEditor } from '../support/workbench/editor-watch.ts';
import { usedMemory } from '../support/workbench/used-memory.ts';
import { keyTimes, openPortal } from '../support/workbench/worker-portal.ts';
import { workbenchPage } from '../support/workbench/workbench-page.ts';

/**
 * `npm run bench:editor -- http://127.0.0.1:4304 keys`: how long a user waits in the editor, by the page's
 * own marks in the system's Chromium, against a running sample workbench (`npm start`). Its parts, each
 * within two minutes, and all of them where none is named: a key on the shipped configuration (`keys`), the
 * first check of a fresh worker and an item opened from the palette (`open`), a key at 1,000 items and 300
 * rules (`many`), the tree of 2,000 items scrolled (`tree`), and a key, the elements and the memory of the page
 * at 453 and at 10,053 items, with the time of the worker after an edit of a text, a gate and a rule (`portal`).
 * Figures count on a quiet machine only: the
 * server checks every saved source at the same time, so at least three processors are wanted. The first keys of a
 * page are slower (Decision 0037).
 */
const [origin = 'http://127.0.0.1:4304', only] = process.argv.slice(2);

/**
 * The time between two keys in milliseconds: long enough that each is answered and saved separately,
 * which is the worst case.
 */
const pause = 500;

const item = 'coverage.wellness/programs/preventive';

/** Milliseconds that 95 of 100 may take. */
const bars = {
  'key to consequences': 100,
  'preview-painted': 150,
  'key to consequences, 1,000 items and 300 rules': 250,
  'first check in a fresh worker': 1_000,
  'open an item from the palette': 200,
  'scroll the tree, longest task': 100,
} as const;

/** What a portal of 10,053 items may take: times the key of the shipped one, elements, megabytes. */
const portalBars = { key: 3, elements: 20_000, memory: 250 } as const;

type What = keyof typeof bars;

const tell = (name: What, times: readonly number[]): void => {
  const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)].map(Math.round);
  process.stdout.write(
    `${name}: median ${median} ms, p95 ${p95} ms (bar ${bars[name]}), ${times.length} times\n`,
  );
};

const measures = (page: Page, name: string): Promise<readonly number[]> =>
  page.evaluate((of) => performance.getEntriesByName(of, 'measure').map(({ duration }) => duration), name);

/** Begins a draft and shows an item of it, once its consequences are known. */
const beginAt = async (page: Page): Promise<void> => {
  await workbenchPage(page).beginDraft(`Bench ${Date.now()}`);
  await page.goto(`${page.url().split('?')[0]}?item=${encodeURIComponent(item)}&as=m08`);
  await page.getByLabel('Text, English', { exact: true }).focus();
  await page.locator('[data-impact]:not([aria-busy])').waitFor({ timeout: 60_000 });
};

const typeKeys = async (page: Page, keys: number): Promise<void> => {
  await page.keyboard.press('End');
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.type('abcdefgh '[key % 9] ?? ' ', { delay: pause });
  }
};

const measureKeys = async (page: Page): Promise<void> => {
  await beginAt(page);
  await typeKeys(page, 60);
  for (const name of ['key to consequences', 'preview-painted'] as const)
    tell(name, await measures(page, name));
};

const measureOpening = async (page: Page): Promise<void> => {
  await beginAt(page);
  const checks: number[] = [];
  for (let time = 0; time < 7; time += 1) {
    await page.reload();
    await page.waitForFunction(() => window.firstCheck !== undefined);
    checks.push(await page.evaluate(() => window.firstCheck ?? Number.NaN));
  }
  tell('first check in a fresh worker', checks);
  await page.locator('[data-impact]:not([aria-busy])').waitFor();
  const times: number[] = [];
  const ids = ['home/card', 'billing/premiumDue', 'pharmacy/overTheCounter', 'claims/forms', item];
  for (let time = 0; time < 20; time += 1) {
    const id = ids[time % ids.length] ?? item;
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(id);
    await page.getByRole('option', { selected: true }).filter({ hasText: id }).first().waitFor();
    await page.keyboard.press('Enter');
    times.push(await page.evaluate(openedAfter, id));
  }
  tell('open an item from the palette', times);
};

const typeWaiting = async (page: Page, keys: number): Promise<void> => {
  for (let key = 0; key < keys; key += 1) {
    const before = (await measures(page, 'key to consequences')).length;
    await page.keyboard.type('abcdefgh '[key % 9] ?? ' ');
    await page.waitForFunction(
      (count) => performance.getEntriesByName('key to consequences', 'measure').length > count,
      before,
    );
  }
};

const measureMany = async (page: Page): Promise<void> => {
  await showInstead(page, generatedSource(300, 300));
  await beginAt(page);
  await page.keyboard.press('End');
  await typeWaiting(page, 30);
  tell('key to consequences, 1,000 items and 300 rules', await measures(page, 'key to consequences'));
};

interface OfPortal {
  readonly key: number;
  readonly elements: number;
  readonly memory: number;
}

/** Types into a text of the draft, and then into the same one again after the whole tree was opened. */
const measureSize = async (page: Page, copies: number): Promise<OfPortal> => {
  await showInstead(page, largeSource(copies));
  await beginAt(page);
  await page.keyboard.press('End');
  await typeWaiting(page, 30);
  const key = percentile((await measures(page, 'key to consequences')).slice(5), 0.5);
  await page.getByRole('searchbox', { name: /^Search \d+ items/ }).fill('e');
  await page.getByRole('treeitem').nth(30).waitFor();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { key, elements, memory: await usedMemory(page) };
};

const measurePortal = async (page: Page): Promise<void> => {
  const few = await measureSize(page, 0);
  const other = await page.context().newPage();
  await watchEditor(other);
  await other.goto('/');
  const many = await measureSize(other, 32);
  const format = ({ key, elements, memory }: OfPortal): string =>
    `key ${Math.round(key)} ms, ${elements} elements, ${memory} MB`;
  process.stdout.write(`453 items: ${format(few)}\n10,053 items: ${format(many)}\n`);
  measureWorker();
  process.stdout.write(
    `key: ${(many.key / few.key).toFixed(1)} times (bar ${portalBars.key}), elements: bar ${portalBars.elements}, memory: bar ${portalBars.memory} MB\n`,
  );
};

/** The processor time of a worker after a key, at both sizes: what a gate or a rule costs has no mark of the page. */
const measureWorker = (): void => {
  const portals = [openPortal(largeSource(0)), openPortal(largeSource(32))];
  for (const kind of ['text', 'gate', 'rule', 'usedRule'] as const) {
    const [few = Number.NaN, many = Number.NaN] = keyTimes(portals, kind);
    process.stdout.write(
      `worker, ${kind}: ${Math.round(few)} and ${Math.round(many)} ms, ${(many / few).toFixed(1)} times\n`,
    );
  }
};

const measureTree = async (page: Page): Promise<void> => {
  await showInstead(page, largeSource());
  await beginAt(page);
  // A letter that nearly all have opens the whole tree.
  await page.getByRole('searchbox', { name: /^Search \d+ items/ }).fill('e');
  const rows = page.getByRole('treeitem');
  await rows.nth(30).waitFor({ state: 'attached' });
  process.stdout.write(`${await rows.count()} rows of the tree in the page\n`);
  const list = page.locator(':has(> [role=tree])');
  await list.hover();
  await page.evaluate(() => (window.longTasks = []));
  const isEnd = () => list.evaluate((part) => part.scrollTop + part.clientHeight >= part.scrollHeight - 2);
  while (!(await isEnd())) {
    await page.mouse.wheel(0, 1_500);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  tell('scroll the tree, longest task', [await page.evaluate(() => Math.max(0, ...window.longTasks))]);
};

const parts = {
  ...{ keys: measureKeys, open: measureOpening, many: measureMany, tree: measureTree },
  portal: measurePortal,
};

for (const measure of Object.entries(parts).flatMap(([name, one]) =>
  only === undefined || name === only ? [one] : [],
)) {
  const browser = await openBrowser('system');
  try {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
    });
    const page = await context.newPage();
    await watchEditor(page);
    await workbenchPage(page).signIn('edda');
    await measure(page);
  } finally {
    await browser.close();
  }
}
process.stdout.write(
  `load of the machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}\n`,
);
