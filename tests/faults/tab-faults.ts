import type { Page } from 'playwright-core';
import { comesRight } from './comes-right.ts';
import type { Fault, FaultWorld } from './fault.ts';

const home = { en: '/home', es: '/inicio' };

const choose = async (page: Page, name: string): Promise<void> => {
  await page.locator('button.acct').click();
  await page.locator('.account-sections').getByRole('button', { name }).click();
};

const closeDialog = async (page: Page): Promise<void> => {
  for (const path of ['/preferences', '/app/paperless-settings']) {
    await page.frameLocator(`dialog iframe[src*="${path}"]`).locator('main h1').waitFor();
    await page.locator('dialog.full .acts button').click();
  }
};

/** The holder of shared accounts at home, and a second tab beside. */
const twoTabs = async (world: FaultWorld): Promise<Page> => {
  await world.enter('m20');
  await closeDialog(world.page);
  const other = await world.context.newPage();
  await other.goto(world.at(home));
  await other.locator('main .hi h1').waitFor();
  return other;
};

const logOut = async (page: Page): Promise<void> => {
  await page.locator('button.acct').click();
  await page.locator('.account-logout').click();
};

/** Begins something, and holds the calls that it makes back, as far as they are meant, until the function it gives is called. */
const heldBack = async (
  page: Page,
  { address, isMeant = () => true }: { readonly address: RegExp; readonly isMeant?: () => boolean },
  begin: () => Promise<unknown>,
): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (isMeant()) await released;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => address.test(request.url()) && isMeant());
  await begin();
  await asked;
  return release;
};

const otherSignsIn = async (world: FaultWorld): Promise<void> => {
  const other = await world.context.newPage();
  await world.logIn('m05');
  await other.goto(world.at(home));
  await other.locator('main .hi h1').waitFor();
};

/** The member who was switched to is on screen. */
const isOpen = async (world: FaultWorld, page: Page): Promise<void> => {
  world.expect('m21');
  await page.locator('main .hi h1', { hasText: 'Mateo' }).waitFor();
};

const signInAgain = async ({ page, at }: FaultWorld): Promise<void> => {
  await page.evaluate(() => sessionStorage.removeItem('portal.token'));
  await page.goto(at(home), { waitUntil: 'commit' });
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
  {
    id: 'J09',
    what: 'the former member’s token comes after another member signed in in another tab',
    promised: ['stopped: changedElsewhere'],
    run: async (world) => {
      await world.logIn('m20');
      const release = await heldBack(world.page, { address: /oauth2\/token/ }, () => world.page.goto(world.at(home)));
      await otherSignsIn(world);
      release();
    },
  },
  {
    id: 'J10',
    what: 'the former member’s data are kept, and another member signs in in another tab while the session is asked for',
    promised: ['stopped: changedElsewhere'],
    run: async (world) => {
      await world.enter('m20');
      const release = await heldBack(world.page, { address: /KeepAlive/ }, () => world.page.reload());
      await otherSignsIn(world);
      release();
    },
  },
  {
    id: 'J11',
    what: 'a sign-in began before another member signed in in another tab, and comes back only after',
    promised: ['stopped: changedElsewhere'],
    run: async (world) => {
      await world.logIn('m20');
      const comesBack = { address: /\/assets\/run-auth-/, isMeant: () => world.page.url().includes('code=') };
      const release = await heldBack(world.page, comesBack, () => world.page.goto(world.at(home), { waitUntil: 'commit' }));
      await otherSignsIn(world);
      release();
    },
  },
  {
    id: 'J12',
    what: 'the legacy site answers a sign-in, another tab switches, and only then the answer is read',
    promised: ['stopped: changedElsewhere'],
    posts: 4,
    run: async (world) => {
      const other = await twoTabs(world);
      const isAnswered = { address: /\/assets\/run-auth-/, isMeant: () => world.page.url().includes('launch=') };
      const release = await heldBack(world.page, isAnswered, () => signInAgain(world));
      await choose(other, 'Mateo Cruz');
      await isOpen(world, other);
      release();
    },
  },
  {
    id: 'J13',
    what: 'a sign-in begins while a switch in another tab is on its way, and ends before it',
    promised: ['stopped: changedElsewhere'],
    posts: 4,
    run: async (world) => {
      const other = await twoTabs(world);
      const token = { address: /oauth2\/token/ };
      const sendSwitch = await heldBack(other, { address: /proxysyncpost/ }, () => choose(other, 'Mateo Cruz'));
      const releaseFormer = await heldBack(world.page, token, () => signInAgain(world));
      const releaseSwitched = await heldBack(other, token, async () => sendSwitch());
      releaseFormer();
      await world.page.locator('main h1').first().waitFor();
      releaseSwitched();
      await isOpen(world, other);
    },
  },
];
