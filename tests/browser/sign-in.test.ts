import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '../support/axe-violations.ts';
import { openBrowser } from '../support/open-browser.ts';
import { signIn } from '../support/sign-in.ts';
import { startPortal, type RunningPortal } from '../support/start-portal.ts';
import { watchPage } from '../support/watch-page.ts';

let portal: RunningPortal;
let browser: Browser;

beforeAll(async () => {
  [portal, browser] = await Promise.all([startPortal(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await portal.close();
});

test('M01 signs in through the framed widget and sees her own name', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints = watchPage(page);
  await signIn(page, `${portal.origins.portal}/login`, 'm01');
  expect(await page.locator('main h1').first().textContent()).toContain('Elena');
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints).toEqual({ errors: [], warnings: [], pageErrors: [], policyViolations: [] });
  await context.close();
});
