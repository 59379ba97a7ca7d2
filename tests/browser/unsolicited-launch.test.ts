import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { storageKeys } from '../../src/services/storage.ts';
import { waitForHeading } from '../support/browser/page.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { holdRequests } from '../support/browser/requests.ts';
import { shellOf } from '../support/browser/shell.ts';
import { signIn, widgetOf } from '../support/browser/sign-in.ts';
import { sessionValues } from '../support/browser/storage.ts';
import type { Visit } from '../support/browser/visit.ts';
import { sandboxVisitor } from '../support/servers/sandbox-visitor.ts';
import { noLimit } from '../support/long-proofs.ts';
import { tellAttack } from '../support/reports/attacks.ts';

const journeys = openJourneys();

const hello = 'Hello, Elena';

/** How many launches each state is tried with: one after another in the same browser, as an attacker would. */
const launches = 3;

/** A launch of a stranger's own session, as its address. */
const strangersLaunch = async (): Promise<string> => {
  const stranger = sandboxVisitor({ origins: journeys.origins, close: () => Promise.resolve() });
  await stranger.logIn('m05');
  return (await stranger.launch()).href;
};

/** A tab of the visit, whose session storage holds these values before its first page. */
const tabWith = async ({ context }: Visit, values: Readonly<Record<string, string>>): Promise<Page> => {
  const page = await context.newPage();
  await page.addInitScript((entries) => {
    if (window.top !== window || sessionStorage.getItem('test.planted') !== null) return;
    sessionStorage.setItem('test.planted', 'true');
    Object.entries(entries).forEach(([key, value]) => sessionStorage.setItem(key, value));
  }, values);
  return page;
};

const waitForElena = (page: Page): Promise<void> => waitForHeading(page, hello);
const waitForLogin = (page: Page): Promise<void> => widgetOf(page).waitFor();

/** A state of a browser: how it comes about, the tab that opens the launch, and what that tab shows then. */
interface State {
  readonly visit: () => Promise<Visit>;
  readonly tab: (visit: Visit) => Promise<Page>;
  readonly shows: (page: Page) => Promise<void>;
}

/** A visit that may be slow: several run beside each other. */
const noSession = async (): Promise<Visit> => {
  const visit = await journeys.visit();
  visit.context.setDefaultTimeout(60_000);
  return visit;
};

const withSession = async (): Promise<Visit> => {
  const visit = await noSession();
  await visit.logIn('m01');
  return visit;
};

const signedIn = async (): Promise<Visit> => {
  const visit = await withSession();
  await visit.page.goto('/home');
  await waitForElena(visit.page);
  return visit;
};

const loggedOut = async (): Promise<Visit> => {
  const visit = await signedIn();
  await shellOf(visit.page).logOut();
  await widgetOf(visit.page).waitFor();
  return visit;
};

/** A session whose own sign-in waits at the authorization server, in another tab. */
const signingIn = async (): Promise<Visit> => {
  const visit = await withSession();
  const held = await holdRequests(visit.page, /oauth2\/authorize/);
  await visit.page.goto('/home', { waitUntil: 'commit' });
  await expect.poll(held.count, { timeout: 60_000 }).toBe(1);
  return visit;
};

const started = (change: Readonly<Record<string, unknown>>) => (visit: Visit) => {
  const leftFor = `${journeys.origins.legacy}/inside.asp?mode=fdiredirect&option=local`;
  const start = { mark: '', leftFor, leftAt: Date.parse('2027-01-05T20:00:00Z'), ...change };
  return tabWith(visit, { [storageKeys.signIn]: JSON.stringify(start) });
};

const newTab = ({ context }: Visit): Promise<Page> => context.newPage();

const states: Readonly<Record<string, State>> = {
  'signed in': {
    visit: signedIn,
    shows: waitForElena,
    tab: async (visit) => tabWith(visit, await sessionValues(visit.page)),
  },
  'a token that has expired': {
    visit: withSession,
    shows: waitForElena,
    tab: (visit) =>
      tabWith(visit, {
        [storageKeys.token]: '{"access_token":"e30.eyJleHAiOjF9.x","context_string":"YQ=="}',
      }),
  },
  'a session without a token': { visit: withSession, shows: waitForElena, tab: newTab },
  'no session': { visit: noSession, shows: waitForLogin, tab: newTab },
  'after a log-out': {
    visit: loggedOut,
    shows: waitForLogin,
    tab: async (visit) => tabWith(visit, await sessionValues(visit.page)),
  },
  'a sign-in in another tab': { visit: signingIn, shows: waitForElena, tab: newTab },
  'a start that is too old': { visit: withSession, shows: waitForElena, tab: started({ leftAt: 0 }) },
  'a start in another environment': {
    visit: withSession,
    shows: waitForElena,
    tab: started({ leftFor: 'https://records.example/' }),
  },
  'a start that served once': {
    visit: withSession,
    shows: waitForElena,
    tab: (visit) =>
      tabWith(visit, { [storageKeys.signIn]: '{"isOpen":true,"state":"s","verifier":"v","mark":""}' }),
  },
  'a start in another generation': {
    visit: withSession,
    shows: waitForElena,
    tab: started({ mark: '41 1-2' }),
  },
};

