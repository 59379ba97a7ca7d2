import type { BrowserContext, Page } from 'playwright-core';
import { readMembers } from '../../src/sandbox/read-members.ts';
import { seeded } from './hostile-texts.ts';
import type { Journeys } from './journeys.ts';

/** Members of the walks: a holder, two whose records are shared with the holder, and a stranger. */
const names: Readonly<Record<string, string>> = { m20: 'Valentina Cruz Ibarra', m21: 'Mateo Cruz', m09: 'Consuelo Marín de la Vega' };
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
      const { context_string: own = '' } = JSON.parse(sessionStorage.getItem('portal.token') ?? '{}') as { context_string?: string };
      return atob(own);
    };
    const look = (): void => {
      const painted = document.body.textContent.match(/BM\d{10}/g) ?? [];
      const foreign = painted.filter((id) => !ownData().includes(id));
      if (foreign.length > 0) (window as unknown as { noteForeign: (ids: string) => void }).noteForeign(foreign.join(' '));
    };
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  });
};

interface Walk {
  readonly context: BrowserContext;
  readonly origins: Journeys['origins'];
  readonly tabs: Page[];
  active: string;
}

const settle = async (page: Page): Promise<void> => {
  await page
    .locator('main h1')
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => undefined);
  await page.waitForTimeout(300);
};

/** Tries to choose another member in a tab; true when that tab could. */
const switchIn = async (page: Page, member: string): Promise<boolean> => {
  const account = page.locator('button.acct');
  if ((await account.count()) === 0 || (await page.locator('dialog[open]').count()) > 0) return false;
  await account.click();
  const choice = page.locator('.account-sections').getByRole('button', { name: names[member] ?? '' });
  if ((await choice.count()) === 0) return false;
  await choice.click();
  await page.waitForTimeout(200);
  return true;
};

type Step = (walk: Walk, page: Page, random: () => number) => Promise<void>;

const steps: Readonly<Record<string, Step>> = {
  switch: async (walk, page, random) => {
    const others = Object.keys(names).filter((member) => member !== walk.active);
    const member = others[Math.floor(random() * others.length)] ?? 'm20';
    if (await switchIn(page, member)) walk.active = member;
  },
  back: async (_, page) => void (await page.goBack({ timeout: 5000 }).catch(() => undefined)),
  reload: async (_, page) => void (await page.reload()),
  home: async ({ origins }, page) => void (await page.goto(`${origins.portal}/home`)),
  secondTab: async ({ context, origins, tabs }) => {
    if (tabs.length > 1) return;
    const page = await context.newPage();
    tabs.push(page);
    await page.goto(`${origins.portal}/home`);
  },
  otherPerson: async (walk, page) => {
    await walk.context.request.post(`${walk.origins.legacy}/__sandbox/login?member=${stranger}`);
    walk.active = stranger;
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${walk.origins.portal}/home`);
  },
  carryOn: async (_, page) => {
    const button = page.locator('main .calm button').first();
    if ((await button.count()) > 0) await button.click();
  },
};

const paintedIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...new Set(document.body.textContent.match(/BM\d{10}/g) ?? [])]).catch(() => []);

/** A random walk of `length` steps through members, tabs and history; gives every id that was painted where it may not be. */
export const memberWalk = async (journeys: Journeys, seed: number, length: number): Promise<readonly string[]> => {
  const random = seeded(seed);
  const { context, page } = await journeys.visit();
  const found: string[] = [];
  await setTrap(context, (ids) => found.push(`painted beside the token: ${ids}`));
  const walk: Walk = { context, origins: journeys.origins, tabs: [page], active: 'm20' };
  await context.addInitScript(() => sessionStorage.setItem('portal.firstLoginSeen', 'true'));
  await context.request.post(`${walk.origins.legacy}/__sandbox/login?member=m20`);
  await page.goto(`${walk.origins.portal}/home?lng=en`);
  await settle(page);
  const kinds = Object.keys(steps);
  for (let count = 0; count < length; count += 1) {
    const kind = kinds[Math.floor(random() * kinds.length)] ?? 'home';
    const tab = walk.tabs[Math.floor(random() * walk.tabs.length)] ?? page;
    await steps[kind]?.(walk, tab, random);
    for (const one of walk.tabs) await settle(one);
    const allowed = idsOf(walk.active);
    for (const one of walk.tabs) {
      const foreign = (await paintedIn(one)).filter((id) => !allowed.includes(id));
      if (foreign.length > 0) found.push(`after step ${count} (${kind}) ${walk.active} is active, painted: ${foreign.join(' ')}`);
    }
  }
  return found;
};
