import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openJourneyBrowser } from '../support/browser/journey-browser.ts';
import { frameOf } from '../support/browser/frames.ts';
import { pathOf, waitForLanguage } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { type RunningPortal, startPortal } from '../support/servers/start-portal.ts';

let portal: RunningPortal;
let browser: Browser;

beforeAll(async () => {
  [portal, browser] = await Promise.all([startPortal({ dist: inject('dist') }), openJourneyBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await portal.close();
});

test('an open page keeps its release until the first navigation after a newer one is live, and never mixes two', async () => {
  const page = await browser.newPage({ locale: 'en-US' });
  const releases: string[] = [];
  page.on('request', (request) =>
    releases.push(...(/\/releases\/([0-9a-f]{16})\//.exec(request.url())?.slice(1) ?? [])),
  );
  await page.goto(`${portal.origins.portal}/login`);
  await frameOf(page).waitFor();
  const [first] = releases;
  const release = await portal.publish((compiled) => ({
    ...compiled,
    config: { ...compiled.config, brand: { ...compiled.config.brand, name: 'Renamed Plan' } },
  }));
  expect(release).not.toBe(first);
  const seen = page.waitForResponse(/current\.json/);
  await page.locator('main a[href="/login/code"]').click();
  await seen;
  await frameOf(page).waitFor();
  await shellOf(page).switchLanguage();
  await waitForLanguage(page, 'es');
  expect(new Set(releases)).toEqual(new Set([first]));
  await shellOf(page).switchLanguage();
  await waitForLanguage(page, 'en');
  await page.locator('header a[href="/help"]').first().click();
  await page.waitForFunction(
    (name) => document.querySelector<HTMLMetaElement>('meta[name="portal-release"]')?.content === name,
    release,
  );
  await page.waitForFunction(() => document.title.includes('Renamed Plan'));
  expect(new Set(releases.slice(releases.indexOf(release)))).toEqual(new Set([release]));
}, 60_000);

test('a part that a deployment removed reloads the page; a part canceled by leaving the page reloads nothing', async () => {
  const page = await browser.newPage({ locale: 'en-US' });
  const opened: string[] = [];
  page.on('request', (request) => void (request.isNavigationRequest() && opened.push(pathOf(request))));
  const openLogin = async (): Promise<void> => {
    const follower = page.waitForResponse(/release-follower-/);
    await page.goto(`${portal.origins.portal}/login`);
    await (await follower).finished();
    await frameOf(page).waitFor();
  };
  await openLogin();
  const leaving = new Promise<Route>((resolve) => void page.route('**/slow', resolve));
  const looked = page.waitForResponse(/current\.json/);
  await page.evaluate(() => {
    location.href = '/slow';
    setInterval(() => dispatchEvent(new Event('vite:preloadError')), 50);
  });
  await (await looked).finished();
  await (await leaving).fulfill({ contentType: 'text/html', body: '<h1>Arrived</h1>' });
  await page.getByText('Arrived').waitFor();
  expect(opened.filter((path) => path === '/login')).toHaveLength(1);
  await openLogin();
  await portal.publish((compiled) => ({
    ...compiled,
    config: { ...compiled.config, brand: { ...compiled.config.brand, name: 'Deployed Plan' } },
  }));
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await page.waitForFunction(() => document.title.includes('Deployed Plan'));
}, 60_000);
