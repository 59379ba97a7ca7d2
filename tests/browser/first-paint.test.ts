import { expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { headingOf, languageOf, pathOf } from '../support/browser/page.ts';
import { holdRequests } from '../support/browser/requests.ts';
import { shellOf } from '../support/browser/shell.ts';
import { widgetOf } from '../support/browser/sign-in.ts';

const journeys = openJourneys();

test('without JavaScript the sign-in screen is shown in the visitor’s language, with the phone and a note about JavaScript', async () => {
  const visit = await journeys.visit({ javaScriptEnabled: false, locale: 'es-US' });
  await visit.page.goto('/login');
  expect(await languageOf(visit.page)).toBe('es');
  expect(await headingOf(visit.page).textContent()).toBe('Iniciar sesión');
  await expect.poll(() => visit.page.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
  expect(await visit.page.locator('noscript').innerText()).toContain('Este portal necesita JavaScript');
  expect(visit.complaints.policyViolations).toEqual([]);
});

test('the script takes the painted sign-in screen over without moving anything and without a word on the console', async () => {
  const visit = await journeys.visit();
  await visit.context.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit.page.goto('/login');
  await widgetOf(visit.page).waitFor();
  await visit.page.waitForLoadState('networkidle');
  const shifted = await visit.page.evaluate(
    () => (window as unknown as { readonly shifts: readonly number[] }).shifts,
  );
  expect(shifted.reduce((total, value) => total + value, 0)).toBeLessThanOrEqual(0.02);
  expect(await visit.page.locator('.first-paint').count()).toBe(0);
  await expect.poll(() => visit.page.locator('main h1').count()).toBe(1);
  expect([
    ...visit.complaints.errors,
    ...visit.complaints.warnings,
    ...visit.complaints.policyViolations,
  ]).toEqual([]);
});

test(
  'the sign-in screen creates no date or number format, since the first one is slow on phones',
  { tags: 'deep' },
  async () => {
    const visit = await journeys.visit();
    await visit.context.addInitScript(() => {
      const made: string[] = [];
      Object.assign(window, { made });
      for (const name of ['DateTimeFormat', 'NumberFormat'] as const) {
        const Format = Intl[name] as new (...options: unknown[]) => object;
        Object.assign(Intl, {
          [name]: function (...options: unknown[]) {
            made.push(name);
            return new Format(...options);
          },
        });
      }
    });
    const made = () =>
      visit.page.evaluate(() => (window as unknown as { readonly made: readonly string[] }).made);
    await visit.page.goto('/login');
    await widgetOf(visit.page).waitFor();
    await visit.page.waitForLoadState('networkidle');
    await visit.page.locator('footer address').waitFor();
    expect(await made()).toEqual([]);
  },
);

test(
  'release files are requested once: the preload and the portal share the answer',
  { tags: 'deep' },
  async () => {
    const visit = await journeys.visit();
    await visit.page.goto('/login');
    await widgetOf(visit.page).waitFor();
    const asked = visit.requests
      .map((request) => pathOf(request))
      .filter((path) => /\/releases\/.*\.json$/.test(path));
    expect(asked.length).toBe(new Set(asked).size);
  },
);

test(
  'a first paint that does not match is never shown: another language in the storage, or a sign-in screen for a member',
  { tags: 'deep' },
  async () => {
    const visit = await journeys.enterAs('m01');
    const { page } = visit;
    const hiddenAt = async (path: string): Promise<boolean> => {
      await page.route('**/assets/index-*.js', (route) => route.abort());
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const isHidden = !(await page.locator('.first-paint').isVisible());
      await page.unroute('**/assets/index-*.js');
      return isHidden;
    };
    expect(await hiddenAt('/login')).toBe(true);
    expect(await hiddenAt('/home')).toBe(false);
    await page.evaluate(() => {
      localStorage.setItem('i18nextLng', 'es');
      document.cookie = 'i18nextLng=; max-age=0; path=/';
    });
    expect(await hiddenAt('/home')).toBe(true);
  },
);

test('a member’s page asks once for the session, before its scripts are there, and is written in its own fonts once they are', async () => {
  const visit = await journeys.enterAs('m01');
  const { page } = visit;
  const before = visit.requestsTo('Home/KeepAlive').length;
  const scripts = await holdRequests(page, '**/assets/index-*.js');
  const heading = page.locator('main h1');
  const familyOf = (element: Element) => getComputedStyle(element).fontFamily;
  await page.goto('/home', { waitUntil: 'commit' });
  await expect
    .poll(() => page.locator('.first-paint p').first().evaluate(familyOf))
    .toMatch(/^"Source Sans Fallback"/);
  await expect.poll(() => visit.requestsTo('Home/KeepAlive').length).toBe(before + 1);
  await expect.poll(scripts.count).toBe(1);
  await scripts.release();
  await heading.waitFor();
  // The fonts may come after the scripts: what counts is that they come.
  await expect.poll(() => heading.evaluate(familyOf)).toMatch(/^"?Fraunces"?,/);
  await expect.poll(() => page.evaluate(() => document.fonts.check('600 1em Fraunces'))).toBe(true);
  expect(visit.requestsTo('Home/KeepAlive').length).toBe(before + 1);
});

test('a visitor’s page sends no request before its scripts are loaded', { tags: 'deep' }, async () => {
  const visit = await journeys.visit();
  await visit.page.route('**/assets/index-*.js', (route) => route.abort());
  await visit.page.goto('/login', { waitUntil: 'load' });
  expect(visit.requestsTo('Home/KeepAlive')).toEqual([]);
});

test.each([
  {
    language: 'en',
    path: '/coverage/behavioral-health',
    head: 'Behavioral health',
    above: 'Coverage & benefits',
  },
  { language: 'es', path: '/facturación', head: 'Facturación de primas', above: undefined },
] as const)(
  'a member’s page shows its title before its scripts are loaded: $path',
  { tags: 'deep' },
  async ({ language, path, head, above }) => {
    const { page } = await journeys.enterAs('m01', { language });
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const main = page.locator('.first-paint main');
    await expect.poll(() => main.locator('h1:visible').allInnerTexts()).toEqual([head]);
    await expect
      .poll(() => main.locator('.crumb:visible').allInnerTexts())
      .toEqual(above === undefined ? [] : [above]);
    await page.goto('/claims/nowhere', { waitUntil: 'domcontentloaded' });
    expect(await main.locator('h1:visible').count()).toBe(0);
    await expect.poll(() => main.locator('[role="status"]:visible').count()).toBe(1);
  },
);

test('a member’s page follows its head whole, with no empty page between them', async () => {
  const { page } = await journeys.enterAs('m01');
  await page.addInitScript(() => {
    const heads: string[] = [];
    Object.assign(window, { heads });
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('main h1')].find((one) =>
        one.checkVisibility(),
      );
      const text = document.querySelector('main') ? (shown?.innerText ?? 'none') : 'no page';
      if (heads.at(-1) !== text) heads.push(text);
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden'] });
  });
  await page.goto('/claims');
  await shellOf(page).bottomLine.waitFor();
  const heads = await page.evaluate(() => (window as unknown as { readonly heads: readonly string[] }).heads);
  expect(heads.slice(heads.indexOf('Claims'))).toEqual(['Claims']);
});
