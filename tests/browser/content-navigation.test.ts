import { describe, expect, test } from 'vitest';
import { nextPaint } from '../support/browser/clock.ts';
import { noComplaints } from '../support/browser/complaints.ts';
import { faqOf } from '../support/browser/faq.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { focusWindow, languageOf, pathOf, waitForHeading } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { sessionValues } from '../support/browser/storage.ts';

const journeys = openJourneys();

describe('navigation and footer of the content service', () => {
  test('R3.060 R7.010: a content entry renames the item with its path in its language, and nothing else', async () => {
    const own = await journeys.enterAs('m01');
    await shellOf(own.page).footerLink('Visit brisamar.example').waitFor();
    const before = await shellOf(own.page).mainMenu.allTextContents();
    await journeys.turnKnobs({ cms: 'relabel' });
    const english = await journeys.enterAs('m01');
    await shellOf(english.page).mainMenu.filter({ hasText: 'Claims and payments' }).waitFor();
    await expect
      .poll(() => shellOf(english.page).mainMenu.allTextContents())
      .toEqual(before.map((label) => (label === 'Claims' ? 'Claims and payments' : label)));
    const spanish = await journeys.enterAs('m01', { language: 'es' });
    await shellOf(spanish.page).mainMenu.filter({ hasText: 'Reclamos y pagos' }).waitFor();
    const paths = [english, spanish].map((visit) =>
      visit.requestsTo('/navigation/').map((request) => pathOf(request).split('/').at(-1)),
    );
    expect(paths.map((ends) => [...new Set(ends)])).toEqual([['home'], ['es']]);
    expect(english.complaints).toEqual(noComplaints);
  });

  test(
    'R1.23 R3.061 R7.011: the footer gains the links of the content service; a third entry is not read',
    { tags: 'deep' },
    async () => {
      const { page } = await journeys.enterAs('m01');
      await shellOf(page).footerLink('Visit brisamar.example').waitFor();
      expect(await shellOf(page).footerLink('Wellness challenge').getAttribute('href')).toBe(
        '/wellness-challenge',
      );
      expect(await page.getByText('Ignored').count()).toBe(0);
    },
  );

  test('a hostile footer adds only secure links', async () => {
    await journeys.turnKnobs({ cms: 'hostile' });
    const { page, complaints } = await journeys.enterAs('m01');
    await shellOf(page).footerLink('Visit brisamar.example').waitFor();
    expect(await page.locator('a[href*="evil"]').count()).toBe(0);
    expect(complaints).toEqual(noComplaints);
  });

  test(
    'a service that fails leaves the portal’s own navigation, footer and phone',
    { tags: 'deep' },
    async () => {
      await journeys.turnKnobs({ cms: '500' });
      const { page, complaints } = await journeys.enterAs('m01');
      await page.waitForFunction(() => document.body.dataset['footerRendered'] === 'true');
      await expect.poll(() => shellOf(page).mainMenu.count()).toBe(6);
      await expect.poll(() => shellOf(page).footerColumns.count()).toBe(4);
      await expect.poll(() => shellOf(page).strip.locator('a[href^="tel:"]').count()).toBe(1);
      expect(complaints.pageErrors).toEqual([]);
    },
  );
});

describe('pages of the content service', () => {
  test('R2.074 R2.075 R7.022: an extra page opens at its path with its title and a message that it is not built yet', async () => {
    const visit = await journeys.enterAs('m01', { path: '/about/leadership' });
    const { page, complaints } = visit;
    await waitForHeading(page, 'Leadership');
    await expect
      .poll(() => page.getByRole('main').getByText('Page needs to be built.', { exact: true }).count())
      .toBe(1);
    await expect.poll(() => page.title()).toBe('Leadership · Brisamar Health Plan');
    const cultures = visit
      .requestsTo('/pages?')
      .map((request) => new URL(request.url()).searchParams.get('sf_culture'));
    expect([...new Set(cultures)].sort()).toEqual(['en', 'es']);
    expect(complaints).toEqual(noComplaints);
  });

  test(
    'R2.075: in Spanish the notice is in Spanish, and a page without a translation keeps its English path',
    { tags: 'deep' },
    async () => {
      const { page } = await journeys.enterAs('m01', { path: '/acerca-de/liderazgo', language: 'es' });
      await waitForHeading(page, 'Liderazgo');
      await expect
        .poll(() => page.getByText('Esta página aún no está disponible.', { exact: true }).count())
        .toBe(1);
      const untranslated = await journeys.enterAs('m01', { path: '/holiday-hours', language: 'es' });
      await waitForHeading(untranslated.page, 'Holiday hours');
      expect(await languageOf(untranslated.page)).toBe('es');
    },
  );

  test(
    'a visitor signs in first and then gets the page; an invalid path is not found',
    { tags: 'deep' },
    async () => {
      const { page } = await journeys.visit();
      await page.goto('/announcements');
      await page.waitForURL(/\/login$/);
      expect((await sessionValues(page))['portal.redirect']).toBe('/announcements');
      await journeys.turnKnobs({ cms: 'hostile' });
      const hostile = await journeys.enterAs('m01', { path: '/announcements%3Cscript%3E' });
      await waitForHeading(hostile.page, 'Looks like that page has been lost at sea!');
    },
  );
});

describe('answers are cached', () => {
  test(
    'R9.27 R9.29: no second call within ten minutes; the focus of the window asks again after them',
    { tags: 'deep' },
    async () => {
      const visit = await journeys.enterAs('m01', { path: '/help' });
      const { page } = visit;
      await faqOf(page).list.waitFor();
      await shellOf(page).footerLink('Visit brisamar.example').waitFor();
      const counts = () => [visit.requestsTo('/navigation/').length, visit.requestsTo('faqmains').length];
      const [navigation = 0, faq = 0] = counts();
      await shellOf(page).follow('Claims');
      await waitForHeading(page, 'Claims');
      await focusWindow(page);
      await shellOf(page).strip.getByRole('link', { name: 'Help' }).click();
      await faqOf(page).list.waitFor();
      expect(counts()).toEqual([navigation, faq]);
      await page.clock.setSystemTime(Date.parse('2027-01-05T20:11:00Z'));
      await focusWindow(page);
      await expect.poll(counts).toEqual([navigation + 1, faq + 1]);
      await Promise.all(
        [...visit.requestsTo('/navigation/'), ...visit.requestsTo('faqmains')].map((request) =>
          request.response(),
        ),
      );
      await focusWindow(page);
      await nextPaint(page);
      expect(counts()).toEqual([navigation + 1, faq + 1]);
    },
  );
});
