import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { asked, openJourneys } from '../support/browser/journeys.ts';
import { heading } from '../support/browser/page.ts';
import { enterAs } from '../support/browser/sign-in.ts';

const journeys = openJourneys();
const quiet = { errors: [], warnings: [], pageErrors: [], policyViolations: [] };
const mainMenu = (page: Page) => page.locator('.navrow nav a');
const footerLink = (page: Page, name: string) => page.locator('footer').getByRole('link', { name });

describe('navigation and footer of the content service', () => {
  test('R3.060 R7.010: a content entry renames the item of that path in its language, nothing else changes', async () => {
    const own = await enterAs(journeys, 'm01');
    await footerLink(own.page, 'Visit brisamar.example').waitFor();
    const before = await mainMenu(own.page).allTextContents();
    await journeys.turnKnobs({ cms: 'relabel' });
    const english = await enterAs(journeys, 'm01');
    await mainMenu(english.page).filter({ hasText: 'Claims and payments' }).waitFor();
    await expect
      .poll(() => mainMenu(english.page).allTextContents())
      .toEqual(before.map((label) => (label === 'Claims' ? 'Claims and payments' : label)));
    const spanish = await enterAs(journeys, 'm01', { language: 'es' });
    await mainMenu(spanish.page).filter({ hasText: 'Reclamos y pagos' }).waitFor();
    const paths = [english, spanish].map((visit) =>
      asked(visit, '/navigation/').map((request) => new URL(request.url()).pathname.split('/').at(-1)),
    );
    expect(paths.map((ends) => [...new Set(ends)])).toEqual([['home'], ['es']]);
    expect(english.complaints).toEqual(quiet);
  });

  test('R1.23 R3.061 R7.011: the footer gains the links of the content service; a third entry is not read', async () => {
    const { page } = await enterAs(journeys, 'm01');
    await footerLink(page, 'Visit brisamar.example').waitFor();
    expect(await footerLink(page, 'Wellness challenge').getAttribute('href')).toBe('/wellness-challenge');
    expect(await page.getByText('Ignored').count()).toBe(0);
  });

  test('a hostile footer adds no link but the secure ones', async () => {
    await journeys.turnKnobs({ cms: 'hostile' });
    const { page, complaints } = await enterAs(journeys, 'm01');
    await footerLink(page, 'Visit brisamar.example').waitFor();
    expect(await page.locator('a[href*="evil"]').count()).toBe(0);
    expect(complaints).toEqual(quiet);
  });

  test('a service that fails leaves the portal’s own navigation, footer and phone', async () => {
    await journeys.turnKnobs({ cms: '500' });
    const { page, complaints } = await enterAs(journeys, 'm01');
    await page.waitForFunction(() => document.body.dataset['footerRendered'] === 'true');
    await expect.poll(() => mainMenu(page).count()).toBe(6);
    await expect.poll(() => page.locator('footer .cols4 > div').count()).toBe(4);
    await expect.poll(() => page.locator('.strip a[href^="tel:"]').count()).toBe(1);
    expect(complaints.pageErrors).toEqual([]);
  });
});

describe('pages of the content service', () => {
  test('R2.074 R2.075 R7.022: an extra page opens under its path with its title and says that it is to be built', async () => {
    const visit = await enterAs(journeys, 'm01', { path: '/about/leadership' });
    const { page, complaints } = visit;
    await heading(page, 'Leadership');
    await expect.poll(() => page.getByRole('main').getByText('Page needs to be built.', { exact: true }).count()).toBe(1);
    await expect.poll(() => page.title()).toBe('Leadership · Brisamar Health Plan');
    const cultures = asked(visit, '/pages?').map((request) => new URL(request.url()).searchParams.get('sf_culture'));
    expect([...new Set(cultures)].sort()).toEqual(['en', 'es']);
    expect(complaints).toEqual(quiet);
  });

  test('R2.075: in Spanish it says so in Spanish, and a page without a translation stays under its English path', async () => {
    const { page } = await enterAs(journeys, 'm01', { path: '/acerca-de/liderazgo', language: 'es' });
    await heading(page, 'Liderazgo');
    await expect.poll(() => page.getByText('Esta página aún no está disponible.', { exact: true }).count()).toBe(1);
    const untranslated = await enterAs(journeys, 'm01', { path: '/holiday-hours', language: 'es' });
    await heading(untranslated.page, 'Holiday hours');
    expect(await untranslated.page.getAttribute('html', 'lang')).toBe('es');
  });

  test('a visitor signs in first and then gets the page; a bad path is not found', async () => {
    const { page } = await journeys.visit();
    await page.goto(`${journeys.origins.portal}/announcements`);
    await page.waitForURL(/\/login$/);
    expect(await page.evaluate(() => sessionStorage.getItem('portal.redirect'))).toBe('/announcements');
    await journeys.turnKnobs({ cms: 'hostile' });
    const hostile = await enterAs(journeys, 'm01', { path: '/announcements%3Cscript%3E' });
    await heading(hostile.page, 'Looks like that page has been lost at sea!');
  });
});

describe('answers are kept', () => {
  test('R9.27 R9.29: no second call within ten minutes; the focus of the window asks again after them', async () => {
    const visit = await enterAs(journeys, 'm01', { path: '/help' });
    const { page } = visit;
    const focus = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.locator('.faq-list').waitFor();
    await footerLink(page, 'Visit brisamar.example').waitFor();
    const counts = () => [asked(visit, '/navigation/').length, asked(visit, 'faqmains').length];
    const [navigation = 0, faq = 0] = counts();
    await mainMenu(page).filter({ hasText: 'Claims' }).click();
    await heading(page, 'Claims');
    await focus();
    await page.locator('.strip').getByRole('link', { name: 'Help' }).click();
    await page.locator('.faq-list').waitFor();
    expect(counts()).toEqual([navigation, faq]);
    await page.clock.setSystemTime(Date.parse('2027-01-05T20:11:00Z'));
    await focus();
    await page.waitForTimeout(500);
    expect(counts()).toEqual([navigation + 1, faq + 1]);
  });
});
