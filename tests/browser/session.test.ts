import { expect, test } from 'vitest';
import { heartBeat, nextPaint, passTime } from '../support/browser/clock.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { focusWindow, waitForHeading } from '../support/browser/page.ts';
import { holdRequests } from '../support/browser/requests.ts';
import { shellOf } from '../support/browser/shell.ts';
import { useWidget, widgetOf } from '../support/browser/sign-in.ts';
import { memberValues, sessionValues } from '../support/browser/storage.ts';
import type { Visit } from '../support/browser/visit.ts';

const journeys = openJourneys();

const ofMember = /Elena|Ruiz|BM4100010001|214\.36/;

/**
 * Waits for the login screen. It and the session storage contain no member data, except what an expired
 * session preserves.
 */
const expectSignedOut = async ({ page }: Visit): Promise<void> => {
  await widgetOf(page).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(ofMember);
  expect(await memberValues(page)).toEqual([]);
};

test('R4.010: one timer keeps the session alive every 30 seconds, however many screens were opened', async () => {
  const visit = await journeys.enterAs('m01');
  const screens = { Claims: 'Claims', Coverage: 'Coverage & benefits', Home: 'Hello, Elena' };
  for (const [name, title] of Object.entries(screens)) {
    await shellOf(visit.page).follow(name);
    await waitForHeading(visit.page, title);
  }
  const before = visit.requestsTo('Home/KeepAlive').length;
  for (let beat = 1; beat <= 4; beat += 1) {
    await heartBeat(visit.page);
    expect(visit.requestsTo('Home/KeepAlive').length).toBe(before + beat);
  }
});

test('R4.002: a session that starts on the legacy site signs the visitor in, and one that ends signs out, without a manual reload', async () => {
  const visit = await journeys.visit();
  await visit.page.goto('/login');
  await widgetOf(visit.page).waitFor();
  await visit.logIn('m01');
  await heartBeat(visit.page);
  await waitForHeading(visit.page, 'Hello, Elena');
  await journeys.turnKnobs({ keepAlive: 'dead' });
  await passTime(visit.page, 30);
  await expectSignedOut(visit);
});

test('R4.011 R8.05: an ended session leaves by the legacy logout, shows the reason on the login screen, and returns the same user to the same page', async () => {
  const visit = await journeys.enterAs('m01', { path: '/claims?x=1' });
  await waitForHeading(visit.page, 'Claims');
  await journeys.turnKnobs({ keepAlive: 'dead' });
  await passTime(visit.page, 30);
  await expectSignedOut(visit);
  expect(visit.requestsTo('Home/Logout').length).toBe(1);
  await visit.page.getByText('Your session ended. Sign in again to continue where you left off.').waitFor();
  await journeys.turnKnobs({ reset: true });
  await useWidget(visit.page, 'm01');
  await visit.page.waitForURL(/\/claims\?x=1$/);
});

test.each(['500', 'login-html'])(
  'R4.011 R7.002: a keep-alive that answers %s logs out at once',
  { tags: 'deep' },
  async (keepAlive) => {
    const visit = await journeys.enterAs('m01');
    await journeys.turnKnobs({ keepAlive });
    await passTime(visit.page, 30);
    await expectSignedOut(visit);
  },
);

/** Blocks answers to the keep-alive until the banner reports it. */
const loseReception = async ({ page }: Visit): Promise<void> => {
  await journeys.turnKnobs({ keepAlive: 'offline' });
  await focusWindow(page);
  const banner = page.locator('.offline .note');
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return banner.count();
    })
    .toBe(1);
  expect(await banner.innerText()).toMatch(/^You are offline.*Call us 1-800-555-\d{4} TTY: 711\. .+\.$/s);
};

