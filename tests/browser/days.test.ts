import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { pacificYear } from '../../src/member/calendar-day.ts';
import { frameOf } from '../support/browser/frames.ts';
import { openJourneyBrowser } from '../support/browser/journey-browser.ts';
import { pathOf, waitForHeading } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { type RunningPortal, startPortal } from '../support/servers/start-portal.ts';

let portal: RunningPortal;
let browser: Browser;

beforeAll(async () => {
  [portal, browser] = await Promise.all([startPortal({ dist: inject('dist') }), openJourneyBrowser()]);
  await portal.publish((compiled) => ({
    ...compiled,
    config: {
      ...compiled.config,
      screens: compiled.config.screens.map((screen) => {
        if (screen.key === 'login.code') return { ...screen, from: '2027-01-06' };
        return screen.key === 'contactUs' ? { ...screen, aliases: ['/old-contact'] } : screen;
      }),
    },
  }));
});

afterAll(async () => {
  await browser.close();
  await portal.close();
});

test('a page that is open when a day starts shows new entries at its next navigation; midnight is that of Pacific time', async () => {
  const page = await browser.newPage({ locale: 'en-US', timezoneId: 'Asia/Tokyo' });
  await page.clock.install({ time: Date.parse('2027-01-06T07:59:30Z') });
  await page.goto(`${portal.origins.portal}/login`);
  await frameOf(page).waitFor();
  const code = page.locator('main a[href="/login/code"]');
  expect(await code.count()).toBe(0);
  await page.clock.fastForward(60_000);
  expect(await code.count()).toBe(0);
  const request = page.locator('main a[href="/login/code-request"]');
  await request.click();
  await page.waitForURL('**/login/code-request');
  // The address comes first; who goes back before its screen is there has not moved on.
  await request.waitFor({ state: 'detached' });
  await page.goBack();
  await code.click();
  await page.waitForURL('**/login/code');
  await frameOf(page).waitFor();
  await page.close();
});

test('an old address redirects to the current one, with query and hash, and adds no history entry', async () => {
  const page = await browser.newPage({ locale: 'en-US' });
  await page.goto(`${portal.origins.portal}/login`);
  await frameOf(page).waitFor();
  await page.goto(`${portal.origins.portal}/old-contact?from=letter#main`);
  await page.waitForURL('**/contact-us?from=letter#main');
  await page.goBack();
  await page.waitForURL('**/login');
  expect(pathOf(page)).toBe('/login');
  await page.close();
});

const hour = 3_600_000;

test.each([2 * hour, -2 * hour, 400 * 24 * hour])(
  'a member whose device is fast by %i ms signs in, stays, and sees the right year',
  { tags: 'deep' },
  async (fast) => {
    const context = await browser.newContext({ baseURL: portal.origins.portal, locale: 'en-US' });
    await context.clock.setSystemTime(Date.now() + fast);
    await context.request.post(`${portal.origins.legacy}/__sandbox/login?member=m01`);
    const page = await context.newPage();
    const tokens: unknown[] = [];
    page.on('request', (request) => request.url().endsWith('/oauth2/token') && tokens.push(request));
    await page.goto('/home');
    const expectRightYear = async (): Promise<void> => {
      await waitForHeading(page, 'Hello, Elena');
      await expect
        .poll(() => shellOf(page).bottomLine.textContent())
        .toContain(String(pacificYear(Date.now())));
    };
    await expectRightYear();
    await page.reload();
    await expectRightYear();
    expect(tokens).toHaveLength(1);
    await context.close();
  },
);
