import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { asked, openJourneys, type Visit } from '../support/browser/journeys.ts';
import { heading } from '../support/browser/page.ts';
import { enterAs } from '../support/browser/sign-in.ts';

const journeys = openJourneys();

interface Sources {
  readonly query?: string;
  readonly cookie?: string;
  readonly local?: string;
  readonly session?: string;
  readonly navigator?: string;
}

/** The login screen for a visitor whose browser holds these languages. */
const loginWith = async ({ query, cookie, local, session, navigator = 'fr-FR' }: Sources): Promise<Visit> => {
  const options: BrowserContextOptions = { locale: navigator };
  const visit = await journeys.visit(options);
  const { portal } = journeys.origins;
  if (cookie) await visit.context.addCookies([{ name: 'i18nextLng', value: cookie, url: portal }]);
  await visit.context.addInitScript(
    ([inLocal, inSession]) => {
      if (inLocal && localStorage.getItem('i18nextLng') === null) localStorage.setItem('i18nextLng', inLocal);
      if (inSession && sessionStorage.getItem('i18nextLng') === null) sessionStorage.setItem('i18nextLng', inSession);
    },
    [local, session],
  );
  await visit.page.goto(`${portal}/login${query ?? ''}`);
  await visit.page.locator('main h1').waitFor();
  return visit;
};

const languageOf = async (sources: Sources): Promise<string | null> => (await loginWith(sources)).page.getAttribute('html', 'lang');

describe('the language of a page load', () => {
  test.each([
    [{}, 'en'],
    [{ query: '?lng=es' }, 'es'],
    [{ query: '?lang=es' }, 'es'],
    [{ cookie: 'es' }, 'es'],
    [{ local: 'es' }, 'es'],
    [{ session: 'es' }, 'es'],
    [{ navigator: 'es-MX' }, 'es'],
    [{ query: '?lng=en&lang=es', cookie: 'es', local: 'es', navigator: 'es-MX' }, 'en'],
    [{ cookie: 'en', local: 'es', session: 'es', navigator: 'es-MX' }, 'en'],
    [{ local: 'en', session: 'es', navigator: 'es-MX' }, 'en'],
    [{ session: 'en', navigator: 'es-MX' }, 'en'],
    [{ query: '?lng=ko', cookie: 'fr', navigator: 'es-MX' }, 'es'],
  ] as const)('R9.30 R1.17: from %o it is %s', async (sources, language) => {
    expect(await languageOf(sources)).toBe(language);
  });

  test('R9.31: a language that was chosen is kept in the local storage, a guess is not', async () => {
    const kept = ({ page }: Visit) => page.evaluate(() => localStorage.getItem('i18nextLng'));
    expect(await kept(await loginWith({ navigator: 'es-MX' }))).toBeNull();
    expect(await kept(await loginWith({ query: '?lng=es' }))).toBe('es');
    const visit = await loginWith({});
    await visit.page.locator('a.lang').click();
    await heading(visit.page, 'Iniciar sesión');
    await expect.poll(() => kept(visit)).toBe('es');
    await visit.page.reload();
    await heading(visit.page, 'Iniciar sesión');
  });

  test('R3.011 R1.18: the account names the language where nobody chose one; Korean shows English', async () => {
    const noChoice = async (member: string, navigator: string) => {
      const visit = await journeys.visit({ locale: navigator });
      await visit.context.request.post(`${journeys.origins.legacy}/__sandbox/login?member=${member}`);
      await visit.page.goto(`${journeys.origins.portal}/`);
      await visit.page.locator('.hi h1').waitFor();
      return [await visit.page.locator('.hi h1').textContent(), await visit.page.evaluate(() => localStorage.getItem('i18nextLng'))];
    };
    expect(await noChoice('m02', 'en-US')).toEqual(['Hola, Tomás', null]);
    expect(await noChoice('m15', 'fr-FR')).toEqual(['Hello, Minji', null]);
    expect(await noChoice('m01', 'es-US')).toEqual(['Hello, Elena', null]);
  });
});

