import { describe, expect, test } from 'vitest';
import { passTime } from '../support/browser/clock.ts';
import { noComplaints } from '../support/browser/complaints.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { languageOf, pathOf, placeOf, waitForHeading } from '../support/browser/page.ts';
import { holdRequests } from '../support/browser/requests.ts';
import { shellOf } from '../support/browser/shell.ts';

const journeys = openJourneys();
const lost = {
  en: 'Looks like that page has been lost at sea!',
  es: '¡Parece que esa página se perdió en el mar!',
} as const;

describe('a path of the other language', () => {
  test('R2.201 R2.202: switches the language and stays at the path with query and hash', async () => {
    const { page, complaints } = await journeys.enterAs('m01');
    await page.goto('/reclamos?x=1#y');
    await waitForHeading(page, 'Reclamos');
    expect([placeOf(page), await languageOf(page)]).toEqual(['/reclamos?x=1#y', 'es']);
    expect(complaints).toEqual(noComplaints);
  });

  test('R2.203: the same one within ten seconds is not found, after them it opens; others open, and so does a reload', async () => {
    const { page, context } = await journeys.enterAs('m01');
    for (const [path, title] of [
      ['/reclamos', 'Reclamos'],
      ['/cobertura', 'Cobertura y beneficios'],
      ['/claims', 'Claims'],
    ] as const) {
      await page.goto(path);
      await waitForHeading(page, title);
    }
    await page.goto('/reclamos');
    await waitForHeading(page, lost.en);
    await context.clock.setSystemTime(Date.parse('2027-01-05T20:00:30Z'));
    await page.goto('/reclamos');
    await waitForHeading(page, 'Reclamos');
    await page.reload();
    await waitForHeading(page, 'Reclamos');
  });

  test('R2.204: a notice is shown while the other texts are loading', { tags: 'deep' }, async () => {
    const { page } = await journeys.enterAs('m01');
    await waitForHeading(page, 'Hello, Elena');
    const words = await holdRequests(page, '**/es.json');
    await page.evaluate(() => {
      history.pushState(null, '', '/reclamos');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('status').getByText('We are looking for this page in other languages.').waitFor();
    await words.release();
    await waitForHeading(page, 'Reclamos');
  });

  test('R2.200: a path in no language shows the page that is lost at sea, signed in and out', async () => {
    const { page } = await journeys.enterAs('m01', { path: '/nope' });
    await waitForHeading(page, lost.en);
    await expect.poll(() => page.title()).toBe('Page not found · Brisamar Health Plan');
    expect(await page.getByRole('main').getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe(
      '/home',
    );
    const visitor = await journeys.visit({ locale: 'es-US' });
    await visitor.page.goto('/nope');
    await waitForHeading(visitor.page, lost.es);
    expect(placeOf(visitor.page)).toBe('/nope');
  });
});

describe('legacy addresses', () => {
  test.each([
    ['mode=fdiredirect&option=ssnCorrect', '/account/account-forms/ssn-correction'],
    ['mode=questionnaire&form=nameChange', '/account/account-forms/plan-name'],
  ])('R2.088 R2.089: /inside.asp?%s opens a form of the account', { tags: 'deep' }, async (query, below) => {
    const { page } = await journeys.enterAs('m01');
    await page.goto(`/inside.asp?${query}`);
    await expect.poll(() => pathOf(page)).toMatch(new RegExp(`^${below}`));
    expect(new URL(page.url()).search).toBe('');
  });

  test.each(['planChangeIFP', 'planChangeMA', 'planChangeSHCEGWP'])(
    'R2.085 R2.086 R2.087: option %s opens change my plan',
    { tags: 'deep' },
    async (option) => {
      const { page } = await journeys.enterAs('m01', {
        path: `/inside.asp?mode=fdiredirect&option=${option}`,
      });
      await page.waitForURL(/\/coverage\/.*change-my-plan$/);
    },
  );
});

describe('on each navigation', () => {
  test('R2.214 R2.216: scrolls to the top, focuses the heading and records one page view without path or query', async () => {
    const { page } = await journeys.enterAs('m01', { viewport: { width: 1280, height: 500 } });
    await waitForHeading(page, 'Hello, Elena');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await shellOf(page).footerLink('Manage your plan').click();
    await waitForHeading(page, 'Personal information');
    await expect
      .poll(() => page.evaluate(() => [window.scrollY, document.activeElement?.tagName]))
      .toEqual([0, 'H1']);
    const views = await page.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer);
    expect(views).toEqual([
      { event: 'page_view', route: 'home', language: 'en' },
      { event: 'page_view', route: 'account', language: 'en' },
    ]);
  });

  test('R2.217 R9.14: a hash is scrolled to smoothly after 100 ms, at once for those who want less motion', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const { page } = await journeys.enterAs('m01', {
        path: '/coverage',
        reducedMotion,
        viewport: { width: 1280, height: 400 },
      });
      await waitForHeading(page, 'Coverage & benefits');
      await page.evaluate(() => {
        const log: unknown[] = [];
        Object.assign(window, { scrolls: log });
        Element.prototype.scrollIntoView = function (options) {
          log.push([this.id, (options as ScrollIntoViewOptions).behavior, performance.now()]);
        };
        history.pushState(null, '', '/claims#forms');
        Object.assign(window, { navigatedAt: performance.now() });
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      await page.waitForFunction(() => (window as unknown as { scrolls: unknown[] }).scrolls.length > 0);
      const [[id, behavior, at], navigatedAt] = await page.evaluate(() => {
        const { scrolls, navigatedAt } = window as unknown as {
          scrolls: [string, string, number][];
          navigatedAt: number;
        };
        return [scrolls[0]!, navigatedAt] as const;
      });
      expect([id, behavior]).toEqual(['forms', reducedMotion === 'reduce' ? 'instant' : 'smooth']);
      expect(at - navigatedAt).toBeGreaterThanOrEqual(100);
    }
  });

  test(
    'R9.15: the footer signals that it is rendered, half a second after its content, on a slow line too',
    { tags: 'deep' },
    async () => {
      const visit = await journeys.visit();
      const footer = await holdRequests(visit.context, '**/assets/site-footer-*.js');
      await visit.context.addInitScript(() => {
        new MutationObserver(() => {
          if (document.querySelector('footer') && !('footerAt' in window))
            Object.assign(window, { footerAt: performance.now() });
        }).observe(document, { childList: true, subtree: true });
        window.addEventListener('portal:footer-rendered', () => {
          if (!('signalAt' in window)) Object.assign(window, { signalAt: performance.now() });
        });
      });
      await visit.page.goto('/login');
      await expect.poll(footer.count).toBe(1);
      await passTime(visit.page, 1);
      await footer.release();
      await visit.page.waitForFunction(() => document.body.dataset['footerRendered'] === 'true');
      const { footerAt, signalAt } = await visit.page.evaluate(() => {
        const { footerAt, signalAt } = window as unknown as { footerAt: number; signalAt: number };
        return { footerAt, signalAt };
      });
      expect(signalAt - footerAt).toBeGreaterThanOrEqual(490);
    },
  );
});
