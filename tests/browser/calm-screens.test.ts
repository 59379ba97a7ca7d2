import { expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { waitForHeading } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';

const journeys = openJourneys();

test('a screen that replaces a page in use takes the focus to its heading', async () => {
  const { page, context, logIn } = await journeys.enterAs('m01');
  await shellOf(page).follow('Claims');
  await waitForHeading(page, 'Claims');
  const other = await context.newPage();
  await logIn('m05');
  await other.goto('/home');
  await waitForHeading(page, 'Another account is open in another tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('the first screen after a load does not take the focus', async () => {
  await journeys.turnKnobs({ token: 'bad-base64' });
  const { page, context, logIn } = await journeys.visit();
  await logIn('m01');
  // Told by the page itself: whatever a test asks of a page counts as a action of its visitor.
  await context.addInitScript(() => {
    if (window.top !== window) return;
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main .calm h1')) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => void fetch(`/focus-${document.activeElement?.tagName}`)),
      );
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  const focusRequest = page.waitForRequest(/\/focus-/);
  await page.goto('/');
  expect(new URL((await focusRequest).url()).pathname).toBe('/focus-BODY');
});
