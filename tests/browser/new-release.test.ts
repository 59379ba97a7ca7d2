import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/open-browser.ts';
import { startPortal, type RunningPortal } from '../support/start-portal.ts';

let portal: RunningPortal;
let browser: Browser;

beforeAll(async () => {
  [portal, browser] = await Promise.all([startPortal({ dist: inject('dist') }), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await portal.close();
});

test('an open page keeps its release until a page is opened after a newer one is live, and never mixes two', async () => {
  const page = await browser.newPage({ locale: 'en-US' });
  const releases: string[] = [];
  page.on('request', (request) => releases.push(...(/\/releases\/([0-9a-f]{16})\//.exec(request.url())?.slice(1) ?? [])));
  await page.goto(`${portal.origins.portal}/login`);
  await page.locator('main iframe').waitFor();
  const [first] = releases;
  const release = await portal.publish((compiled) => ({
    ...compiled,
    config: { ...compiled.config, brand: { ...compiled.config.brand, name: 'Renamed Plan' } },
  }));
  expect(release).not.toBe(first);
  const seen = page.waitForResponse(/current\.json/);
  await page.locator('main a[href="/login/code"]').click();
  await seen;
  await page.locator('main iframe').waitFor();
  await page.locator('.lang').click();
  await page.locator('html[lang="es"]').waitFor();
  expect(new Set(releases)).toEqual(new Set([first]));
  await page.locator('.lang').click();
  await page.locator('html[lang="en"]').waitFor();
  await page.locator('header a[href="/help"]').first().click();
  await page.waitForFunction((name) => document.querySelector<HTMLMetaElement>('meta[name="portal-release"]')?.content === name, release);
  await page.waitForFunction(() => document.title.includes('Renamed Plan'));
  expect(new Set(releases.slice(releases.indexOf(release)))).toEqual(new Set([release]));
}, 60_000);
