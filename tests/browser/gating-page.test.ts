import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { gatingTable } from '../../src/analysis/table/gating-table.ts';
import { tableHtml } from '../../src/authoring/gating/table-page.ts';
import { axeViolations } from '../support/browser/axe-violations.ts';
import { openJourneyBrowser } from '../support/browser/journey-browser.ts';
import { analysedPortal } from '../support/config/analysed-portal.ts';

const openGatingPage = async (language: 'en' | 'es') => {
  const { model } = analysedPortal(language);
  const table = gatingTable(model, language);
  const folder = mkdtempSync(join(tmpdir(), 'gating-'));
  writeFileSync(
    join(folder, 'gating.html'),
    tableHtml(table, { configuration: '0123456789ab', day: 'November 17, 2026' }),
  );
  const browser = await openJourneyBrowser();
  onTestFinished(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('request', (request) => complaints.push(request.url()));
  await page.goto(`file://${folder}/gating.html`);
  complaints.splice(0, 1);
  return { page, table, complaints };
};

const shownItems = (page: Page): Promise<readonly string[]> =>
  page.locator('tbody tr:not([hidden])').evaluateAll((rows) => rows.map((row) => row.dataset['id'] ?? ''));

test('the gating page searches, filters, sorts and prints, by keyboard, on a phone and in the dark', async () => {
  const { page, table, complaints } = await openGatingPage('en');
  expect(await page.locator('#count').textContent()).toBe(
    `${table.rows.length} of ${table.rows.length} rows`,
  );

  await page.keyboard.press('/');
  await page.keyboard.type('TRAVEL calpers');
  const found = await shownItems(page);
  expect(found).toContain('claims.travelReimbursement');
  expect(found.length).toBeLessThan(10);
  expect(await axeViolations(page)).toEqual([]);
  await page.locator('#search').fill('');
  await page.locator('#section').selectOption('claims');
  expect((await shownItems(page)).every((id) => id.startsWith('claims'))).toBe(true);
  await page.locator('#section').selectOption('');
  await page.locator('#show').selectOption('conditional');
  const conditional = table.rows.filter(({ cells }) =>
    cells.some(({ verdict }) => verdict === 'conditional'),
  );
  expect(await shownItems(page)).toEqual(conditional.map(({ id }) => id));

  await page.locator('thead button').first().focus();
  await page.keyboard.press('Enter');
  const sorted = conditional.map(({ id }) => id).sort((one, other) => one.localeCompare(other, 'en'));
  expect(await shownItems(page)).toEqual(sorted);
  expect(await page.locator('thead th').first().getAttribute('aria-sort')).toBe('ascending');
  await page.keyboard.press('Enter');
  expect(await shownItems(page)).toEqual(sorted.toReversed());

  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('form').isVisible()).toBe(false);
  expect(await page.locator('.stamp').textContent()).toBe('Configuration 0123456789ab, November 17, 2026');
  await page.emulateMedia({ media: 'screen' });

  await page.setViewportSize({ width: 375, height: 800 });
  await page.locator('#order').selectOption('-1');
  expect(await shownItems(page)).toEqual(conditional.map(({ id }) => id));
  await page.locator('#section').selectOption('claims');
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test(
  'the gating page compares two plans, leaves members without a plan out of differences, and keeps its filters in the address',
  { tags: 'deep' },
  async () => {
    const { page, table, complaints } = await openGatingPage('es');
    await page.locator('#show').selectOption('differing');
    const differing = await shownItems(page);
    expect(differing).toContain('billing/options/billingHistory');
    expect(differing).toContain('pharmacy/overTheCounter');
    expect(differing).not.toContain('menus/main/pharmacy');
    await page.locator('#show').selectOption('differingAll');
    expect(await shownItems(page)).toContain('menus/main/pharmacy');

    await page.locator('#show').selectOption('everything');
    await page.locator('#one').selectOption('medicare');
    await page.locator('#other').selectOption('ppo');
    await page.locator('#search').fill('historial facturas');
    const found = ['billing/options/billingHistory', 'billing.billingHistory'];
    expect(await shownItems(page)).toEqual(found);
    await expect.poll(() => page.locator('thead th:visible').count()).toBe(3);
    await expect.poll(() => page.locator('tbody tr:not([hidden]) td:visible').count()).toBe(4);
    const address = page.url();
    expect(new URL(address).hash).toBe('#search=historial+facturas&one=medicare&other=ppo');
    await page.goto('about:blank');
    await page.goto(address);
    await expect.poll(() => shownItems(page)).toEqual(found);
    await page.locator('#one').selectOption('');
    await page.locator('#search').fill('');
    await expect.poll(() => shownItems(page)).toHaveLength(table.rows.length);
    expect(complaints.filter((one) => !one.startsWith('file:'))).toEqual([]);
  },
);

test(
  'merged cells keep their text in view, and the whole table prints on at most 14 sheets of A3',
  { tags: 'deep' },
  async () => {
    const { page } = await openGatingPage('en');
    await page.setViewportSize({ width: 800, height: 700 });
    await page.locator('main').evaluate((main) => main.scrollTo(400, 0));
    const [text, edge] = await Promise.all([
      page.locator('tbody td > div').first().boundingBox(),
      page.locator('tbody th').first().boundingBox(),
    ]);
    expect(text!.x).toBeGreaterThanOrEqual(edge!.x + edge!.width);
    const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(pages!.length).toBeLessThanOrEqual(14);
  },
);
