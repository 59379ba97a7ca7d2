import { describe, expect, onTestFinished, test } from 'vitest';
import { firefoxPath, openFirefox } from '../support/browser/firefox.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { headingOf } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { enter, widgetOf } from '../support/browser/sign-in.ts';
import { openVisit } from '../support/browser/visit.ts';

if (firefoxPath() === undefined)
  process.stdout.write('SKIPPED: there is no Firefox here, so no journey ran in it\n');

describe.skipIf(firefoxPath() === undefined)('Firefox', () => {
  const journeys = openJourneys();

  test('runs the journeys, not another browser in its name', async () => {
    const { page } = await journeys.visit();
    await page.goto('/login');
    expect(await page.evaluate(() => navigator.userAgent)).toMatch(/Gecko\/\d+ Firefox\/\d+/);
  });

  test('with a back/forward cache shows no data of a member who has logged out', async () => {
    const browser = await openFirefox({ keepsPages: true });
    onTestFinished(() => browser.close());
    const visit = await openVisit({ browser, origins: journeys.origins });
    const { page, context } = visit;
    await enter(visit, 'm01', {});
    await page.goto(`${journeys.origins.content}/`);
    const other = await context.newPage();
    await other.goto('/home');
    await headingOf(other).waitFor();
    await shellOf(other).logOut();
    await widgetOf(other).waitFor();
    await page.evaluate(() => history.back());
    await widgetOf(page).waitFor();
    expect(await page.locator('body').innerText()).not.toContain('Elena');
  });
});
