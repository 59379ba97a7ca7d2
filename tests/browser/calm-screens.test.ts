import { expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { heading } from '../support/browser/page.ts';
import { enterAs } from '../support/browser/sign-in.ts';

const journeys = openJourneys();

test('a screen that replaces a page in use takes the focus to its heading', async () => {
  const { page, context } = await enterAs(journeys, 'm01');
  await page.locator('.navrow').getByRole('link', { name: 'Claims' }).click();
  await heading(page, 'Claims');
  const other = await context.newPage();
  await context.request.post(`${journeys.origins.legacy}/__sandbox/login?member=m05`);
  await other.goto(`${journeys.origins.portal}/home`);
  await heading(page, 'Another account is open in another tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('a screen that is the first of a load takes no focus', async () => {
  await journeys.turnKnobs({ token: 'bad-base64' });
  const { page, context } = await journeys.visit();
  await context.request.post(`${journeys.origins.legacy}/__sandbox/login?member=m01`);
  // Told by the page itself: whatever a test asks of a page counts as a deed of its visitor.
  await context.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('main .calm h1')) void fetch(`/focus-${document.activeElement?.tagName}`);
      else setTimeout(look, 50);
    };
    if (window.top === window) look();
  });
  const told = page.waitForRequest(/\/focus-/);
  await page.goto(`${journeys.origins.portal}/`);
  expect(new URL((await told).url()).pathname).toBe('/focus-BODY');
});