test(
  'R4.011: without an answer the keep-alive is retried twice, then the banner shows the phone and the member stays',
  { tags: 'deep' },
  async () => {
    const visit = await journeys.enterAs('m01');
    const before = visit.requestsTo('Home/KeepAlive').length;
    await loseReception(visit);
    expect(visit.requestsTo('Home/KeepAlive').length).toBe(before + 3);
    // The next check is due 30 seconds after the end of this one.
    const unanswered = visit.page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/Home/KeepAlive'),
    );
    await passTime(visit.page, 8 * 60);
    await unanswered;
    await nextPaint(visit.page);
    expect(await visit.page.locator('body').innerText()).toMatch(ofMember);
    await journeys.turnKnobs({ reset: true });
    await heartBeat(visit.page);
    await visit.page.locator('.offline .note').waitFor({ state: 'detached' });
    expect(visit.requestsTo('Home/Logout')).toEqual([]);
  },
);

test(
  'R4.011 R8.05: silence of ten minutes empties the tab with the reason; with the next answer the session ends on the legacy site',
  { tags: 'deep' },
  async () => {
    const visit = await journeys.enterAs('m01', { path: '/claims?x=1' });
    const { page } = visit;
    await waitForHeading(page, 'Claims');
    await page.waitForLoadState('networkidle');
    await loseReception(visit);
    await passTime(page, 10 * 60);
    await waitForHeading(page, 'You were signed out because there was no connection');
    expect(await page.locator('body').innerText()).not.toMatch(ofMember);
    expect(await memberValues(page)).toEqual([]);
    expect(visit.requestsTo('Home/Logout')).toEqual([]);
    await journeys.turnKnobs({ reset: true });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectSignedOut(visit);
    expect(visit.requestsTo('Home/Logout').length).toBe(1);
    await page.getByText('Your session ended. Sign in again to continue where you left off.').waitFor();
    await useWidget(page, 'm01');
    await page.waitForURL(/\/claims\?x=1$/);
  },
);

test('R4.003 R4.004: logging out offline deletes the data at once, even if the page is reloaded, and the legacy site is notified later', async () => {
  const visit = await journeys.enterAs('m01');
  const { page } = visit;
  await page.waitForLoadState('networkidle');
  await loseReception(visit);
  await shellOf(page).logOut();
  await waitForHeading(page, 'Your log-out is not finished yet');
  await page.reload();
  await waitForHeading(page, 'Your log-out is not finished yet');
  expect(await page.locator('body').innerText()).not.toMatch(ofMember);
  expect(visit.requestsTo('Home/Logout')).toEqual([]);
  await journeys.turnKnobs({ reset: true });
  await passTime(page, 30);
  await expectSignedOut(visit);
  expect(visit.requestsTo('Home/Logout').length).toBe(1);
  await page.getByText('You are signed out. Thank you for your visit.').waitFor();
});

test(
  'R4.011: a page loaded without an answer shows no member data and keeps the session; the next answer opens the page',
  { tags: 'deep' },
  async () => {
    const { page } = await journeys.enterAs('m01');
    await journeys.turnKnobs({ keepAlive: 'offline' });
    await page.reload();
    await page.locator('html').waitFor();
    const title = page.getByRole('heading', { name: 'There is no connection right now' });
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return title.count();
      })
      .toBe(1);
    expect(await page.locator('body').innerText()).not.toMatch(ofMember);
    await journeys.turnKnobs({ reset: true });
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForHeading(page, 'Hello, Elena');
  },
);

test(
  'R4.003 R7.003 R2.213: logging out opens the legacy logout once and ends on the login screen with the reason',
  { tags: 'deep' },
  async () => {
    const { portal, legacy } = journeys.origins;
    const visit = await journeys.enterAs('m01');
    await shellOf(visit.page).logOut();
    await expectSignedOut(visit);
    const [left, ...more] = visit.requestsTo('Home/Logout');
    expect([left?.method(), left?.url(), left?.isNavigationRequest(), more]).toEqual([
      'GET',
      `${legacy}/Home/Logout`,
      true,
      [],
    ]);
    expect(visit.page.url()).toBe(`${portal}/login`);
    await visit.page.getByText('You are signed out. Thank you for your visit.').waitFor();
    await heartBeat(visit.page);
    expect(visit.requestsTo('Home/Logout').length).toBe(1);
  },
);

