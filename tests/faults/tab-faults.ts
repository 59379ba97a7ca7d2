import { firstLoginOf } from '../support/browser/first-login.ts';
import { homeOf } from '../support/browser/home.ts';
import { focusWindow, headingOf } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { widgetOf } from '../support/browser/sign-in.ts';
import { comesRight } from './comes-right.ts';
import type { Fault } from './fault.ts';
import { home, otherSignsIn, twoTabs } from './tab-actions.ts';

/** Family J: tabs and members. No tab shows a member whom the session no longer has. */
export const tabFaults: readonly Fault[] = [
  {
    id: 'J01',
    what: 'another tab switches to another member',
    promised: ['stopped: changedElsewhere'],
    run: async (world) => shellOf(await twoTabs(world)).chooseMember('Mateo Cruz'),
  },
  {
    id: 'J02',
    what: 'another tab logs out',
    promised: ['signedOut'],
    run: async (world) => shellOf(await twoTabs(world)).logOutFromMenu(),
  },
  {
    id: 'J03',
    what: 'a switch whose form never arrives',
    promised: ['stopped: notLeft'],
    seconds: 45,
    run: async (world) => {
      await world.enter('m20');
      await firstLoginOf(world.page).close();
      await world.page.route(/proxysyncpost/, (route) => route.fulfill({ status: 204 }));
      await shellOf(world.page).chooseMember('Mateo Cruz');
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
      await headingOf(world.page).waitFor();
      await shellOf(world.page).logOutFromMenu();
      await widgetOf(world.page).waitFor();
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
      await homeOf(other).greeting.waitFor();
      await world.context.clearCookies();
      await Promise.all([world.page, other].map(focusWindow));
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
      await homeOf(await popup).greeting.waitFor();
    },
  },
  {
    id: 'J08',
    what: 'two switches at once',
    promised: ['home'],
    run: async (world) => {
      await world.enter('m20');
      await firstLoginOf(world.page).close();
      await shellOf(world.page).accountButton.click();
      await world.page.evaluate(() =>
        document
          .querySelectorAll<HTMLButtonElement>('.account-sections .menu-list button')
          .forEach((button) => button.click()),
      );
      world.expect('m09');
      world.expect('m21');
    },
  },
];
