import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { waitForHeading } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';

const journeys = openJourneys();

const footerLinks = async (page: Page, title: string) => {
  const links = shellOf(page).footerColumn(title);
  await links.first().waitFor();
  await links.first().scrollIntoViewIfNeeded();
  return links.allInnerTexts();
};

describe('the header of a member', () => {
  test('R2.013 R9.03 R2.191: main navigation in its order with the current screen marked, and the greeting', async () => {
    const { page } = await journeys.enterAs('m01');
    const { mainMenu } = shellOf(page);
    const order = ['Home', 'Coverage', 'Pharmacy', 'Find care', 'Premium billing', 'Claims'];
    await expect.poll(() => mainMenu.allInnerTexts()).toEqual(order);
    expect(await shellOf(page).header.locator('[aria-current=page]').innerText()).toBe('Home');
    expect(await shellOf(page).accountButton.locator('.nm').innerText()).toBe('Hello, Elena');
    const gated = await journeys.enterAs('m07');
    await expect
      .poll(() => shellOf(gated.page).mainMenu.allInnerTexts())
      .toEqual(['Home', 'Coverage', 'Find care', 'Claims']);
  });

  test(
    'R2.192 R2.194 R2.189: messages, notifications, log out, back, help, the language and the number to call',
    { tags: 'deep' },
    async () => {
      const { page } = await journeys.enterAs('m01');
      const { header, follow } = shellOf(page);
      const href = (name: string | RegExp) => header.getByRole('link', { name }).getAttribute('href');
      expect(await href('Messages')).toBe('/messages');
      expect(await href('Notifications')).toBe('/notifications');
      expect(await href('Help')).toMatch(/^\/help/);
      expect(await href(/1-800-555-0166/)).toBe('tel:18005550166');
      expect(await href('Español')).toMatch(/^\/(inicio)?$/);
      await expect.poll(() => header.getByRole('button', { name: 'Log out' }).count()).toBe(1);
      await follow('Claims');
      await waitForHeading(page, 'Claims');
      await header.getByRole('button', { name: 'Back' }).click();
      await waitForHeading(page, 'Hello, Elena');
    },
  );

  test('R2.188 R2.014 R4.061: the account menu opens with its five sections in order, the first with personal information', async () => {
    const { page } = await journeys.enterAs('m21');
    const { header, accountMenu } = shellOf(page);
    const button = header.getByRole('button', { name: 'Account menu' });
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await button.click();
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    const sections = accountMenu.locator('section');
    await sections.first().waitFor();
    await expect
      .poll(() => sections.locator('h2').allInnerTexts())
      .toEqual([
        'Personal Information',
        'Important Documents',
        'Account Access and Control',
        'Shared Accounts',
        'Legal Notices',
      ]);
    expect(await sections.first().getByRole('link').first().getAttribute('href')).toBe('/account');
    await page.keyboard.press('Escape');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  });

  test(
    'R2.193 R6.05 R1.04: only a holder of shared accounts can switch members from the header',
    { tags: 'deep' },
    async () => {
      const { page } = await journeys.enterAs('m21');
      const { header } = shellOf(page);
      await header.getByRole('button', { name: 'Switch members' }).click();
      const names = header.locator('.dropdown').first().getByRole('button');
      await expect
        .poll(async () => (await names.allInnerTexts()).slice(1))
        .toEqual(['Valentina Cruz Ibarra', 'Consuelo Marín de la Vega']);
      const alone = await journeys.enterAs('m01');
      expect(await shellOf(alone.page).header.getByRole('button', { name: 'Switch members' }).count()).toBe(
        0,
      );
    },
  );

  test('R2.187 R2.190 R2.215: the small-screen menu opens as a dialog and a navigation closes it', async () => {
    const { page } = await journeys.enterAs('m01', { viewport: { width: 375, height: 800 } });
    const open = shellOf(page).header.getByRole('button', { name: 'Open menu' });
    expect(await open.getAttribute('aria-expanded')).toBe('false');
    await open.click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Log out' }).waitFor();
    await expect.poll(() => open.getAttribute('aria-expanded')).toBe('true');
    await drawer.getByRole('link', { name: 'Claims' }).click();
    await waitForHeading(page, 'Claims');
    await expect.poll(() => open.getAttribute('aria-expanded')).toBe('false');
    await page.goBack();
    await waitForHeading(page, 'Hello, Elena');
    expect(await open.getAttribute('aria-expanded')).toBe('false');
    const wide = await journeys.enterAs('m01', { viewport: { width: 1280, height: 800 } });
    expect(await shellOf(wide.page).header.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(
      false,
    );
  });

  test('R2.214: a navigation starts at the top of the screen', { tags: 'deep' }, async () => {
    const { page } = await journeys.enterAs('m01');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await shellOf(page).footerLink('Prevention and wellness').click();
    await waitForHeading(page, 'Prevention & wellness');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe('links to outside pages', () => {
  test('R2.196 R4.063: a Medicare member sees a notice first: Go back stays, Continue opens, by keyboard and middle click too', async () => {
    const { page, context } = await journeys.enterAs('m08');
    const here = page.url();
    const link = page.getByRole('link', { name: 'Facebook' });
    const dialog = page.getByRole('dialog', { name: 'You are now leaving your online account' });
    for (const follow of [
      () => link.click(),
      () => link.click({ button: 'middle' }),
      () => link.press('Enter'),
    ]) {
      await follow();
      expect(await dialog.innerText()).toContain(new URL((await link.getAttribute('href')) ?? '').host);
      await dialog.getByRole('button', { name: 'Go back' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect([context.pages().length, page.url()]).toEqual([1, here]);
    }
    await link.click();
    const opened = context.waitForEvent('request', (request) => request.isNavigationRequest());
    await dialog.getByRole('link', { name: 'Continue' }).click();
    expect((await opened).url()).toBe(await link.getAttribute('href'));
  });

  test(
    'R2.196: a link of the account menu asks first too, and Go back leads back to it',
    { tags: 'deep' },
    async () => {
      const { page } = await journeys.enterAs('m08');
      await shellOf(page).accountButton.click();
      const link = shellOf(page).accountMenu.getByRole('link', { name: 'Grievance form' });
      await link.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
      await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
      await link.click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );

  test('R4.063: other members see no notice', { tags: 'deep' }, async () => {
    const { page, context } = await journeys.enterAs('m01');
    const link = page.getByRole('link', { name: 'Facebook' });
    const opened = context.waitForEvent('request', (request) => request.isNavigationRequest());
    await link.click();
    expect((await opened).url()).toBe(await link.getAttribute('href'));
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('the footer', () => {
  test('R2.205 R2.206: our plans and helpful links', { tags: 'deep' }, async () => {
    const { page } = await journeys.enterAs('m01');
    expect(await footerLinks(page, 'Our plans')).toEqual([
      'Get a quote',
      'Individual and family plans',
      'Medicare plans',
      'Group plans',
    ]);
    expect(await footerLinks(page, 'Helpful links')).toEqual([
      'Login',
      'Manage your plan',
      'Prevention and wellness',
      'Grievance form',
    ]);
  });

  test('R2.207 R2.208: get care and our company', { tags: 'deep' }, async () => {
    const { page } = await journeys.enterAs('m01');
    const care = ['Doctor search', 'Drug list and costs', 'Urgent care', 'Find a hospital', 'Patient portal'];
    expect(await footerLinks(page, 'Get Care')).toEqual(care);
    expect(await footerLinks(page, 'Our company')).toEqual([
      'About us',
      'Honors and awards',
      'In the community',
      'Careers',
      'Donate',
    ]);
  });

  test(
    'R2.209 R2.210 R9.32: fifteen languages in four columns, each offering help by phone in its own words',
    { tags: 'deep' },
    async () => {
      const { page } = await journeys.enterAs('m01');
      const lists = page.locator('.lang-columns ul');
      await expect.poll(() => lists.count()).toBe(4);
      const buttons = lists.getByRole('button');
      await expect.poll(() => buttons.count()).toBe(15);
      for (const button of await buttons.all()) {
        await button.focus();
        const tip = page.getByRole('tooltip');
        await expect.poll(() => tip.innerText()).toContain('1-800-555-0142');
        const spoken = await button.locator('[lang]').first().getAttribute('lang');
        expect(await tip.getAttribute('lang')).toBe(spoken);
        await page.keyboard.press('Escape');
        await expect.poll(() => tip.count()).toBe(0);
      }
    },
  );

  test('R2.211: the bottom line with terms, privacy, contact, FAQs, social and review links, address and the year', async () => {
    const { page } = await journeys.enterAs('m01');
    await shellOf(page).bottomLine.scrollIntoViewIfNeeded();
    const base = await shellOf(page).bottomLine.innerText();
    for (const words of [
      'Terms of use',
      'Privacy policy',
      'Contact us',
      'FAQs',
      'Facebook',
      'Yelp',
      'San Diego, CA 92101',
      '© 2027 Brisamar Health Plan',
    ])
      expect(base).toContain(words);
  });

  test(
    'R2.212 R1.13: Medicare, federal and other plans have three grievance links',
    { tags: 'deep' },
    async () => {
      const href = async (id: string) => {
        const { page } = await journeys.enterAs(id);
        return shellOf(page).footerLink('Grievance form').getAttribute('href');
      };
      expect(await href('m01')).toBe('/grievance-form');
      expect(await href('m08')).toBe('https://www.brisamar.example/medicare/grievances-and-appeals');
      expect(await href('m14')).toBe('https://www.brisamar.example/fehb/disputed-claims');
    },
  );
});
