import { describe, expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { pathOf, placeOf, waitForHeading } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { storedLanguage } from '../support/browser/storage.ts';

const journeys = openJourneys();

describe('a query that names a language', () => {
  test('wins over the path also in a tab that is signed in, and over the stored language for good', async () => {
    const visit = await journeys.enterAs('m01');
    await visit.page.goto('/coverage?lng=es&x=1#y');
    await waitForHeading(visit.page, 'Cobertura y beneficios');
    expect(placeOf(visit.page)).toBe('/cobertura?lng=es&x=1#y');
    expect(await storedLanguage(visit.page)).toBe('es');
    await visit.page.goto('/inicio?lang=en');
    await waitForHeading(visit.page, 'Hello, Elena');
    expect(await storedLanguage(visit.page)).toBe('en');
  });
});

describe('a page of the content service that only Spanish has', () => {
  test('opens in Spanish once, also when the query names English', { tags: 'deep' }, async () => {
    const visit = await journeys.enterAs('m01');
    await visit.page.route(/\/pages\?sf_culture=en/, async (route) => {
      const listed = await (await route.fetch()).text();
      await route.fulfill({
        body: listed.replaceAll('announcements', 'notices<'),
        contentType: 'application/json',
      });
    });
    const isPages = (url: string): boolean => /\/pages\?sf_culture=en/.test(url);
    const answered = visit.page.waitForResponse((response) => isPages(response.url()));
    await visit.page.goto('/anuncios?lng=en');
    await answered;
    await waitForHeading(visit.page, 'Anuncios');
    expect(placeOf(visit.page)).toBe('/anuncios?lng=en');
  });
});

describe('a switch of the language', () => {
  test('Back and Forward keep the language that was chosen last', async () => {
    const visit = await journeys.enterAs('m01', { path: '/claims' });
    const { page } = visit;
    await waitForHeading(page, 'Claims');
    await shellOf(page).follow('Coverage');
    await waitForHeading(page, 'Coverage & benefits');
    await shellOf(page).switchLanguage();
    await waitForHeading(page, 'Cobertura y beneficios');
    await page.goBack();
    await waitForHeading(page, 'Reclamos');
    expect([pathOf(page), await storedLanguage(visit.page)]).toEqual(['/reclamos', 'es']);
    await page.goForward();
    await waitForHeading(page, 'Cobertura y beneficios');
    expect([pathOf(page), await storedLanguage(visit.page)]).toEqual(['/cobertura', 'es']);
  });

  test(
    'R1.19: a page of the content service is the same page in the other language',
    { tags: 'deep' },
    async () => {
      const visit = await journeys.enterAs('m01', { path: '/announcements?x=1' });
      await waitForHeading(visit.page, 'Announcements');
      await shellOf(visit.page).switchLanguage();
      await waitForHeading(visit.page, 'Anuncios');
      expect(placeOf(visit.page)).toBe('/anuncios?x=1');
      await shellOf(visit.page).switchLanguage();
      await waitForHeading(visit.page, 'Announcements');
      expect(await storedLanguage(visit.page)).toBe('en');
    },
  );
});
