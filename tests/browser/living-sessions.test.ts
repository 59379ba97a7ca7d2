import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { passTime } from '../support/browser/clock.ts';
import { asked, openJourneys, type Visit } from '../support/browser/journeys.ts';
import { sessionValues } from '../support/browser/page.ts';
import { enterAs } from '../support/browser/sign-in.ts';

const journeys = openJourneys();

/** What the banner says while the network is away. */
const offlineWords = async ({ page, context }: Visit): Promise<string> => {
  await page.locator('.offline').waitFor({ state: 'attached' });
  await context.setOffline(true);
  const words = await page.locator('.offline .note').innerText();
  await context.setOffline(false);
  await page.locator('.offline .note').waitFor({ state: 'detached' });
  return words;
};

const heading = (page: Page) => page.locator('main h1').first();

/** What session storage still says of a member. */
const memberValues = async (page: Page): Promise<readonly string[]> =>
  Object.keys(await sessionValues(page)).filter((key) => /token|coverage|signIn$/.test(key));

describe('The end of a session', () => {
  test('R4.003 R4.004: logging out empties the tab before it leaves; Back shows the login screen, which says why', async () => {
    const { page } = await enterAs(journeys, 'm01', { language: 'es' });
    await page.goto(`${journeys.origins.portal}/reclamos`);
    await heading(page).waitFor();
    await page.locator('button.acct').click();
    await page.locator('.account-logout').click();
    await expect
      .poll(() =>
        page
          .getByText('Gracias por su visita', { exact: false })
          .count()
          .catch(() => 0),
      )
      .toBeGreaterThan(0);
    expect(await memberValues(page)).toEqual([]);
    await page.goBack();
    await expect
      .poll(() =>
        page
          .locator('iframe[src*="LoginWidget"]')
          .count()
          .catch(() => 0),
      )
      .toBe(1);
    expect(await page.content()).not.toContain('Elena');
  });

  test('R4.011 R8.05: a session that ended logs out once, keeps the page that was open, and says so', async () => {
    const visit = await enterAs(journeys, 'm01', { path: '/claims' });
    const { page } = visit;
    await heading(page).waitFor();
    await journeys.turnKnobs({ sessions: 'invalidate' });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByText('Your session ended.', { exact: false }).waitFor();
    expect(asked(visit, 'Home/Logout')).toHaveLength(1);
    expect((await sessionValues(page))['portal.redirect']).toBe('/claims');
  });

  test('R4.005: logging out in one tab empties the others', async () => {
    const visit = await enterAs(journeys, 'm01');
    const other = await visit.context.newPage();
    await other.goto(`${journeys.origins.portal}/claims`);
    await heading(other).waitFor();
    await visit.page.locator('button.acct').click();
    await visit.page.locator('.account-logout').click();
    await expect.poll(() => other.locator('iframe[src*="LoginWidget"]').count()).toBe(1);
    await expect.poll(() => other.getByText('You are signed out.', { exact: false }).count()).toBe(1);
    expect(await memberValues(other)).toEqual([]);
    expect(await sessionValues(other)).not.toHaveProperty('portal.redirect');
  });

  test.each([
    ['en', 'You are offline. What you see was loaded at Jan 5, 2027, '],
    ['es', 'No hay conexión. Última actualización: 5 ene 2027, '],
  ] as const)('without a network the banner says in %s when the data came: not when the page was loaded again', async (language, words) => {
    const visit = await enterAs(journeys, 'm01', { language });
    await heading(visit.page).waitFor();
    const before = await offlineWords(visit);
    expect(before.trim()).toContain(words);
    await passTime(visit.page, 600);
    await visit.page.reload();
    await heading(visit.page).waitFor();
    expect(await offlineWords(visit)).toBe(before);
  });

  test('A network that is away logs out in place after the retries, and the screen says why', async () => {
    const visit = await enterAs(journeys, 'm01');
    await heading(visit.page).waitFor();
    await journeys.turnKnobs({ keepAlive: 'offline' });
    await visit.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await visit.page.getByText('Your session ended.', { exact: false }).waitFor();
    expect(asked(visit, 'Home/Logout')).toHaveLength(0);
    await journeys.turnKnobs({ reset: true });
    await visit.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect
      .poll(
        () =>
          heading(visit.page)
            .textContent()
            .catch(() => ''),
        { timeout: 30_000 },
      )
      .toContain('Elena');
  });
});
