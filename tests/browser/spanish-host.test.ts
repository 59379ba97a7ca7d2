import { afterAll, expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { shellOf } from '../support/browser/shell.ts';
import { editedCopy } from '../support/config/edited-copy.ts';

const copy = editedCopy();
copy.replace(
  'config/environments.json',
  '"origins": ["http://localhost:4300"]',
  '"origins": ["http://localhost:4300", "http://es.localhost:4300"]',
);
copy.replace(
  'config/environments.json',
  '"frameOrigins": ["http://localhost:4301", "http://localhost:4302"],\n      "spanishHosts": []',
  '"frameOrigins": ["http://localhost:4301", "http://localhost:4302"],\n      "spanishHosts": ["localhost"]',
);
afterAll(copy.remove);
const journeys = openJourneys({ config: copy.folders.config });

/** The address of a path on the es. twin of the portal's host. */
const twin = (path: string): string => `${journeys.origins.portal.replace('//', '//es.')}${path}`;

test('R1.20: a Spanish visitor is moved to the es. host, with path, query and hash, and from there back by the switch', async () => {
  const { page } = await journeys.visit({ locale: 'es-US' });
  await page.goto('/contact-us?a=b#phone');
  await page.waitForURL(twin('/contact-us?a=b#phone'));
  await page.locator('html[lang="es"] main h1').waitFor();
  await shellOf(page).switchLanguage();
  await page.waitForURL((url) => url.hostname === 'localhost' && url.searchParams.get('lng') === 'en');
  await page.locator('html[lang="en"] main h1').waitFor();
  expect(new URL(page.url()).hash).toBe('#phone');
  await page.reload();
  await page.locator('html[lang="en"] main h1').waitFor();
  await shellOf(page).switchLanguage();
  await page.waitForURL((url) => url.hostname === 'es.localhost' && url.hash === '#phone');
  await page.locator('html[lang="es"] main h1').waitFor();
});

test(
  'the es. host is Spanish from the first paint on, and requests no English texts',
  { tags: 'deep' },
  async () => {
    const visit = await journeys.visit();
    const { page } = visit;
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto(twin('/login'), { waitUntil: 'domcontentloaded' });
    expect(await page.locator('.first-paint h1').innerText()).toBe('Iniciar sesión');
    await page.unroute('**/assets/index-*.js');
    await page.reload();
    await page.locator('html[lang="es"] main iframe').waitFor();
    expect(visit.requestsTo('/es.json')).not.toEqual([]);
    expect(visit.requestsTo('/en.json')).toEqual([]);
  },
);
