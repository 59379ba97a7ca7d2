import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { passTime } from '../support/browser/clock.ts';
import { noComplaints } from '../support/browser/complaints.ts';
import { firstLoginOf } from '../support/browser/first-login.ts';
import { homeOf } from '../support/browser/home.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { headingOf, headingText, languageOf, pathOf, waitForHeading } from '../support/browser/page.ts';
import { holdRequests } from '../support/browser/requests.ts';
import { shellOf } from '../support/browser/shell.ts';
import { useWidget, widgetOf } from '../support/browser/sign-in.ts';
import { sessionValues, storedLanguage } from '../support/browser/storage.ts';
import type { Visit } from '../support/browser/visit.ts';

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
  if (cookie)
    await visit.context.addCookies([{ name: 'i18nextLng', value: cookie, url: journeys.origins.portal }]);
  await visit.context.addInitScript(
    ([inLocal, inSession]) => {
      if (inLocal && localStorage.getItem('i18nextLng') === null) localStorage.setItem('i18nextLng', inLocal);
      if (inSession && sessionStorage.getItem('i18nextLng') === null)
        sessionStorage.setItem('i18nextLng', inSession);
    },
    [local, session],
  );
  await visit.page.goto(`/login${query ?? ''}`);
  await headingOf(visit.page).waitFor();
  return visit;
};

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
  ] as const)('R9.30 R1.17: from %o it is %s', { tags: 'deep' }, async (sources, language) => {
    const { page } = await loginWith(sources);
    expect(await languageOf(page)).toBe(language);
  });

  test(
    'R9.31: a selected language is stored in local storage, a detected one is not',
    { tags: 'deep' },
    async () => {
      const guessed = await loginWith({ navigator: 'es-MX' });
      expect(await storedLanguage(guessed.page)).toBeNull();
      const asked = await loginWith({ query: '?lng=es' });
      expect(await storedLanguage(asked.page)).toBe('es');
      const visit = await loginWith({});
      await shellOf(visit.page).switchLanguage();
      await waitForHeading(visit.page, 'Iniciar sesión');
      await expect.poll(() => storedLanguage(visit.page)).toBe('es');
      await visit.page.reload();
      await waitForHeading(visit.page, 'Iniciar sesión');
    },
  );

  test('R3.011 R1.18: the account decides the language if the visitor selected none; Korean shows English', async () => {
    const noChoice = async (member: string, navigator: string) => {
      const visit = await journeys.visit({ locale: navigator });
      await visit.logIn(member);
      await visit.page.goto('/');
      await homeOf(visit.page).greeting.waitFor();
      return [await homeOf(visit.page).greeting.textContent(), await storedLanguage(visit.page)];
    };
    expect(await noChoice('m02', 'en-US')).toEqual(['Hola, Tomás', null]);
    expect(await noChoice('m15', 'fr-FR')).toEqual(['Hello, Minji', null]);
    expect(await noChoice('m01', 'es-US')).toEqual(['Hello, Elena', null]);
  });
});

describe('a link of the other language', () => {
  test(
    'opens the screen in the language of the member who is signed in by it, however late the session is confirmed',
    { tags: 'deep' },
    async () => {
      const visit = await journeys.visit();
      await visit.logIn('m01');
      await visit.context.addInitScript(() => {
        if (localStorage.getItem('i18nextLng') === null) localStorage.setItem('i18nextLng', 'es');
      });
      const session = await holdRequests(visit.page, /KeepAlive/);
      await visit.page.goto('/coverage');
      await expect.poll(session.count).toBe(1);
      await passTime(visit.page, 1);
      await session.release();
      await waitForHeading(visit.page, 'Cobertura y beneficios');
      expect([pathOf(visit.page), await storedLanguage(visit.page)]).toEqual(['/cobertura', 'es']);
    },
  );

  test('R2.202 R9.31: opens in its language through the sign-in, only for that visit, and stores nothing', async () => {
    const visit = await journeys.visit();
    const { page } = visit;
    await page.goto('/cobertura');
    await waitForHeading(page, 'Iniciar sesión');
    await useWidget(page, 'm01');
    await waitForHeading(page, 'Cobertura y beneficios');
    expect([pathOf(page), await storedLanguage(page), (await sessionValues(page))['i18nextLng']]).toEqual([
      '/cobertura',
      null,
      undefined,
    ]);
    await page.goto('/');
    await waitForHeading(page, 'Hello, Elena');
  });

  test(
    'R2.202 R3.011: an English one is English for a user whose account is Spanish, and the stored language stays',
    { tags: 'deep' },
    async () => {
      const visit = await journeys.enterAs('m02', { language: 'es' });
      await visit.page.goto('/coverage');
      await waitForHeading(visit.page, 'Coverage & benefits');
      expect(await storedLanguage(visit.page)).toBe('es');
    },
  );
});

