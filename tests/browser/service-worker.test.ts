import { expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { waitForHeading } from '../support/browser/page.ts';

const journeys = openJourneys();

test('offline an address opens the offline page; the browser caches the shell of one release and no data of a member', async () => {
  const { page, context, complaints } = await journeys.enterAs('m01', { serviceWorkers: 'allow' });
  const workerState = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(workerState, { timeout: 20_000 }).toBe('activated');
  const release = await page.locator('meta[name=portal-release]').getAttribute('content');
  await page.reload();
  await waitForHeading(page, 'Hello, Elena');
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });
  expect(cached.names).toEqual([`portal-${release}`]);
  expect(
    cached.paths.filter((path) => !path.startsWith('/assets/') && !path.startsWith(`/releases/${release}/`)),
  ).toEqual([]);
  expect(cached.paths).toEqual(
    expect.arrayContaining([`/releases/${release}/en.json`, `/releases/${release}/es.json`]),
  );
  await context.setOffline(true);
  await page.reload();
  const english = page.locator('section[lang=en]');
  const spanish = page.locator('section[lang=es]');
  expect(await english.getByRole('heading').innerText()).toBe('There is no connection right now');
  expect(await spanish.getByRole('heading').innerText()).toBe('No hay conexión en este momento');
  expect(await english.getByRole('link').last().getAttribute('href')).toMatch(/^tel:\d+$/);
  await context.setOffline(false);
  await english.getByRole('link', { name: 'Try again' }).click();
  await waitForHeading(page, 'Hello, Elena');
  expect(complaints.policyViolations).toEqual([]);
});
