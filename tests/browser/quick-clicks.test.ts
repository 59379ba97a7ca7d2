import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { heading } from '../support/browser/page.ts';
import { enterAs } from '../support/browser/sign-in.ts';

const journeys = openJourneys();

const pathOf = (page: Page): string => decodeURI(new URL(page.url()).pathname);
const claims = { en: 'nav a[href="/claims"]', es: 'nav a[href="/reclamos"]' } as const;

/** Home of a member whose browser holds the words of both languages. */
const home = async () => {
  const { page, requests, complaints } = await enterAs(journeys, 'm01');
  await expect.poll(() => requests.some((request) => request.url().endsWith('/es.json'))).toBe(true);
  await page.locator(claims.en).first().waitFor();
  return { page, complaints };
};

/** Clicks two elements before the page can show what the first click asked for. */
const clickBoth = (page: Page, ...selectors: readonly [string, string]): Promise<void> =>
  page.evaluate((all) => all.forEach((selector) => document.querySelector<HTMLElement>(selector)?.click()), selectors);

describe('Two clicks, the second before the first has shown', () => {
  test('a link followed while the language is being switched opens its screen in the new language', async () => {
    const { page, complaints } = await home();
    await clickBoth(page, '.lang', claims.en);
    await expect.poll(() => pathOf(page)).toBe('/reclamos');
    await heading(page, 'Reclamos');
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('es');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('es');
    expect(complaints.errors).toEqual([]);
  });

  test('a switch of language while a screen is being opened keeps that screen', async () => {
    const { page } = await home();
    await clickBoth(page, claims.en, '.lang');
    await expect.poll(() => pathOf(page)).toBe('/reclamos');
    await page.locator(claims.es).first().waitFor();
    await heading(page, 'Reclamos');
  });

  test('a double click on a link is one step in the history', async () => {
    const { page } = await home();
    const before = await page.evaluate(() => history.length);
    await page.evaluate((selector) => {
      const link = document.querySelector(selector);
      for (const detail of [1, 2]) link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    }, claims.en);
    await expect.poll(() => pathOf(page)).toBe('/claims');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });
});

describe('Code that never arrives', () => {
  test.each(['release-follower', 'member-companion', 'site-footer'])('a page does without %s', async (part) => {
    const visit = await journeys.visit();
    await visit.page.route(new RegExp(`/assets/${part}-`), (route) => route.abort());
    await visit.context.request.post(`${journeys.origins.legacy}/__sandbox/login?member=m01`);
    await visit.page.goto(`${journeys.origins.portal}/home`);
    await visit.page.waitForFunction(() => sessionStorage.getItem('portal.token') !== null);
    await heading(visit.page, 'Hello, Elena');
    await visit.page.locator(claims.en).first().click();
    await heading(visit.page, 'Claims');
  });

  test('screens whose blocks cannot be had say so, and Home stays', async () => {
    const visit = await journeys.visit();
    await visit.page.route(/\/assets\/all-blocks-/, (route) => route.abort());
    await visit.context.request.post(`${journeys.origins.legacy}/__sandbox/login?member=m01`);
    await visit.page.goto(`${journeys.origins.portal}/home`);
    await visit.page.waitForFunction(() => sessionStorage.getItem('portal.token') !== null);
    await heading(visit.page, 'Hello, Elena');
    await visit.page.locator(claims.en).first().click();
    await visit.page.locator('main .calm .btn-1').waitFor();
    await visit.page.goBack();
    await heading(visit.page, 'Hello, Elena');
  });
});
