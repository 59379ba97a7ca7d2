import { expect, test } from 'vitest';
import { heartBeat, passTime } from '../support/browser/clock.ts';
import { asked, openJourneys, type Visit } from '../support/browser/journeys.ts';
import { heading, sessionValues } from '../support/browser/page.ts';
import { enterAs, useWidget } from '../support/browser/sign-in.ts';

const journeys = openJourneys();

const ofMember = /Elena|Ruiz|BM4100010001|214\.36/;

/** Waits for the login screen; nothing of the member is left on it or in the session storage, but for what a session that ended by itself keeps. */
const expectSignedOut = async ({ page }: Visit): Promise<void> => {
  await page.locator('iframe[src*="LoginWidget"]').waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(ofMember);
  const kept = Object.keys(await sessionValues(page)).filter((key) => /token|coverage|signIn$/.test(key));
  expect(kept).toEqual([]);
};

const logOut = ({ page }: Visit) => page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();

test('R4.010: the session is kept alive every 30 seconds by one timer, however many screens were opened', async () => {
  const visit = await enterAs(journeys, 'm01');
  const screens = { Claims: 'Claims', Coverage: 'Coverage & benefits', Home: 'Hello, Elena' };
  for (const [name, title] of Object.entries(screens)) {
    await visit.page.locator('.navrow').getByRole('link', { name }).click();
    await heading(visit.page, title);
  }
  const before = asked(visit, 'Home/KeepAlive').length;
  for (let beat = 1; beat <= 4; beat += 1) {
    await heartBeat(visit.page);
    expect(asked(visit, 'Home/KeepAlive').length).toBe(before + beat);
  }
});

test('R4.002: a session that begins on the legacy site signs the visitor in, and one that ends signs out, without a reload by hand', async () => {
  const visit = await journeys.visit();
  await visit.page.goto(`${journeys.origins.portal}/login`);
  await visit.page.locator('iframe').waitFor();
  await visit.context.request.post(`${journeys.origins.legacy}/__sandbox/login?member=m01`);
  await heartBeat(visit.page);
  await heading(visit.page, 'Hello, Elena');
  await journeys.turnKnobs({ keepAlive: 'dead' });
  await passTime(visit.page, 30);
  await expectSignedOut(visit);
});

test('R4.011 R8.05: a dead session leaves by the legacy logout, says so on the login screen, and brings the same person back to the same page', async () => {
  const visit = await enterAs(journeys, 'm01', { path: '/claims?x=1' });
  await heading(visit.page, 'Claims');
  await journeys.turnKnobs({ keepAlive: 'dead' });
  await passTime(visit.page, 30);
  await expectSignedOut(visit);
  expect(asked(visit, 'Home/Logout').length).toBe(1);
  await visit.page.getByText('Your session ended. Sign in again to continue where you left off.').waitFor();
  await journeys.turnKnobs({ reset: true });
  await useWidget(visit.page, 'm01');
  await visit.page.waitForURL(/\/claims\?x=1$/);
});

test.each(['500', 'login-html'])('R4.011 R7.002: a keep-alive that answers %s logs out at once', async (keepAlive) => {
  const visit = await enterAs(journeys, 'm01');
  await journeys.turnKnobs({ keepAlive });
  await passTime(visit.page, 30);
  await expectSignedOut(visit);
});

test('R4.011: without an answer the keep-alive is tried twice more before the member is logged out', async () => {
  const visit = await enterAs(journeys, 'm01');
  const before = asked(visit, 'Home/KeepAlive').length;
  await journeys.turnKnobs({ keepAlive: 'offline' });
  await passTime(visit.page, 30);
  await expect
    .poll(async () => {
      await visit.page.clock.runFor(1000);
      return visit.page.locator('iframe[src*="LoginWidget"]').count();
    })
    .toBe(1);
  expect(asked(visit, 'Home/KeepAlive').length).toBe(before + 3);
  await expectSignedOut(visit);
});

