import type { Page } from 'playwright-core';
import { homeOf } from '../support/browser/home.ts';
import { shellOf } from '../support/browser/shell.ts';
import type { Fault, FaultWorld } from './fault.ts';
import { home, otherSignsIn, twoTabs } from './tab-actions.ts';

/**
 * The pages of a fault wait for every answer as long as it takes: how long it is held depends on the machine.
 */
const waitingForAnswers = (fault: Fault): Fault => ({
  ...fault,
  run: async (world) => {
    await world.context.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    await fault.run(world);
  },
});

/**
 * Begins something, and holds the calls that it makes back, as far as they are meant, until the function it
 * gives is called.
 */
const heldBack = async (
  page: Page,
  { address, isMeant = () => true }: { readonly address: RegExp; readonly isMeant?: () => boolean },
  begin: () => unknown,
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

/** The member who was switched to is on screen. */
const isOpen = async (world: FaultWorld, page: Page): Promise<void> => {
  world.expect('m21');
  await homeOf(page).greeting.filter({ hasText: 'Mateo' }).waitFor();
};

const signInAgain = async ({ page, at }: FaultWorld): Promise<void> => {
  await page.evaluate(() => sessionStorage.removeItem('portal.token'));
  await page.goto(at(home), { waitUntil: 'commit' });
};

const faults: readonly Fault[] = [
  {
    id: 'J09',
    what: 'the former member’s token comes after another member signed in in another tab',
    promised: ['stopped: changedElsewhere'],
    run: async (world) => {
      await world.logIn('m20');
      const release = await heldBack(world.page, { address: /oauth2\/token/ }, () =>
        world.page.goto(world.at(home)),
      );
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
      const comesBack = {
        address: /\/assets\/first-script-member-/,
        isMeant: () => world.page.url().includes('code='),
      };
      const release = await heldBack(world.page, comesBack, () =>
        world.page.goto(world.at(home), { waitUntil: 'commit' }),
      );
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
      const isAnswered = {
        address: /\/assets\/first-script-member-/,
        isMeant: () => world.page.url().includes('launch='),
      };
      const release = await heldBack(world.page, isAnswered, () => signInAgain(world));
      await shellOf(other).chooseMember('Mateo Cruz');
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
      const sendSwitch = await heldBack(other, { address: /proxysyncpost/ }, () =>
        shellOf(other).chooseMember('Mateo Cruz'),
      );
      const releaseFormer = await heldBack(world.page, token, () => signInAgain(world));
      const releaseSwitched = await heldBack(other, token, sendSwitch);
      releaseFormer();
      await world.page.locator('main h1').first().waitFor();
      releaseSwitched();
      await isOpen(world, other);
    },
  },
];

/** Family J, continued: a sign-in that another tab overtakes. What comes late never wins. */
export const overtakenFaults = faults.map(waitingForAnswers);
