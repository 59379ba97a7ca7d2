import { describe, expect, test } from 'vitest';
import { passTime } from '../support/browser/clock.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { focusWindow, headingOf } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { widgetOf } from '../support/browser/sign-in.ts';
import { memberValues, sessionValues } from '../support/browser/storage.ts';
import type { Visit } from '../support/browser/visit.ts';

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

describe('The end of a session', () => {
  test('R4.003 R4.004: logging out empties the tab before it leaves; Back shows the login screen with the reason', async () => {
    const { page } = await journeys.enterAs('m01', { language: 'es' });
    await page.goto('/reclamos');
    await headingOf(page).waitFor();
    await shellOf(page).logOutFromMenu();
    await page.getByText('Gracias por su visita', { exact: false }).waitFor();
    expect(await memberValues(page)).toEqual([]);
    await page.goBack();
    await widgetOf(page).waitFor();
    expect(await page.content()).not.toContain('Elena');
  });

  test('R4.011 R8.05: an expired session logs out once, keeps the open page, and shows the reason', async () => {
    const visit = await journeys.enterAs('m01', { path: '/claims' });
    const { page } = visit;
    await headingOf(page).waitFor();
    await journeys.turnKnobs({ sessions: 'invalidate' });
    await focusWindow(page);
    await page.getByText('Your session ended.', { exact: false }).waitFor();
    expect(visit.requestsTo('Home/Logout')).toHaveLength(1);
    expect((await sessionValues(page))['portal.redirect']).toBe('/claims');
  });

  test('R4.005: logging out in one tab empties the others', { tags: 'deep' }, async () => {
    const visit = await journeys.enterAs('m01');
    const other = await visit.context.newPage();
    await other.goto('/claims');
    await headingOf(other).waitFor();
    await shellOf(visit.page).logOutFromMenu();
    await expect.poll(() => widgetOf(other).count()).toBe(1);
    await expect.poll(() => other.getByText('You are signed out.', { exact: false }).count()).toBe(1);
    expect(await memberValues(other)).toEqual([]);
    expect(await sessionValues(other)).not.toHaveProperty('portal.redirect');
  });

  test.each([
    ['en', 'You are offline. What you see was loaded at Jan 5, 2027, '],
    ['es', 'No hay conexión. Última actualización: 5 ene 2027, '],
  ] as const)(
    'offline the banner shows in %s when the data arrived, not when the page was reloaded',
    { tags: 'deep' },
    async (language, words) => {
      const visit = await journeys.enterAs('m01', { language });
      await headingOf(visit.page).waitFor();
      const before = await offlineWords(visit);
      expect(before.trim()).toContain(words);
      await passTime(visit.page, 600);
      await visit.page.reload();
      await headingOf(visit.page).waitFor();
      expect(await offlineWords(visit)).toBe(before);
    },
  );
});