/** The addresses outside the portal that a page would leave for; it does not get there. */
const leavingOf = async (page: Page): Promise<readonly string[]> => {
  const left: string[] = [];
  await page.route(/inside\.asp|oauth2\/authorize/, (route) => {
    left.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  return left;
};

/**
 * Opens strange launches in a state, the last of them until a screen is there; gives those that were used, and
 * screens that are another's.
 */
const holesIn = async (name: string): Promise<readonly string[]> => {
  const {
    visit: open,
    tab,
    shows,
  } = states[name] ?? { visit: withSession, tab: newTab, shows: waitForElena };
  const visit = await open();
  const holes: string[] = [];
  for (let count = 1; count <= launches; count += 1) {
    const address = await strangersLaunch();
    const page = await tab(visit);
    const left = count < launches ? await leavingOf(page) : [];
    await page.goto(address, { waitUntil: 'commit' });
    if (count < launches && shows === waitForElena)
      await expect.poll(() => left.length, { timeout: 60_000 }).toBe(1);
    else await shows(page);
    if (/Naomi|Okafor/.test(await page.locator('body').innerText()))
      holes.push(`${name}: shows the stranger`);
    const launch = new URL(address).searchParams.get('launch') ?? '';
    if (visit.requestsTo('/oauth2/authorize').some((request) => request.url().includes(launch)))
      holes.push(`${name}: used`);
    await page.close();
  }
  return holes;
};

test(
  'R4.016: a launch that the tab did not request is never used, in any state of the browser',
  { tags: 'deep', timeout: noLimit },
  async () => {
    const names = Object.keys(states);
    const holes: string[] = [];
    for (let first = 0; first < names.length; first += 3) {
      holes.push(...(await Promise.all(names.slice(first, first + 3).map(holesIn))).flat());
    }
    expect(holes).toEqual([]);
    tellAttack({
      attack: 'A launch of another session',
      tries: names.length * launches,
      holes: holes.length,
    });
  },
);

test('R4.016: another person’s launch in a tab that waits for its own opens no account, and the tab signs in again', async () => {
  const visit = await signedIn();
  const [mark, leftAt] = await visit.page.evaluate(() => [localStorage.getItem('portal.member'), Date.now()]);
  const page = await started({ mark, leftAt })(visit);
  const address = await strangersLaunch();
  await page.goto(address);
  await waitForElena(page);
  const launch = new URL(address).searchParams.get('launch') ?? '';
  const asked = visit.requestsTo('/oauth2/authorize?').map((request) => request.url().includes(launch));
  expect(asked.slice(-2)).toEqual([true, false]);
});

test('R4.016 R7.012: a launch from the pages of the legacy site signs in the user who is signed in there, with one more redirect', async () => {
  const { legacy } = journeys.origins;
  const visit = await withSession();
  await visit.page.goto(`${legacy}/inside.asp?mode=fdiredirect&option=local`);
  await waitForElena(visit.page);
  expect([visit.requestsTo('inside.asp').length, visit.requestsTo('/oauth2/authorize?').length]).toEqual([
    2, 1,
  ]);
  await visit.logIn('m05');
  await visit.page.goto(`${legacy}/inside.asp?mode=fdiredirect&option=local`);
  await waitForHeading(visit.page, 'Hello, Naomi');
});

test('endless launches are limited like every sign-in', { tags: 'deep' }, async () => {
  const visit = await withSession();
  const address = await strangersLaunch();
  // A legacy site that answers each start with its own page, which continues to the same old launch.
  await visit.context.route(/inside\.asp/, (route) =>
    route.fulfill({ status: 302, headers: { location: address } }),
  );
  await visit.context.route(/oauth2\/authorize/, (route) =>
    route.fulfill({ status: 302, headers: { location: address } }),
  );
  await visit.page.goto(address);
  await waitForHeading(visit.page, 'We could not sign you in');
  expect(visit.requestsTo('mode=fdiredirect').length).toBeLessThanOrEqual(3);
});

test(
  'a member signs in by the widget, and keeps the requested page, although every launch is unknown at first',
  { tags: 'deep' },
  async () => {
    const { page } = await journeys.visit();
    await signIn(page, 'm01', '/claims?x=1');
    await page.waitForURL(/\/claims\?x=1$/);
  },
);