describe('a switch to another record', () => {
  const greeting = (page: Page, name: string) => expect.poll(() => headingText(page)).toContain(name);

  test(
    'R3.011 R4.052: never changes the language: not that of a visit by a link, nor that of the other account',
    { tags: 'deep' },
    async () => {
      const { page } = await journeys.enterAs('m20');
      await firstLoginOf(page).close();
      await page.goto('/inicio');
      await greeting(page, 'Hola, Valentina');
      await shellOf(page).chooseMember('Mateo Cruz');
      await greeting(page, 'Hola, Mateo');
      expect(await storedLanguage(page)).toBe('en');
    },
  );

  test(
    'R3.011: keeps the language of the user’s own account in the tab until the user selects another or signs out',
    { tags: 'deep' },
    async () => {
      const visit = await journeys.visit();
      const { page } = visit;
      await visit.logIn('m20');
      await page.goto('/');
      await greeting(page, 'Hola, Valentina');
      await firstLoginOf(page).close();
      await shellOf(page).chooseMember('Mateo Cruz');
      await greeting(page, 'Hola, Mateo');
      await page.goto('/');
      await greeting(page, 'Hola, Mateo');
      expect([await storedLanguage(page), (await sessionValues(page))['i18nextLng']]).toEqual([null, 'es']);
      await shellOf(page).switchLanguage();
      await greeting(page, 'Hello, Mateo');
      await shellOf(page).chooseMember('Valentina Cruz Ibarra');
      await greeting(page, 'Hello, Valentina');
      await shellOf(page).logOut();
      await widgetOf(page).waitFor();
      expect((await sessionValues(page))['i18nextLng']).toBeUndefined();
    },
  );
});

describe('the switch in the header', () => {
  test("R1.19 R2.004: stays on the screen with query and hash, there and back, and sets the document's language", async () => {
    const { page, complaints } = await journeys.enterAs('m01');
    await page.goto('/coverage?x=1#y');
    await waitForHeading(page, 'Coverage & benefits');
    await shellOf(page).switchLanguage();
    await page.waitForURL(/\/cobertura\?x=1#y$/);
    await waitForHeading(page, 'Cobertura y beneficios');
    await expect
      .poll(async () => [await languageOf(page), await page.title()])
      .toEqual(['es', 'Cobertura y beneficios · Brisamar Health Plan']);
    await shellOf(page).switchLanguage();
    await page.waitForURL(/\/coverage\?x=1#y$/);
    await expect
      .poll(async () => [await languageOf(page), await page.title()])
      .toEqual(['en', 'Coverage & benefits · Brisamar Health Plan']);
    expect(complaints).toEqual(noComplaints);
  });

  test('downloads the other words only then, and never both at the start', async () => {
    const visit = await journeys.enterAs('m01');
    expect(visit.requestsTo('/es.json')).toEqual([]);
    expect(visit.requestsTo('/en.json').length).toBeGreaterThan(0);
    await shellOf(visit.page).switchLanguage();
    await waitForHeading(visit.page, 'Hola, Elena');
    expect(visit.requestsTo('/es.json').length).toBe(1);
    const spanish = await journeys.enterAs('m02', { language: 'es' });
    expect(spanish.requestsTo('/en.json')).toEqual([]);
  });

  test('shows an error while offline, and works again online', { tags: 'deep' }, async () => {
    const { page, context } = await journeys.enterAs('m01');
    const here = page.url();
    await context.setOffline(true);
    await shellOf(page).switchLanguage();
    const failure = shellOf(page).strip.getByRole('status');
    await expect.poll(() => failure.innerText()).toMatch(/^Spanish could not be loaded/);
    expect([page.url(), await homeOf(page).greeting.innerText()]).toEqual([here, 'Hello, Elena']);
    await context.setOffline(false);
    await shellOf(page).switchLanguage();
    await waitForHeading(page, 'Hola, Elena');
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
  ])('R2.007 R2.003 R2.011: %s opens its screen', { tags: 'deep' }, async (path, title) => {
    const { page, complaints } = await journeys.enterAs('m01', { language: 'es', path });
    await waitForHeading(page, title);
    expect(await languageOf(page)).toBe('es');
    expect(complaints.warnings).toEqual([]);
  });

  test(
    'an escape that is not UTF-8 shows the page-not-found screen and logs nothing to the console',
    { tags: 'deep' },
    async () => {
      const { page, complaints } = await journeys.enterAs('m01', { language: 'es', path: '/facturaci%F3n' });
      await waitForHeading(page, '¡Parece que esa página se perdió en el mar!');
      expect(complaints).toEqual(noComplaints);
    },
  );
});
