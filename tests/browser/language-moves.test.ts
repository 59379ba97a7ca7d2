import { describe, expect, test } from 'vitest';
import { openJourneys, type Visit } from '../support/browser/journeys.ts';
import { heading } from '../support/browser/page.ts';
import { enterAs } from '../support/browser/sign-in.ts';

const journeys = openJourneys();

const storedLanguage = ({ page }: Visit): Promise<string | null> => page.evaluate(() => localStorage.getItem('i18nextLng'));

describe('a query that names a language', () => {
  test('wins over the path also in a tab that is signed in, and over the stored language for good', async () => {
    const visit = await enterAs(journeys, 'm01');
    await visit.page.goto(`${journeys.origins.portal}/coverage?lng=es&x=1#y`);
    await heading(visit.page, 'Cobertura y beneficios');
    expect(new URL(visit.page.url()).pathname).toBe('/cobertura');
    expect([new URL(visit.page.url()).search, new URL(visit.page.url()).hash]).toEqual(['?lng=es&x=1', '#y']);
    expect(await storedLanguage(visit)).toBe('es');
    await visit.page.goto(`${journeys.origins.portal}/inicio?lang=en`);
    await heading(visit.page, 'Hello, Elena');
    expect(await storedLanguage(visit)).toBe('en');
  });
});

describe('a page of the content service that only Spanish has', () => {
  test('opens in Spanish once, also when the query names English', async () => {
    const visit = await enterAs(journeys, 'm01');
    await visit.page.route(/\/pages\?sf_culture=en/, async (route) => {
      const listed = await (await route.fetch()).text();
      await route.fulfill({ body: listed.replaceAll('announcements', 'notices<'), contentType: 'application/json' });
    });
    const isPages = (url: string): boolean => /\/pages\?sf_culture=en/.test(url);
    const answered = visit.page.waitForResponse((response) => isPages(response.url()));
    await visit.page.goto(`${journeys.origins.portal}/anuncios?lng=en`);
    await answered;
    await heading(visit.page, 'Anuncios');
    expect(new URL(visit.page.url()).pathname + new URL(visit.page.url()).search).toBe('/anuncios?lng=en');
  });
});

describe('a switch of the language', () => {
  test('Back and Forward keep the language that was chosen last', async () => {
    const visit = await enterAs(journeys, 'm01', { path: '/claims' });
    const { page } = visit;
    await heading(page, 'Claims');
    await page.locator('header nav a[href="/coverage"]').click();
    await heading(page, 'Coverage & benefits');
    await page.locator('a.lang').click();
    await heading(page, 'Cobertura y beneficios');
    await page.goBack();
    await heading(page, 'Reclamos');
    expect([new URL(page.url()).pathname, await storedLanguage(visit)]).toEqual(['/reclamos', 'es']);
    await page.goForward();
    await heading(page, 'Cobertura y beneficios');
    expect([new URL(page.url()).pathname, await storedLanguage(visit)]).toEqual(['/cobertura', 'es']);
  });

  test('R1.19: a page of the content service is the same page in the other language', async () => {
    const visit = await enterAs(journeys, 'm01', { path: '/announcements?x=1' });
    await heading(visit.page, 'Announcements');
    await visit.page.locator('a.lang').click();
    await heading(visit.page, 'Anuncios');
    expect(new URL(visit.page.url()).pathname + new URL(visit.page.url()).search).toBe('/anuncios?x=1');
    await visit.page.locator('a.lang').click();
    await heading(visit.page, 'Announcements');
    expect(await storedLanguage(visit)).toBe('en');
  });
});
