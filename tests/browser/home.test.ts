import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { billingOf } from '../support/browser/billing.ts';
import { noComplaints } from '../support/browser/complaints.ts';
import { homeOf, selectorOf } from '../support/browser/home.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { waitForHeading } from '../support/browser/page.ts';

const journeys = openJourneys();

const hrefOf = (page: Page, name: string) => homeOf(page).link(name).getAttribute('href');

/** Width of the first bar as a part of its row. */
const widthOfBar = (page: Page): Promise<number> =>
  page
    .locator('.spending')
    .evaluate((row) => (row.querySelector('.bar')?.getBoundingClientRect().width ?? 0) / row.clientWidth);

describe('greeting and status', () => {
  test('R2.108 R4.034 R4.035: the status opens the four meanings, the current one first and marked', async () => {
    const { page } = await journeys.enterAs('m01');
    const meanings = await homeOf(page).openMeanings('What does Covered mean?');
    expect(meanings.length).toBe(4);
    expect(meanings[0]).toContain('Your status now');
    expect(meanings[0]).toContain('You can use your benefits on or after the effective date.');
    expect(meanings[1]).toContain(
      'If you enrolled directly or through the exchange, you must pay the initial bill',
    );
  });

  test('R4.036 R4.037 R4.038: a suspended member reads the grace period first, in Spanish too', async () => {
    const { page } = await journeys.enterAs('m02', { language: 'es' });
    const meanings = await homeOf(page).openMeanings('¿Qué significa Suspendida?');
    expect(meanings[0]).toMatch(
      /período de gracia de tres meses[\s\S]*segundo y el tercer mes y los proveedores pueden facturarle/,
    );
    expect(meanings[0]).toContain(
      'la cobertura termina el último día del primer mes de gracia y usted es responsable',
    );
    expect(meanings[3]).toContain('Antes tenía beneficios; ya no cumple los requisitos.');
  });

  test(
    'R4.058 R4.059: Escape and a click outside close the dialog and restore the focus',
    { tags: 'deep' },
    async () => {
      const { page } = await journeys.enterAs('m01');
      const button = page.getByRole('button', { name: 'What does Covered mean?' });
      for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 400)]) {
        await button.click();
        await page.getByRole('dialog').waitFor();
        await close();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
      }
    },
  );

  test('R2.109 R2.110 R2.111: links to the account, the ID card and urgent care in the own network', async () => {
    const { page } = await journeys.enterAs('m01');
    expect(await hrefOf(page, 'Personal information')).toBe('/account');
    expect(await homeOf(page).quickLinks.filter({ hasText: 'ID card' }).getAttribute('href')).toBe(
      '/id-card',
    );
    expect(await hrefOf(page, 'Urgent care')).toBe('/urgent-care');
    const asked = page.waitForRequest(
      (request) => request.isNavigationRequest() && !request.url().startsWith(journeys.origins.portal),
    );
    await homeOf(page).link('Urgent care').click();
    expect((await asked).url()).toMatch(/networkId=6.*provType=H|provType=H.*networkId=6/);
  });

  test(
    'R2.110 R4.058: the card and the quick link open the same card over home, and closing it leaves home unchanged',
    { tags: 'deep' },
    async () => {
      const { page, complaints } = await journeys.enterAs('m01');
      const openers = [
        page.getByRole('link', { name: 'View ID card' }),
        homeOf(page).quickLinks.filter({ hasText: 'ID card' }),
      ];
      for (const opener of openers) {
        await opener.scrollIntoViewIfNeeded();
        const scrolled = await page.evaluate(() => window.scrollY);
        await opener.click();
        const dialog = page.getByRole('dialog', { name: 'ID card' });
        await dialog.getByText('BM4100010001').waitFor();
        expect(
          await dialog.getByRole('link', { name: 'Order a new card by mail' }).getAttribute('href'),
        ).toBe('/coverage/request-id-card');
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
        expect([await page.evaluate(() => window.scrollY), new URL(page.url()).pathname]).toEqual([
          scrolled,
          '/home',
        ]);
      }
      expect(complaints).toEqual(noComplaints);
    },
  );

  test('R2.110: offline the card still opens, and can be saved as a picture', { tags: 'deep' }, async () => {
    const { page, context, complaints } = await journeys.enterAs('m05', { language: 'es' });
    await page.getByRole('link', { name: 'Ver la tarjeta de identificación' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
    await context.setOffline(true);
    await homeOf(page).quickLinks.filter({ hasText: 'Tarjeta de identificación' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar como imagen' }).click();
    expect((await saved).suggestedFilename()).toBe('Tarjeta de identificación.png');
    expect(complaints.policyViolations).toEqual([]);
  });

  test(
    'R2.112 R2.113 R2.114: patient portal, change of physician, behavioral health',
    { tags: 'deep' },
    async () => {
      const { page } = await journeys.enterAs('m05');
      expect(await hrefOf(page, 'Patient portal')).toBe('https://patients.brisamar.example/');
      expect(await hrefOf(page, 'Change primary care physician')).toBe('/find-care/change-pcp');
      expect(await hrefOf(page, 'Behavioral health')).toBe('/coverage/behavioral-health');
    },
  );

  test('R2.115: drug costs lead to the vendor of the plan', { tags: 'deep' }, async () => {
    const { page } = await journeys.enterAs('m16');
    expect(await hrefOf(page, 'Drug costs and coverage')).toBe(
      'https://www.gremioscript.example/members/drug-costs',
    );
  });
});

describe('money', () => {
  test('R2.116 R2.170 R2.171: the amount due with its date; no date at zero; no banner without billing', async () => {
    const due = await journeys.enterAs('m01');
    expect(await homeOf(due.page).section('Amount due').innerText()).toMatch(
      /\$214\.36[\s\S]*January 17, 2027[\s\S]*Pay now/,
    );
    expect(await due.page.getByText('PAST DUE').count()).toBe(0);
    const paid = await journeys.enterAs('m04');
    expect(await homeOf(paid.page).section('Amount due').innerText()).not.toMatch(/January|2027/);
    const none = await journeys.enterAs('m05');
    expect(await billingOf(none.page).due.count()).toBe(0);
  });

  test(
    'R2.169 R2.173: under autopay the amount and the next payment date, with edit and extra payment',
    { tags: 'deep' },
    async () => {
      const { page } = await journeys.enterAs('m08');
      const text = await homeOf(page).section('Autopay amount').innerText();
      expect(text).toMatch(/\$64\.00[\s\S]*Next payment date\s+January 10, 2027/);
      expect(await hrefOf(page, 'Edit autopay')).toBe('/premium-billing/autopay');
      expect(await hrefOf(page, 'Make a payment')).toBe('/premium-billing/pay-now');
    },
  );

  test('R2.172: PAST DUE for those who owe, not for a credit', { tags: 'deep' }, async () => {
    for (const [id, language, words] of [
      ['m02', 'es', 'VENCIDO'],
      ['m09', 'en', 'PAST DUE'],
    ] as const) {
      const { page } = await journeys.enterAs(id, { language });
      await billingOf(page).due.getByText(words, { exact: true }).waitFor();
    }
    const { page } = await journeys.enterAs('m18');
    await selectorOf(page).choose(1);
    await billingOf(page).due.waitFor();
    expect(await billingOf(page).due.innerText()).not.toContain('PAST DUE');
  });

  test(
    'R2.117 R3.032 R5.10: balances show paid, of and remaining; bars take half the row with family balances',
    { tags: 'deep' },
    async () => {
      const { page } = await journeys.enterAs('m01');
      const bars = page.getByRole('progressbar');
      await expect.poll(() => bars.count()).toBe(5);
      const values = await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-valuetext')));
      expect(values).toContain('$640 paid of $4,750, $4,110 remaining');
      expect(await widthOfBar(page)).toBeLessThan(0.55);
      const single = await journeys.enterAs('m07');
      expect(await widthOfBar(single.page)).toBeGreaterThan(0.9);
      await homeOf(page).section('Plan spending').getByText('How these limits work').click();
      expect(await homeOf(page).section('Plan spending').innerText()).toMatch(
        /plan pays 100% of covered in-network[\s\S]*deductible is \$3,000/,
      );
    },
  );

  test('R2.118 R3.024 R4.062: seven cost shares, four at first, with see more and see less', async () => {
    const { page } = await journeys.enterAs('m01');
    const rows = () => page.locator('dl.costs dt').count();
    await expect.poll(rows).toBe(4);
    await page.getByRole('button', { name: 'See more' }).click();
    await expect.poll(rows).toBe(7);
    await page.getByRole('button', { name: 'See less' }).click();
    await expect.poll(rows).toBe(4);
  });

  test('R3.028 R3.025 R4.061: tiers are tabs; a plan without tiers has none', { tags: 'deep' }, async () => {
    const { page } = await journeys.enterAs('m05');
    const costs = homeOf(page).section('Cost shares');
    await costs.getByRole('tab', { name: 'Tier 2' }).click();
    await expect.poll(() => costs.getByRole('tab', { selected: true }).innerText()).toBe('Tier 2');
    await expect.poll(() => costs.getByRole('tabpanel').innerText()).toMatch(/Primary care\s+\$40/);
    const plain = await journeys.enterAs('m01');
    expect(await homeOf(plain.page).section('Cost shares').getByRole('tab').count()).toBe(0);
  });
});

describe('care', () => {
  test('R2.119 R6.24 R3.034: the care team of an HMO; a PPO has none', async () => {
    const { page } = await journeys.enterAs('m01');
    expect(await homeOf(page).section('Your care team').innerText()).toMatch(
      /Dr\. Imelda F\. Strand[\s\S]*Bahía Medical Group[\s\S]*Premier/,
    );
    const ppo = await journeys.enterAs('m07');
    expect(await homeOf(ppo.page).section('Your care team').count()).toBe(0);
  });

  test(
    'R2.121 R2.123 R6.23: POS and PPO get their find-care buttons, each with its tier names; only a PPO its information card',
    { tags: 'deep' },
    async () => {
      const pos = await journeys.enterAs('m05');
      const names = (page: Page) => page.locator('main').getByRole('heading', { level: 3 }).allInnerTexts();
      await expect
        .poll(() => names(pos.page))
        .toEqual(expect.arrayContaining(["Your plan's network", 'National network', 'Out of network']));
      expect(await homeOf(pos.page).section('Your PPO plan').count()).toBe(0);
      const ppo = await journeys.enterAs('m07');
      await expect
        .poll(() => names(ppo.page))
        .toEqual(
          expect.arrayContaining([
            'Tier 1: our premier network',
            'Tier 2: national network',
            'Tier 3: out of network',
          ]),
        );
      await expect.poll(() => homeOf(ppo.page).section('Your PPO plan').count()).toBe(1);
      const hmo = await journeys.enterAs('m16');
      expect(await hmo.page.getByText('Find care in your networks').count()).toBe(0);
    },
  );

  test(
    'R2.120 R2.122 R9.33: wellness, and support with the phone of the header',
    { tags: 'deep' },
    async () => {
      const { page } = await journeys.enterAs('m01');
      expect(await hrefOf(page, 'See wellness programs')).toBe(encodeURI('/coverage/prevention-&-wellness'));
      const card = homeOf(page).section('We are here to help').getByRole('link', { name: '1-800-555-0166' });
      const header = page.getByRole('banner').getByRole('link', { name: /1-800-555-0166/ });
      expect([await card.getAttribute('href'), await header.getAttribute('href')]).toEqual([
        'tel:18005550166',
        'tel:18005550166',
      ]);
    },
  );
});

test('R2.124 R2.125 R8.16: without a plan home greets, explains, offers support and points to Shared Accounts', async () => {
  const { page } = await journeys.enterAs('m19');
  await waitForHeading(page, 'Hello, Noah');
  const main = await page.getByRole('main').innerText();
  expect(main).toContain('Welcome to your online account.');
  expect(main).toContain(
    'You currently have no coverage. You can switch accounts in the account menu under Shared Accounts.',
  );
  expect(main).toContain('1-800-555-0166');
  expect(main).not.toMatch(/Covered|Terminated|Member ID/);
});
