import { describe, expect, test } from 'vitest';
import { axeViolations } from '../support/browser/axe-violations.ts';
import { noComplaints } from '../support/browser/complaints.ts';
import { faqOf } from '../support/browser/faq.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { headingOf, pathOf, waitForHeading } from '../support/browser/page.ts';

const journeys = openJourneys();

describe('the help page', () => {
  test('R2.136 R3.062 R7.005: leads from categories over subcategories and questions to the answer', async () => {
    const visit = await journeys.enterAs('m01', { path: '/help' });
    const { page, complaints } = visit;
    await waitForHeading(page, 'Help');
    await faqOf(page).openTopics('Your bill', 'Paying');
    await page.getByText('How do I pay my premium?').click();
    await page.getByRole('link', { name: 'Premium billing' }).last().waitFor();
    const urls = visit.requestsTo('/default/faq').map((request) => new URL(request.url()));
    const asked = urls.map(({ pathname }) =>
      pathname
        .replace(/\(.*\)/, '()')
        .split('/')
        .slice(-2)
        .join('/'),
    );
    // A visitor's help may be on show, and ask, while the session is still being checked.
    expect([...new Set(asked)]).toEqual([
      'faqmains()/FAQCategories',
      'faqcategories()/Subcategories',
      'faqsubcategories()/Questions',
    ]);
    expect(urls.every(({ searchParams }) => searchParams.get('sf_culture') === 'en')).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual(noComplaints);
  });

  test(
    'R7.006 R7.007 R7.008: in Spanish asks for Spanish and follows an answer’s link inside the portal',
    { tags: 'deep' },
    async () => {
      const visit = await journeys.enterAs('m01', { path: '/help', language: 'es' });
      const { page } = visit;
      await waitForHeading(page, 'Ayuda');
      await faqOf(page).openTopics('Su factura', 'Pagar');
      await page.getByText('¿Cómo pago mi prima?').click();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.getByRole('main').getByRole('link', { name: 'Facturación de primas' }).click();
      await waitForHeading(page, 'Facturación de primas');
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      expect(
        visit.requestsTo('/default/faq').every((request) => request.url().endsWith('sf_culture=es')),
      ).toBe(true);
    },
  );

  test(
    'the same main item is requested in both languages, and Medicare has its own',
    { tags: 'deep' },
    async () => {
      const mainOf = async (member: string, language: 'en' | 'es') => {
        const visit = await journeys.enterAs(member, { path: '/help', language });
        await faqOf(visit.page).list.waitFor();
        // A visitor's help may be on show, and ask, while the session is still being checked.
        return /faqmains\(([^)]*)\)/.exec(visit.requestsTo('faqmains').at(-1)?.url() ?? '')?.[1];
      };
      const english = await mainOf('m01', 'en');
      const spanish = await mainOf('m01', 'es');
      const medicare = await mainOf('m08', 'en');
      expect(english).toBe(spanish);
      expect(medicare).not.toBe(english);
    },
  );

  test('R8.06: a service that fails is a bold alert with another try and the phone, in both languages', async () => {
    await journeys.turnKnobs({ cms: '500' });
    for (const [language, words, again] of [
      ['en', 'There seems to be an error', 'Try again'],
      ['es', 'Parece que hay un error.', 'Intentar de nuevo'],
    ] as const) {
      const { page } = await journeys.enterAs('m01', { path: '/help', language });
      const alert = page.getByRole('alert');
      await alert.locator('strong', { hasText: words }).waitFor();
      const weight = await alert
        .locator('strong')
        .evaluate((element) => Number(getComputedStyle(element).fontWeight));
      expect(weight).toBeGreaterThanOrEqual(600);
      await expect.poll(() => alert.locator('a[href^="tel:"]').count()).toBe(1);
      if (language === 'en') continue;
      await journeys.turnKnobs({ cms: 'ok' });
      await alert.getByRole('button', { name: again }).click();
      await page.getByRole('button', { name: 'Su factura' }).waitFor();
    }
  });

  test(
    'questions without a Spanish version are shown in English, marked as English',
    { tags: 'deep' },
    async () => {
      await journeys.turnKnobs({ cms: 'empty-es' });
      const { page } = await journeys.enterAs('m01', { path: '/help', language: 'es' });
      await page.getByText('Estas preguntas aún no están disponibles en español.').waitFor();
      await faqOf(page).openTopics('Verlas en inglés', 'Your bill');
      await page.getByRole('button', { name: 'Paying' }).waitFor();
      const languages = ['Todos los temas', 'Your bill', 'Paying'].map((words) =>
        page
          .getByText(words, { exact: true })
          .evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
      );
      expect(await Promise.all(languages)).toEqual(['es', 'en', 'en']);
    },
  );

  test('R2.137: markup of a hostile answer is removed, nothing runs and nothing is requested', async () => {
    await journeys.turnKnobs({ cms: 'hostile' });
    const visit = await journeys.enterAs('m01', { path: '/help' });
    const { page, complaints } = visit;
    await faqOf(page).openTopics('Your bill', 'Paying');
    await faqOf(page).questions.first().locator('summary').click();
    await page.getByText('covering').first().waitFor();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(
      await faqOf(page).list.locator('script, img, svg, iframe, form, input, [style], a[href]').count(),
    ).toBe(0);
    expect(visit.requestsTo('evil.example')).toEqual([]);
    expect(complaints).toEqual(noComplaints);
  });
});

describe('the help dialog', () => {
  test('R2.011: opens over home with the same questions, and closes to home', { tags: 'deep' }, async () => {
    const { page } = await journeys.enterAs('m01', { path: '/help-modal', language: 'es' });
    const dialog = page.getByRole('dialog', { name: 'Ayuda' });
    await dialog.getByRole('button', { name: 'Su factura' }).waitFor();
    expect(pathOf(page)).toBe('/help-modal');
    expect(await headingOf(page).textContent()).toBe('Hola, Elena');
    expect(await page.title()).toBe('Ayuda · Brisamar Health Plan');
    await page.keyboard.press('Escape');
    await page.waitForURL(/\/inicio$/);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  test(
    'R2.012: opens over the sign-in screen for a visitor, with one frame load; no link leads to it',
    { tags: 'deep' },
    async () => {
      const visit = await journeys.visit();
      const { page } = visit;
      await page.goto('/help-modal');
      await page.getByRole('dialog', { name: 'Help' }).getByRole('button', { name: 'Your bill' }).waitFor();
      expect(await page.locator('a[href$="/help-modal"]:not(.lang)').count()).toBe(0);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.waitForURL(/\/login$/);
      expect(visit.requestsTo('LoginWidget').length).toBe(1);
    },
  );
});
