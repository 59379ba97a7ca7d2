import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { readMembers } from '../../../src/samples/read-members.ts';
import { chance, roll } from '../chance.ts';
import { journeyStart, nextPaint } from './clock.ts';
import type { Journeys } from './journeys.ts';
import { headingOf } from './page.ts';
import { shellOf } from './shell.ts';

/** Members of the walks: a holder, two whose records are shared with the holder, and a stranger. */
const names: Readonly<Record<string, string>> = {
  m20: 'Valentina Cruz Ibarra',
  m21: 'Mateo Cruz',
  m09: 'Consuelo Marín de la Vega',
};
const stranger = 'm01';

const idsOf = (member: string): readonly string[] =>
  readMembers()
    .filter(({ id }) => id === member)
    .flatMap(({ coverages }) => coverages.map(({ memberId }) => memberId));

/** Notes every member id that was ever painted and is not in the token that the tab held at that moment. */
const setTrap = async (context: BrowserContext, note: (ids: string) => void): Promise<void> => {
  await context.exposeFunction('noteForeign', note);
  await context.addInitScript(() => {
    if (window.top !== window) return;
    const ownData = (): string => {
      const { context_string: own = '' } = JSON.parse(sessionStorage.getItem('portal.token') ?? '{}') as {
        context_string?: string;
      };
      return atob(own);
    };
    const look = (): void => {
      const painted = document.body.textContent.match(/BM\d{10}/g) ?? [];
      const foreign = painted.filter((id) => !ownData().includes(id));
      if (foreign.length > 0)
        (window as unknown as { noteForeign: (ids: string) => void }).noteForeign(foreign.join(' '));
    };
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
  });
};

interface Walk {
  readonly context: BrowserContext;
  readonly origins: Journeys['origins'];
  readonly tabs: Page[];
  active: string;
}

/** A page on its way elsewhere ends what was begun on it. */
const overtaken = (): void => undefined;

const hasHeading = (page: Page): Promise<void> =>
  headingOf(page).waitFor({ timeout: 10_000 }).catch(overtaken);

/**
 * A word between two channels of one page: what other tabs said before it has been heard by then, and is on
 * show.
 */
const hasHeard = async (page: Page): Promise<void> => {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const speaker = new BroadcastChannel('walk');
        const listener = new BroadcastChannel('walk');
        listener.onmessage = () => {
          [speaker, listener].forEach((channel) => channel.close());
          resolve();
        };
        speaker.postMessage('');
      }),
  );
  await nextPaint(page);
};

/** A screen is there, and still is after the tab has heard what the others told it. */
const settle = async (page: Page): Promise<void> => {
  await hasHeading(page);
  await hasHeard(page).catch(overtaken);
  await hasHeading(page);
};

/** Tries to choose another member in a tab; true when that tab could. */
const switchIn = async (page: Page, member: string): Promise<boolean> => {
  const { accountButton, accountMenu } = shellOf(page);
  if ((await accountButton.count()) === 0 || (await page.locator('dialog[open]').count()) > 0) return false;
  await accountButton.click();
  const choice = accountMenu.getByRole('button', { name: names[member] ?? '' });
  if ((await choice.count()) === 0) return false;
  const left = page.waitForRequest(/proxysyncpost/, { timeout: 5000 }).catch(() => undefined);
  await choice.click();
  return (await left) !== undefined;
};

/** The tab loses what it keeps between this page and the next, so that nothing is on show by then. */
const forgetLater = (page: Page): Promise<void> =>
  page.evaluate(() => sessionStorage.setItem('walk.forget', 'true')).catch(overtaken);

const goHome = async (page: Page, { portal }: Journeys['origins']): Promise<void> => {
  await page.goto(`${portal}/home`).catch(overtaken);
};

type Step = (walk: Walk, page: Page, random: () => number) => Promise<void>;