describe('a link of the other language', () => {
  test('opens the screen in the language of the member who is signed in by it, however late the session is confirmed', async () => {
    const visit = await journeys.visit();
    await visit.context.request.post(`${journeys.origins.legacy}/__sandbox/login?member=m01`);
    await visit.context.addInitScript(() => {
      if (localStorage.getItem('i18nextLng') === null) localStorage.setItem('i18nextLng', 'es');
    });
    await visit.page.route(/KeepAlive/, async (route) => {
      await new Promise((done) => setTimeout(done, 800));
      await route.continue();
    });
    await visit.page.goto(`${journeys.origins.portal}/coverage`);
    await heading(visit.page, 'Cobertura y beneficios');
    expect([new URL(visit.page.url()).pathname, await visit.page.evaluate(() => localStorage.getItem('i18nextLng'))]).toEqual([
      '/cobertura',
      'es',
    ]);
  });
});

describe('the switch in the header', () => {
  test('R1.19 R2.004: stays on the screen with query and hash, there and back, and tells the document', async () => {
    const { page, complaints } = await enterAs(journeys, 'm01');
    await page.goto(`${journeys.origins.portal}/coverage?x=1#y`);
    await heading(page, 'Coverage & benefits');
    await page.locator('a.lang').click();
    await page.waitForURL(/\/cobertura\?x=1#y$/);
    await heading(page, 'Cobertura y beneficios');
    await expect
      .poll(async () => [await page.getAttribute('html', 'lang'), await page.title()])
      .toEqual(['es', 'Cobertura y beneficios · Brisamar Health Plan']);
    await page.locator('a.lang').click();
    await page.waitForURL(/\/coverage\?x=1#y$/);
    await expect
      .poll(async () => [await page.getAttribute('html', 'lang'), await page.title()])
      .toEqual(['en', 'Coverage & benefits · Brisamar Health Plan']);
    expect(complaints).toEqual({ errors: [], warnings: [], pageErrors: [], policyViolations: [] });
  });

  test('downloads the other words only then, and never both at the start', async () => {
    const visit = await enterAs(journeys, 'm01');
    expect(asked(visit, '/es.json')).toEqual([]);
    expect(asked(visit, '/en.json').length).toBeGreaterThan(0);
    await visit.page.locator('a.lang').click();
    await heading(visit.page, 'Hola, Elena');
    expect(asked(visit, '/es.json').length).toBe(1);
    const spanish = await enterAs(journeys, 'm02', { language: 'es' });
    expect(asked(spanish, '/en.json')).toEqual([]);
  });

  test('says without the network that it could not, and works again with it', async () => {
    const { page, context } = await enterAs(journeys, 'm01');
    const here = page.url();
    await context.setOffline(true);
    await page.locator('a.lang').click();
    const failure = page.locator('.strip [role="status"]');
    await expect.poll(() => failure.innerText()).toMatch(/^Spanish could not be loaded/);
    expect([page.url(), await page.locator('.hi h1').innerText()]).toEqual([here, 'Hello, Elena']);
    await context.setOffline(false);
    await page.locator('a.lang').click();
    await heading(page, 'Hola, Elena');
    expect(await failure.innerText()).toBe('');
  });
});

describe('Spanish paths', () => {
  test.each([
    ['/inicio', 'Hola, Elena'],
    ['/facturación', 'Facturación de primas'],
    ['/facturaci%C3%B3n', 'Facturación de primas'],
    ['/facturacio\u0301n', 'Facturación de primas'],
    ['/FACTURACI%C3%93N/', 'Facturación de primas'],
    ['/cobertura/bienestar-y-prevención', 'Prevención y bienestar'],
    ['/help', 'Ayuda'],
  ])('R2.007 R2.003 R2.011: %s opens its screen', async (path, title) => {
    const { page, complaints } = await enterAs(journeys, 'm01', { language: 'es', path });
    await heading(page, title);
    expect(await page.getAttribute('html', 'lang')).toBe('es');
    expect(complaints.warnings).toEqual([]);
  });

  test('an escape that is no UTF-8 is a page that was lost at sea, without a word on the console', async () => {
    const { page, complaints } = await enterAs(journeys, 'm01', { language: 'es', path: '/facturaci%F3n' });
    await heading(page, '¡Parece que esa página se perdió en el mar!');
    expect(complaints).toEqual({ errors: [], warnings: [], pageErrors: [], policyViolations: [] });
  });
});
