import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openReadAloud } from '../support/browser/chromium.ts';
import { openWorkbenchJourneys } from '../support/workbench/workbench-journeys.ts';

const { enterAs } = openWorkbenchJourneys();

/** A page of the workbench in a browser that a screen reader runs beside. */
const enterReadAloud = async (path: string): Promise<Page> => {
  const browser = await openReadAloud();
  onTestFinished(() => browser.close());
  return (await enterAs('ana', { browser, path })).page;
};

/** The number of elements of each role in the accessibility tree. */
const rolesOf = async (page: Page): Promise<Readonly<Record<string, number>>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const count: Record<string, number> = {};
  for (const { ignored, role } of nodes)
    if (!ignored) count[String(role?.value)] = (count[String(role?.value)] ?? 0) + 1;
  return count;
};

// Rows out of sight are not laid out (content-visibility): they are read all the same.
test(
  'all rows of the table of who sees what are read aloud, also those out of sight',
  { tags: 'deep' },
  async () => {
    const page = await enterReadAloud('/grid');
    const rows = (): Promise<number> => page.locator('table[role=grid] tbody tr:not([hidden])').count();
    await expect.poll(rows).toBeGreaterThan(400);
    await expect.poll(async () => (await rolesOf(page))['rowheader'] === (await rows())).toBe(true);
  },
);

test('all words of both languages are read aloud, also those out of sight', { tags: 'deep' }, async () => {
  const page = await enterReadAloud('/words');
  const rows = page.getByRole('row');
  await rows.nth(1).waitFor();
  const count = await page.locator('[role=row]').count();
  expect(count).toBeGreaterThan(400);
  await expect.poll(async () => (await rolesOf(page))['cell']).toBe((count - 1) * 4);
});
