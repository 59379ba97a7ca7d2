import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { percentile } from '../bench-web/percentile.ts';
import { openBrowser } from '../support/browser/chromium.ts';
import { workbenchPage } from '../support/workbench/workbench-page.ts';

/**
 * `npm run bench:editor -- http://127.0.0.1:4304`: what somebody waits for in the editor, by the page's own marks in
 * the system's Chromium, against a running sample workbench (`npm start`). Figures count on a quiet machine only: the
 * server judges every saved source beside it, so at least three processors are wanted.
 */
const [origin = 'http://127.0.0.1:4304'] = process.argv.slice(2);

const keys = 60;

/** So long between two keys, in milliseconds: each is answered and saved by itself, which is the most work there can be for one. */
const pause = 500;

const item = 'coverage.wellness/programs/preventive';

/** Milliseconds that 95 of 100 keys may take. */
const bars = { 'key to consequences': 100, 'preview-painted': 150 } as const;

const tell = (name: keyof typeof bars, times: readonly number[]): void => {
  const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)].map(Math.round);
  process.stdout.write(`${name}: median ${median} ms, p95 ${p95} ms (bar ${bars[name]}), ${times.length} times\n`);
};

const measures = (page: Page, name: string): Promise<readonly number[]> =>
  page.evaluate((of) => performance.getEntriesByName(of, 'measure').map(({ duration }) => duration), name);

const typeKeys = async (page: Page): Promise<void> => {
  await workbenchPage(page).beginDraft(`Bench ${Date.now()}`);
  await page.goto(`${page.url().split('?')[0]}?item=${encodeURIComponent(item)}&as=m08`);
  const field = page.getByLabel('Text, English', { exact: true });
  await field.focus();
  await page.locator('.strip:not([aria-busy])').waitFor();
  await page.keyboard.press('End');
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.type('abcdefgh '[key % 9] ?? ' ', { delay: pause });
  }
  for (const name of ['key to consequences', 'preview-painted'] as const) tell(name, await measures(page, name));
};

const browser = await openBrowser('system');
try {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  await workbenchPage(page).signIn('edda');
  await typeKeys(page);
} finally {
  await browser.close();
}
process.stdout.write(
  `load of the machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}\n`,
);
