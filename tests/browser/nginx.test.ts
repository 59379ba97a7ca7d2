import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { heading } from '../support/browser/page.ts';
import { signIn } from '../support/browser/sign-in.ts';
import { nginxPath, startNginx } from '../support/servers/start-nginx.ts';

if (nginxPath === undefined) process.stdout.write('SKIPPED: nginx is not installed here, so nobody signed in through it\n');

const serverOf = async (page: Page, address: string): Promise<string> => (await page.request.get(address)).headers()['server'] ?? '';

describe.skipIf(nginxPath === undefined)('the portal served by nginx with the generated configuration', () => {
  const journeys = openJourneys({ serve: startNginx });

  test('a member signs in, opens screens by link and by address, in both languages, without a policy violation', async () => {
    const { page, complaints } = await journeys.visit();
    const { portal } = journeys.origins;
    expect(await serverOf(page, `${portal}/login`)).toBe('nginx');
    await signIn(page, `${portal}/login`, 'm01');
    await heading(page, 'Hello, Elena');
    await page.getByRole('banner').getByRole('link', { name: 'Claims' }).click();
    await heading(page, 'Claims');
    await page.goto(`${portal}/reclamos?lang=es`);
    await heading(page, 'Reclamos');
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    expect([...complaints.policyViolations, ...complaints.pageErrors, ...complaints.errors]).toEqual([]);
  });

  test('a member who logs out is at the sign-in screen, and the address of a member screen leads there', async () => {
    const { page } = await journeys.visit();
    const { portal } = journeys.origins;
    await signIn(page, `${portal}/login`, 'm01');
    await heading(page, 'Hello, Elena');
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await page.locator('iframe[src*="LoginWidget"]').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('portal.token'))).toBeNull();
    await page.goto(`${portal}/claims`);
    await page.locator('iframe[src*="LoginWidget"]').waitFor();
  });
});
