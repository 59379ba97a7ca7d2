import type { Page } from 'playwright-core';
import { comesRight } from './comes-right.ts';
import type { Fault } from './fault.ts';
import { choose, closeDialog, home, otherSignsIn, twoTabs } from './tab-deeds.ts';

const logOut = async (page: Page): Promise<void> => {
  await page.locator('button.acct').click();
  await page.locator('.account-logout').click();
};

/** Family J: tabs and members. No tab shows a member whom the session no longer has. */
export const tabFaults: readonly Fault[] = [
  {
    id: 'J01',
    what: 'another tab switches to another member',
    promised: ['stopped: changedElsewhere'],
    run: async (world) => choose(await twoTabs(world), 'Mateo Cruz'),
  },
  {
    id: 'J02',
    what: 'another tab logs out',
    promised: ['signedOut'],
    run: async (world) => logOut(await twoTabs(world)),
  },
  {
    id: 'J03',
    what: 'a switch whose form never arrives',
    promised: ['stopped: notLeft'],
    seconds: 45,
    run: async (world) => {
      await world.enter('m20');
      await closeDialog(world.page);
      await world.page.route(/proxysyncpost/, (route) => route.fulfill({ status: 204 }));
      await choose(world.page, 'Mateo Cruz');
    },
    afterwards: comesRight('retry', 'home'),
  },
  {
    id: 'J04',
    what: 'Back after a logout',
    promised: ['signedOut'],
    run: async (world) => {
      await world.enter();
      await world.page.goto(world.at({ en: '/claims', es: '/reclamos' }));
      await world.page.locator('main h1').first().waitFor();
      await logOut(world.page);
      await world.page.locator('iframe[src*="LoginWidget"]').waitFor();
      await world.page.goBack();
    },
  },
  {
    id: 'J05',
    what: 'another member signs in in another tab',
    promised: ['stopped: changedElsewhere'],
    run: async (world) => {
      await world.enter('m01');
      await otherSignsIn(world);
    },
  },
  {
    id: 'J06',
    what: 'the session ends while two tabs are open',
    promised: ['signedOut'],
    run: async (world) => {
      await world.enter('m01');
      const other = await world.context.newPage();
      await other.goto(world.at(home));
      await other.locator('main .hi h1').waitFor();
      await world.context.clearCookies();
      await Promise.all([world.page, other].map((page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))));
    },
  },
  {
    id: 'J07',
    what: 'a tab opened from this one, with a copy of its storage',
    promised: ['home'],
    run: async (world) => {
      await world.enter('m01');
      const popup = world.context.waitForEvent('page');
      await world.page.evaluate(() => void window.open(location.href));
      await (await popup).locator('main .hi h1').waitFor();
    },
  },
  {
    id: 'J08',
    what: 'two switches at once',
    promised: ['home'],
    run: async (world) => {
      await world.enter('m20');
      await closeDialog(world.page);
      await world.page.locator('button.acct').click();
      await world.page.evaluate(() =>
        document.querySelectorAll<HTMLButtonElement>('.account-sections .menu-list button').forEach((button) => button.click()),
      );
      world.expect('m09');
      world.expect('m21');
    },
  },
];
