import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { nextPaint } from '../support/browser/clock.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { shellOf } from '../support/browser/shell.ts';
import { enter } from '../support/browser/sign-in.ts';
import type { Visit } from '../support/browser/visit.ts';

const journeys = openJourneys();

const lostText = /^This could not be opened\. Check your connection/;

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** A member whose browser is never idle, so that no part is fetched before it is opened. */
const enterBusy = async (member: string, options: BrowserContextOptions = {}) => {
  const visit = await journeys.visit(options);
  await visit.context.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await enter(visit, member, {});
  return visit;
};

/**
 * Waits until all is here that the page fetches once it is idle: the last of it was asked for, and every file
 * came once.
 */
const fetchedInIdleTime = async ({ page, requestsTo }: Visit): Promise<void> => {
  await expect.poll(() => requestsTo('/assets/stopped-').length, { timeout: 10_000 }).toBe(1);
  const awaited = (): readonly string[] => {
    const asked = requestsTo('/assets/');
    const here = new Set(
      asked.filter((request) => request.timing().responseEnd >= 0).map((request) => request.url()),
    );
    return asked.map((request) => request.url()).filter((url) => !here.has(url));
  };
  await expect.poll(awaited, { timeout: 10_000 }).toEqual([]);
  await nextPaint(page);
};

/**
 * Clicks an opener without the network, where the page stays and tells; then with it, where the part opens.
 */
const openTwice = async (page: Page, opener: Locator, part: Locator): Promise<void> => {
  const failure = page.locator('.not-opened', { hasText: lostText });
  await page.context().setOffline(true);
  await opener.click();
  await expect.poll(() => failure.count()).toBe(1);
  await expect.poll(() => page.getByRole('heading', { name: 'Hello, Elena' }).count()).toBe(1);
  expect(await isFocused(opener)).toBe(true);
  expect(await opener.getAttribute('aria-expanded')).not.toBe('true');
  await page.context().setOffline(false);
  await opener.click();
  await part.waitFor();
  expect(await failure.count()).toBe(0);
};

describe('A part that opens on demand and is requested offline', () => {
  test('the menu of small screens reports it, and opens online', { tags: 'deep' }, async () => {
    const { page } = await enterBusy('m01', { viewport: { width: 375, height: 800 } });
    await openTwice(
      page,
      page.getByRole('button', { name: 'Open menu' }),
      page.getByRole('dialog').getByRole('button', { name: 'Log out' }),
    );
  });

  test('the account menu reports it, and opens online', async () => {
    const { page } = await enterBusy('m01');
    await openTwice(page, shellOf(page).accountButton, page.locator('.account-logout'));
  });

  test('the meanings of a status report it, and open online', { tags: 'deep' }, async () => {
    const { page } = await enterBusy('m01');
    await openTwice(
      page,
      page.getByRole('button', { name: 'What does Covered mean?' }),
      page.getByRole('dialog', { name: 'Coverage status' }),
    );
  });

  test(
    'the leaving notice is a courtesy: its link is followed, the footer stays, and the next click asks first again',
    { tags: 'deep' },
    async () => {
      const { page, context } = await enterBusy('m08');
      const link = shellOf(page).footerLink('Facebook');
      await context.setOffline(true);
      const opened = context.waitForEvent('request', (request) => request.isNavigationRequest());
      await link.click();
      expect((await opened).url()).toBe(await link.getAttribute('href'));
      await context.setOffline(false);
      await page.bringToFront();
      await link.click();
      await page.getByRole('dialog', { name: 'You are now leaving your online account' }).waitFor();
    },
  );
});

describe('A part that was fetched in idle time', () => {
  test.each([
    ['the menu of small screens', 375, 'Open menu'],
    ['the account menu', 1280, ', Account menu'],
    ['the meanings of a status', 1280, 'What does Covered mean?'],
  ])('%s opens without the network', { tags: 'deep' }, async (_, width, name) => {
    const visit = await journeys.enterAs('m01', { viewport: { width, height: 800 } });
    const { page, context } = visit;
    await fetchedInIdleTime(visit);
    await context.setOffline(true);
    await page.getByRole('button', { name }).click();
    await page.locator('dialog[open], .account-logout').first().waitFor();
  });

  test('every screen of the menu opens without the network, the ID card above all', async () => {
    const visit = await journeys.enterAs('m01', { path: '/claims' });
    const { page, context } = visit;
    await fetchedInIdleTime(visit);
    await context.setOffline(true);
    await shellOf(page).follow('Coverage');
    await page.locator('main .idcard').waitFor();
  });
});
