import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { shellOf } from '../support/browser/shell.ts';

const journeys = openJourneys();

const told = /^This could not be opened\. Check your connection/;

const isFocused = (locator: Locator): Promise<boolean> => locator.evaluate((element) => element === document.activeElement);

/** Clicks an opener without the network, where the page stays and tells; then with it, where the part opens. */
const openTwice = async (page: Page, opener: Locator, part: Locator): Promise<void> => {
  const failure = page.locator('.not-opened', { hasText: told });
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

describe('A part that opens on demand and is asked for without the network', () => {
  test('the menu of small screens tells it, and opens once the network is back', async () => {
    const { page } = await journeys.enterAs('m01', { viewport: { width: 375, height: 800 } });
    await openTwice(
      page,
      page.getByRole('button', { name: 'Open menu' }),
      page.getByRole('dialog').getByRole('button', { name: 'Log out' }),
    );
  });

  test('the account menu tells it, and opens once the network is back', async () => {
    const { page } = await journeys.enterAs('m01');
    await openTwice(page, shellOf(page).accountButton, page.locator('.account-logout'));
  });

  test('the meanings of a status tell it, and open once the network is back', async () => {
    const { page } = await journeys.enterAs('m01');
    await openTwice(
      page,
      page.getByRole('button', { name: 'What does Covered mean?' }),
      page.getByRole('dialog', { name: 'Coverage status' }),
    );
  });

  test('the leaving notice is a courtesy: its link is followed, the footer stays, and the next click asks first again', async () => {
    const { page, context } = await journeys.enterAs('m08');
    const link = shellOf(page).footerLink('Facebook');
    await context.setOffline(true);
    const opened = context.waitForEvent('request', (request) => request.isNavigationRequest());
    await link.click();
    expect((await opened).url()).toBe(await link.getAttribute('href'));
    await context.setOffline(false);
    await page.bringToFront();
    await link.click();
    await page.getByRole('dialog', { name: 'You are now leaving your online account' }).waitFor();
  });
});
