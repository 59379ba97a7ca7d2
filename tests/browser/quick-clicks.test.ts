import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { languageOf, pathOf, retryButton, waitForHeading } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { storedLanguage, waitForToken } from '../support/browser/storage.ts';

const journeys = openJourneys();

const claims = { en: 'nav a[href="/claims"]', es: 'nav a[href="/reclamos"]' } as const;

/** Home of a member whose browser holds the words of both languages. */
const home = async () => {
  const visit = await journeys.enterAs('m01');
  await expect.poll(() => visit.requestsTo('/es.json').length).toBe(1);
  await visit.page.locator(claims.en).first().waitFor();
  return visit;
};

/** Clicks two elements before the page can show what the first click asked for. */
const clickBoth = (page: Page, ...selectors: readonly [string, string]): Promise<void> =>
  page.evaluate(
    (all) => all.forEach((selector) => document.querySelector<HTMLElement>(selector)?.click()),
    selectors,
  );

describe('Two clicks, the second before the first has an effect', () => {
  test('a link followed while the language is being switched opens its screen in the new language', async () => {
    const { page, complaints } = await home();
    await clickBoth(page, '.lang', claims.en);
    await expect.poll(() => pathOf(page)).toBe('/reclamos');
    await waitForHeading(page, 'Reclamos');
    await expect.poll(() => languageOf(page)).toBe('es');
    await expect.poll(() => storedLanguage(page)).toBe('es');
    expect(complaints.errors).toEqual([]);
  });

  test('a change of language while a screen opens keeps that screen', { tags: 'deep' }, async () => {
    const { page } = await home();
    await clickBoth(page, claims.en, '.lang');
    await expect.poll(() => pathOf(page)).toBe('/reclamos');
    await page.locator(claims.es).first().waitFor();
    await waitForHeading(page, 'Reclamos');
  });

  test('a double click on a link is one step in the history', async () => {
    const { page } = await home();
    const before = await page.evaluate(() => history.length);
    await page.evaluate((selector) => {
      const link = document.querySelector(selector);
      for (const detail of [1, 2])
        link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    }, claims.en);
    await expect.poll(() => pathOf(page)).toBe('/claims');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });
});

describe('Code that never arrives', () => {
  const homeWithout = async (part: string) => {
    const visit = await journeys.visit();
    const { page, logIn } = visit;
    await page.route(new RegExp(`/assets/${part}-`), (route) => route.abort());
    await logIn('m01');
    await page.goto('/home');
    await waitForToken(page);
    await waitForHeading(page, 'Hello, Elena');
    return visit;
  };

  test.each(['release-follower', 'member-companion', 'site-footer'])(
    'a page works without %s, reports nothing and does not reload: the visitor may be leaving',
    { tags: 'deep' },
    async (part) => {
      const { page, complaints, requestsTo } = await homeWithout(part);
      await expect.poll(() => requestsTo(`/assets/${part}-`).length).toBeGreaterThan(0);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await shellOf(page).follow('Claims');
      await waitForHeading(page, 'Claims');
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      // The browser itself names the file that it could not load.
      expect(complaints.errors.filter((error) => !error.includes(`/assets/${part}-`))).toEqual([]);
      expect(complaints.pageErrors).toEqual([]);
    },
  );

  test(
    'screens whose blocks cannot be loaded show an error, and Home still works',
    { tags: 'deep' },
    async () => {
      const { page } = await homeWithout('all-blocks');
      await shellOf(page).follow('Claims');
      await retryButton(page).waitFor();
      await page.goBack();
      await waitForHeading(page, 'Hello, Elena');
    },
  );
});