const steps: Readonly<Record<string, Step>> = {
  switch: async (walk, page, random) => {
    const others = Object.keys(names).filter((member) => member !== walk.active);
    const member = others[roll(random, others.length)] ?? 'm20';
    if (await switchIn(page, member)) walk.active = member;
  },
  /** Never back before the first page: what an empty page does says nothing of the portal. */
  back: async (_, page) => {
    await page.goBack({ timeout: 5000 }).catch(overtaken);
    if (page.url() === 'about:blank') await page.goForward({ timeout: 5000 }).catch(overtaken);
  },
  reload: async (_, page) => void (await page.reload().catch(overtaken)),
  home: async ({ origins }, page) => goHome(page, origins),
  secondTab: async ({ context, origins, tabs }) => {
    if (tabs.length > 1) return;
    const page = await context.newPage();
    tabs.push(page);
    await goHome(page, origins);
  },
  otherPerson: async (walk, page) => {
    await walk.context.request.post(`${walk.origins.legacy}/__sandbox/login?member=${stranger}`);
    walk.active = stranger;
    await forgetLater(page);
    await goHome(page, walk.origins);
  },
  /** Signs in again with answers that come late: what the next step does is done by then. */
  late: async ({ origins }, page, random) => {
    const lateness = 200 + roll(random, 600);
    let lateAnswers = 2;
    const hold = async (route: Route): Promise<void> => {
      if (lateAnswers-- > 0) await wait(lateness);
      await route.continue().catch(() => undefined);
    };
    // Not with `times`: where such a route had ended, a page was seen to wait for ever for its first script.
    await page.route(/oauth2\/token|KeepAlive/, hold);
    if (random() < 0.5) await forgetLater(page);
    await page.goto(`${origins.portal}/home`, { waitUntil: 'commit' }).catch(overtaken);
    await wait(random() * 400);
  },
  carryOn: async (_, page) => {
    const button = page.locator('main .calm button').first();
    if ((await button.count()) > 0) await button.click();
  },
};

const paintedIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...new Set(document.body.textContent.match(/BM\d{10}/g) ?? [])]).catch(() => []);

/** Ids of other people than the active member on a tab. */
const strangersIn = async ({ tabs, active }: Walk): Promise<readonly string[]> => {
  const allowed = idsOf(active);
  return (await Promise.all(tabs.map(paintedIn))).flat().filter((id) => !allowed.includes(id));
};

/**
 * A random walk of `length` steps through members, tabs and history; gives every id that was painted where it
 * may not be.
 */
export const memberWalk = async (
  { browser, origins }: Journeys,
  seed: number,
  length: number,
): Promise<readonly string[]> => {
  const random = chance(seed);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    context.setDefaultTimeout(10_000);
    await context.clock.setSystemTime(journeyStart);
    const page = await context.newPage();
    const found: string[] = [];
    await setTrap(context, (ids) => found.push(`painted beside the token: ${ids}`));
    const walk: Walk = { context, origins, tabs: [page], active: 'm20' };
    await context.addInitScript(() => {
      if (window.origin === 'null') return;
      if (sessionStorage.getItem('walk.forget') !== null) sessionStorage.clear();
      sessionStorage.setItem('portal.firstLoginSeen', 'true');
    });
    await context.request.post(`${origins.legacy}/__sandbox/login?member=m20`);
    await page.goto(`${origins.portal}/home?lng=en`);
    await settle(page);
    const kinds = Object.keys(steps);
    for (let count = 0; count < length; count += 1) {
      const kind = kinds[roll(random, kinds.length)] ?? 'home';
      const tab = walk.tabs[roll(random, walk.tabs.length)] ?? page;
      await steps[kind]?.(walk, tab, random);
      if (kind === 'late' && count < length - 1) continue;
      await Promise.all(walk.tabs.map(settle));
      const foreign = await strangersIn(walk);
      if (foreign.length > 0)
        found.push(`after step ${count} (${kind}) ${walk.active} is active, painted: ${foreign.join(' ')}`);
    }
    return found;
  } finally {
    await context.close();
  }
};