test(
  'R4.004 R4.005: after logging out the storage holds nothing of the member and Back shows the login screen',
  { tags: 'deep' },
  async () => {
    const visit = await journeys.enterAs('m01');
    await shellOf(visit.page).follow('Claims');
    await waitForHeading(visit.page, 'Claims');
    await shellOf(visit.page).logOut();
    await expectSignedOut(visit);
    expect(await sessionValues(visit.page)).not.toHaveProperty('portal.redirect');
    const stored = await visit.page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored).not.toMatch(ofMember);
    await visit.page.goBack();
    await expectSignedOut(visit);
  },
);

test(
  'R4.004: of a session that was logged out, here or in another tab, no value stays in the browser but the language and a random number',
  { tags: 'deep' },
  async () => {
    const visit = await journeys.enterAs('m01');
    const other = await visit.context.newPage();
    await other.goto('/claims');
    await waitForHeading(other, 'Claims');
    await expect.poll(async () => (await sessionValues(other))['portal.dataTime']).toBeDefined();
    await shellOf(visit.page).logOut();
    await Promise.all([visit.page, other].map((page) => widgetOf(page).waitFor()));
    const ofTab = ['portal.languageSearch', 'portal.signInAttempts', 'portal.signedOutReason'];
    for (const page of [visit.page, other]) {
      expect(Object.keys(await sessionValues(page)).filter((key) => !ofTab.includes(key))).toEqual([]);
    }
    expect(await visit.page.evaluate(() => ({ ...localStorage }))).toEqual({
      i18nextLng: 'en',
      'portal.member': expect.stringMatching(/^ \d+-\d+ byMember$/) as unknown,
    });
  },
);

test('R4.001: before the keep-alive has answered nothing of a member with a stored token is shown', async () => {
  const visit = await journeys.enterAs('m01');
  const keepAlive = await holdRequests(visit.context, '**/Home/KeepAlive');
  await visit.page.reload();
  await expect.poll(keepAlive.count).toBe(1);
  await passTime(visit.page, 1);
  await nextPaint(visit.page);
  expect(await visit.page.locator('body').innerText()).not.toMatch(ofMember);
});

test(
  'R1.24: the portal in a frame loads itself as the top page, with path and query',
  { tags: 'deep' },
  async () => {
    const { page } = await journeys.visit();
    await page.goto('/login');
    await widgetOf(page).waitFor();
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '/contact-us?x=1';
      document.body.append(frame);
    });
    await page.waitForURL(/\/contact-us\?x=1$/);
    await waitForHeading(page, 'Contact us');
    await expect.poll(() => page.locator('main').count()).toBe(1);
    await expect.poll(() => page.locator('iframe').count()).toBe(1);
  },
);

test(
  'R4.005: a log-out in another tab during a reload shows nothing of the member, whatever the session answered before',
  { tags: 'deep' },
  async () => {
    const visit = await journeys.enterAs('m01');
    const other = await visit.context.newPage();
    const scripts = await holdRequests(other, '**/assets/index-*.js');
    const answered = other.waitForResponse('**/Home/KeepAlive');
    await other.addInitScript(
      (token) => sessionStorage.setItem('portal.token', token),
      (await sessionValues(visit.page))['portal.token'],
    );
    await other.goto('/claims', { waitUntil: 'commit' });
    await answered;
    await shellOf(visit.page).logOut();
    await expectSignedOut(visit);
    await scripts.release();
    await widgetOf(other).waitFor();
    expect(await other.locator('body').innerText()).not.toMatch(ofMember);
  },
);

test('R2.095: an expired session keeps the saved page of every tab and shows the reason in each', async () => {
  const visit = await journeys.enterAs('m01', { path: '/claims' });
  await waitForHeading(visit.page, 'Claims');
  const page = await visit.context.newPage();
  await page.goto('/coverage');
  await waitForHeading(page, 'Coverage & benefits');
  await journeys.turnKnobs({ sessions: 'invalidate' });
  await focusWindow(visit.page);
  await expectSignedOut(visit);
  await page.getByText('Your session ended. Sign in again to continue where you left off.').waitFor();
  expect((await sessionValues(page))['portal.redirect']).toBe('/coverage');
});