test('R4.003 R7.003 R2.213: logging out goes to the legacy logout once and ends on the login screen, which says so', async () => {
  const { portal, legacy } = journeys.origins;
  const visit = await enterAs(journeys, 'm01');
  await logOut(visit);
  await expectSignedOut(visit);
  const [left, ...more] = asked(visit, 'Home/Logout');
  expect([left?.method(), left?.url(), left?.isNavigationRequest(), more]).toEqual(['GET', `${legacy}/Home/Logout`, true, []]);
  expect(visit.page.url()).toBe(`${portal}/login`);
  await visit.page.getByText('You are signed out. Thank you for your visit.').waitFor();
  await heartBeat(visit.page);
  expect(asked(visit, 'Home/Logout').length).toBe(1);
});

test('R4.004 R4.005: after logging out the storage holds nothing of the member and Back shows the login screen', async () => {
  const visit = await enterAs(journeys, 'm01');
  await visit.page.locator('.navrow').getByRole('link', { name: 'Claims' }).click();
  await heading(visit.page, 'Claims');
  await logOut(visit);
  await expectSignedOut(visit);
  expect(await sessionValues(visit.page)).not.toHaveProperty('portal.redirect');
  const stored = await visit.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(stored).not.toMatch(ofMember);
  await visit.page.goBack();
  await expectSignedOut(visit);
});

test('R4.001: before the keep-alive has answered nothing of a member with a stored token is shown', async () => {
  const visit = await enterAs(journeys, 'm01');
  await visit.context.route('**/Home/KeepAlive', () => undefined);
  const before = asked(visit, 'Home/KeepAlive').length;
  await visit.page.reload();
  await expect.poll(() => asked(visit, 'Home/KeepAlive').length).toBe(before + 1);
  await visit.page.waitForTimeout(500);
  expect(await visit.page.locator('body').innerText()).not.toMatch(ofMember);
});

test('R1.24: the portal in a frame loads itself as the top page, with path and query', async () => {
  const { page } = await journeys.visit();
  await page.goto(`${journeys.origins.portal}/login`);
  await page.locator('iframe').waitFor();
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/contact-us?x=1';
    document.body.append(frame);
  });
  await page.waitForURL(/\/contact-us\?x=1$/);
  await heading(page, 'Contact us');
  await expect.poll(() => page.locator('main').count()).toBe(1);
  await expect.poll(() => page.locator('iframe').count()).toBe(1);
});

test('R4.005: a log-out in another tab while a reload is on its way shows nothing of the member, whatever the session was asked before', async () => {
  const visit = await enterAs(journeys, 'm01');
  const other = await visit.context.newPage();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await other.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const answered = other.waitForResponse('**/Home/KeepAlive');
  await other.addInitScript((token) => sessionStorage.setItem('portal.token', token), (await sessionValues(visit.page))['portal.token']);
  await other.goto(`${journeys.origins.portal}/claims`, { waitUntil: 'commit' });
  await answered;
  await logOut(visit);
  await expectSignedOut(visit);
  release();
  await other.locator('iframe[src*="LoginWidget"]').waitFor();
  expect(await other.locator('body').innerText()).not.toMatch(ofMember);
});

test('R2.095: a session that ends by itself keeps the saved page of every tab and says so in each', async () => {
  const visit = await enterAs(journeys, 'm01', { path: '/claims' });
  await heading(visit.page, 'Claims');
  const page = await visit.context.newPage();
  await page.goto(`${journeys.origins.portal}/coverage`);
  await heading(page, 'Coverage & benefits');
  await journeys.turnKnobs({ sessions: 'invalidate' });
  await visit.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectSignedOut(visit);
  await page.getByText('Your session ended. Sign in again to continue where you left off.').waitFor();
  expect((await sessionValues(page))['portal.redirect']).toBe('/coverage');
});
