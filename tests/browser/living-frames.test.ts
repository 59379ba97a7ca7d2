import type { Frame, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { asked, openJourneys, type Visit } from '../support/browser/journeys.ts';
import { legacyFrame, sessionValues } from '../support/browser/page.ts';
import { enterAs } from '../support/browser/sign-in.ts';
import { scriptAddress } from '../support/services/hostile-texts.ts';

const journeys = openJourneys();
const noComplaints = { errors: [], warnings: [], pageErrors: [], policyViolations: [] };

const post = (frame: Frame, message: unknown): Promise<void> =>
  frame.evaluate(([data, portal]) => parent.postMessage(data, String(portal)), [message, journeys.origins.portal]);

const pathOf = (page: Page): string => new URL(page.url()).pathname;

const pay = async ({ page }: Visit, dollars: string): Promise<void> => {
  const frame = await legacyFrame(page, 'PaymentLanding');
  await frame.fill('#amount', dollars);
  await frame.click('button[type=submit]');
};

const floodSize = 20_000;

/** The longest time, in milliseconds, that no timer of the page ran while its frame flooded it with messages that mean nothing. */
const longestGap = async (page: Page, frame: Frame, portal: string): Promise<number> => {
  await page.evaluate((size) => {
    const flood = new Promise<number>((resolve) => {
      let [longest, last, heard] = [0, performance.now(), 0];
      const look = (): void => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        if (heard < size) setTimeout(look, 10);
        else resolve(longest);
      };
      addEventListener('message', () => (heard += 1));
      look();
    });
    Object.assign(window, { flood });
  }, floodSize);
  await frame.evaluate(
    ([size, to]) => {
      for (let count = 0; count < size; count += 1) parent.postMessage({ type: 'refresh', count }, to);
    },
    [floodSize, portal] as const,
  );
  return page.evaluate(() => (window as unknown as { readonly flood: Promise<number> }).flood);
};

describe('A payment in the pay frame', () => {
  test.each([
    ['en', '/premium-billing/pay-now', '/premium-billing'],
    ['es', '/facturaci%C3%B3n/pagar-ahora', '/facturaci%C3%B3n'],
  ] as const)('R4.056 R4.057: reads the data again and lands on billing with the new amount, in %s', async (language, payPath, billing) => {
    const visit = await enterAs(journeys, 'm01', { language, path: payPath });
    await pay(visit, '100.00');
    await expect.poll(() => pathOf(visit.page)).toBe(billing);
    await expect.poll(() => visit.page.locator('.due .amt').textContent()).toBe('$114.36');
    expect(asked(visit, '/oauth2/token')).toHaveLength(2);
    expect(visit.complaints).toEqual(noComplaints);
  });

  test('A member of two plans keeps the selected one through the payment', async () => {
    const visit = await enterAs(journeys, 'm18', { language: 'es', path: '/inicio' });
    await visit.page.locator('.plan button').last().click();
    await visit.page.locator('.navrow nav a').first().waitFor();
    const { 'portal.coverageId': chosen } = await sessionValues(visit.page);
    await visit.page.goto(`${journeys.origins.portal}/facturación/pagar-ahora`);
    await pay(visit, '10.00');
    await expect.poll(() => pathOf(visit.page)).toBe('/facturaci%C3%B3n');
    expect((await sessionValues(visit.page))['portal.coverageId']).toBe(chosen);
  });
});

describe('Frame messages', () => {
  test('R5.06: an address of the public site opens the same page inside the product, without a load', async () => {
    const { page, complaints } = await enterAs(journeys, 'm01', { path: '/account/notification-preferences' });
    const frame = await legacyFrame(page, '/preferences');
    const loads: string[] = [];
    page.on('framenavigated', (moved) => moved === page.mainFrame() && loads.push(moved.url()));
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await post(frame, 'https://www.brisamar.example/claims?x=1#y');
    await expect.poll(() => page.url()).toBe(`${journeys.origins.portal}/claims?x=1#y`);
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    expect(complaints).toEqual(noComplaints);
  });

  const ignored: readonly unknown[] = [
    'https://www.brisamar.example.evil.example/claims',
    'https://evil.example/www.brisamar.example/claims',
    'https://www.brisamar.example@evil.example/claims',
    'https://www.brisamar.example:8443/claims',
    'http://www.brisamar.example/claims',
    '//www.brisamar.example/claims',
    'https://www.brisamar.example//evil.example/',
    scriptAddress,
    'refreshbillingdata',
    { RefreshBillingData: true },
    { type: 'resize', height: 'tall' },
    { type: 'resize', height: Number.POSITIVE_INFINITY },
    ['RefreshBillingData'],
    null,
    42,
  ];

  test('R5.05: fifteen messages of other shapes change nothing; five are warned of one by one, then a count', async () => {
    const visit = await enterAs(journeys, 'm01', { path: '/premium-billing/pay-now' });
    const frame = await legacyFrame(visit.page, 'PaymentLanding');
    for (const message of ignored) await post(frame, message);
    await expect.poll(() => visit.complaints.warnings.length).toBe(6);
    expect(pathOf(visit.page)).toBe('/premium-billing/pay-now');
    expect(asked(visit, '/oauth2/token')).toHaveLength(1);
  });

  test('R5.03 R5.04 R8.10: the right words from another window or another origin are ignored', async () => {
    await journeys.turnKnobs({ frameOrigin: 'unlisted' });
    const visit = await enterAs(journeys, 'm01', { path: '/premium-billing/pay-now' });
    await legacyFrame(visit.page, 'PaymentLanding');
    await visit.page.evaluate(() => window.postMessage('RefreshBillingData', location.origin));
    await expect.poll(() => visit.complaints.warnings.length).toBeGreaterThanOrEqual(1);
    await visit.page.waitForTimeout(500);
    expect(pathOf(visit.page)).toBe('/premium-billing/pay-now');
    expect(asked(visit, '/oauth2/token')).toHaveLength(1);
  });

  test('A flood of 20,000 messages does nothing and does not block', async () => {
    const visit = await enterAs(journeys, 'm01', { path: '/premium-billing/pay-now' });
    const frame = await legacyFrame(visit.page, 'PaymentLanding');
    const gaps: number[] = [];
    for (let flood = 0; flood < 3; flood += 1) gaps.push(await longestGap(visit.page, frame, journeys.origins.portal));
    // A page that blocks does so each time; a machine with other work in hand does not.
    expect(Math.min(...gaps)).toBeLessThan(1000);
    await expect.poll(() => visit.complaints.warnings.at(-1)).toContain('10000 messages were ignored.');
    expect(pathOf(visit.page)).toBe('/premium-billing/pay-now');
    expect(visit.complaints.warnings.length).toBeLessThan(15);
  });

  test('A page that tells its height needs no scrollbar of its own; nothing grows without bound', async () => {
    const { page } = await enterAs(journeys, 'm01', { path: '/account/manage-access' });
    const frame = await legacyFrame(page, 'FamilyAccess');
    const heightOf = () => page.locator('main iframe').evaluate((element) => Math.round(element.getBoundingClientRect().height));
    await post(frame, { type: 'resize', height: 2400 });
    await expect.poll(heightOf).toBe(2400);
    await post(frame, { type: 'resize', height: 9e9 });
    await expect.poll(heightOf).toBe(5000);
    await post(frame, { type: 'resize', height: 1 });
    await expect.poll(heightOf).toBe(Number(await page.locator('main iframe').getAttribute('height')));
  });
});
