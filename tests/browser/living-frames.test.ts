import type { Frame, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { billingOf } from '../support/browser/billing.ts';
import { noComplaints } from '../support/browser/complaints.ts';
import { frameOf, heardFrom, legacyFrame, postFrom } from '../support/browser/frames.ts';
import { selectorOf } from '../support/browser/home.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { goTo, pathOf, placeOf } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { sessionValues } from '../support/browser/storage.ts';
import { tellAttack } from '../support/reports/attacks.ts';
import { scriptAddress } from '../support/services/hostile-texts.ts';

const journeys = openJourneys();

const floodSize = 20_000;

/**
 * The longest time, in milliseconds, that no timer of the page ran while its frame flooded it with messages
 * that mean nothing.
 */
const longestGap = async (page: Page, frame: Frame, portal: string): Promise<number> => {
  await page.evaluate((size) => {
    const flood = new Promise<number>((resolve) => {
      let longest = 0;
      let last = performance.now();
      let received = 0;
      addEventListener('message', () => (received += 1));
      const look = setInterval(() => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        if (received < size) return;
        clearInterval(look);
        resolve(longest);
      }, 10);
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
    ['es', '/facturación/pagar-ahora', '/facturación'],
  ] as const)(
    'R4.056 R4.057: reads the data again and lands on billing with the new amount, in %s',
    { tags: 'deep' },
    async (language, payPath, billing) => {
      const visit = await journeys.enterAs('m01', { language, path: payPath, isFirst: true });
      await billingOf(visit.page).pay('100.00');
      await expect.poll(() => pathOf(visit.page)).toBe(billing);
      await expect.poll(() => billingOf(visit.page).amount.textContent()).toBe('$114.36');
      expect(visit.requestsTo('/oauth2/token')).toHaveLength(2);
      expect(visit.complaints).toEqual(noComplaints);
    },
  );

  test('A member of two plans keeps the selected one through the payment', { tags: 'deep' }, async () => {
    const visit = await journeys.enterAs('m18', { language: 'es', path: '/inicio' });
    await selectorOf(visit.page).choose(1);
    await shellOf(visit.page).mainMenu.first().waitFor();
    const { 'portal.coverageId': chosen } = await sessionValues(visit.page);
    await visit.page.goto('/facturación/pagar-ahora');
    await billingOf(visit.page).pay('10.00');
    await expect.poll(() => pathOf(visit.page)).toBe('/facturación');
    expect((await sessionValues(visit.page))['portal.coverageId']).toBe(chosen);
  });
});

describe('Frame messages', () => {
  test('R5.06: an address of the public site opens the same page inside the product, without a load', async () => {
    const { page, complaints } = await journeys.enterAs('m01', { path: '/account/notification-preferences' });
    const frame = await legacyFrame(page, '/preferences');
    const loads: string[] = [];
    page.on('framenavigated', (moved) => moved === page.mainFrame() && loads.push(moved.url()));
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await postFrom(frame, 'https://www.brisamar.example/claims?x=1#y');
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

  test('R5.05: fifteen messages in unknown formats change nothing; five are logged one by one, then a count', async () => {
    const visit = await journeys.enterAs('m01', { path: '/premium-billing/pay-now', isFirst: true });
    const frame = await legacyFrame(visit.page, 'PaymentLanding');
    for (const message of ignored) await postFrom(frame, message);
    await expect.poll(() => visit.complaints.warnings.length).toBe(6);
    expect(pathOf(visit.page)).toBe('/premium-billing/pay-now');
    expect(visit.requestsTo('/oauth2/token')).toHaveLength(1);
  });

  test('R5.03 R5.04 R8.10: a valid message from another window or another origin is ignored', async () => {
    await journeys.turnKnobs({ frameOrigin: 'unlisted' });
    const visit = await journeys.enterAs('m01', { path: '/premium-billing/pay-now' });
    await legacyFrame(visit.page, 'PaymentLanding');
    await heardFrom(visit.page, () =>
      visit.page.evaluate(() => window.postMessage('RefreshBillingData', location.origin)),
    );
    await expect.poll(() => visit.complaints.warnings.length).toBeGreaterThanOrEqual(1);
    expect(pathOf(visit.page)).toBe('/premium-billing/pay-now');
    expect(visit.requestsTo('/oauth2/token')).toHaveLength(1);
  });

  test('A flood of 20,000 messages does nothing and does not block', { tags: 'deep' }, async () => {
    const visit = await journeys.enterAs('m01', { path: '/premium-billing/pay-now', isFirst: true });
    const frame = await legacyFrame(visit.page, 'PaymentLanding');
    const gaps: number[] = [];
    for (let flood = 0; flood < 3; flood += 1)
      gaps.push(await longestGap(visit.page, frame, journeys.origins.portal));
    // A page that blocks does so each time; a machine with other work in hand does not.
    expect(Math.min(...gaps)).toBeLessThan(1000);
    await expect.poll(() => visit.complaints.warnings.at(-1)).toContain('10000 messages were ignored.');
    expect(pathOf(visit.page)).toBe('/premium-billing/pay-now');
    expect(visit.complaints.warnings.length).toBeLessThan(15);
  });

  test(
    '20,000 addresses from a frame do not block, and take one entry of the history at most: the latest',
    { tags: 'deep' },
    async () => {
      const { page } = await journeys.enterAs('m01', { path: '/claims' });
      await goTo(page, '/account/notification-preferences');
      const frame = await legacyFrame(page, '/preferences');
      const entries = () => page.evaluate(() => history.length);
      const before = await entries();
      const started = performance.now();
      await frame.evaluate(
        ([size, to]) => {
          const address = 'https://www.brisamar.example/account/notification-preferences?count=';
          for (let count = 1; count <= size; count += 1) parent.postMessage(address + count, to);
        },
        [floodSize, journeys.origins.portal] as const,
      );
      await expect
        .poll(() => placeOf(page), { timeout: 20_000 })
        .toBe(`/account/notification-preferences?count=${floodSize}`);
      expect(performance.now() - started).toBeLessThan(10_000);
      const taken = (await entries()) - before;
      await page.goBack();
      await expect.poll(() => placeOf(page)).toBe('/account/notification-preferences');
      tellAttack({ attack: 'A frame that opens addresses without end', tries: floodSize, holes: taken - 1 });
    },
  );

  test(
    'A page that reports its height needs no scrollbar and leaves no empty space; nothing grows without limit, or disappears',
    { tags: 'deep' },
    async () => {
      const { page } = await journeys.enterAs('m01', { path: '/account/manage-access' });
      const frame = await legacyFrame(page, 'FamilyAccess');
      const heightOf = () =>
        frameOf(page).evaluate((element) => Math.round(element.getBoundingClientRect().height));
      await postFrom(frame, { type: 'resize', height: 2400 });
      await expect.poll(heightOf).toBe(2400);
      await postFrom(frame, { type: 'resize', height: 9e9 });
      await expect.poll(heightOf).toBe(5000);
      await postFrom(frame, { type: 'resize', height: 420 });
      await expect.poll(heightOf).toBe(420);
      await postFrom(frame, { type: 'resize', height: 1 });
      await expect.poll(heightOf).toBe(Number(await frameOf(page).getAttribute('height')));
    },
  );
});
