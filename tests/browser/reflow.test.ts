import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { selectorOf } from '../support/browser/home.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { goTo, headingOf } from '../support/browser/page.ts';
import { openScreens } from '../support/members/sample-screen.ts';

const journeys = openJourneys();

/**
 * What sticks out of the page to the right: the page's own width too much, in pixels; the footer laid out,
 * which else hides what is too wide in it.
 */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    document.querySelector<HTMLElement>('.foot')?.style.setProperty('content-visibility', 'visible');
    return (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth;
  });

const wideScreens = async (page: Page, paths: readonly string[]): Promise<readonly string[]> => {
  const wide: string[] = [];
  for (const path of paths) {
    await goTo(page, path);
    const pixels = await overflow(page);
    if (pixels > 0) wide.push(`${decodeURI(path)}: ${pixels} px`);
  }
  return wide;
};

test.each([
  ['m01', 'en'],
  ['m09', 'es'],
] as const)(
  'nothing of any screen of %s in %s is cut off at 320 pixels',
  { tags: 'deep' },
  async (id, language) => {
    const { page } = await journeys.enterAs(id, {
      language,
      path: '/start-elsewhere',
      viewport: { width: 320, height: 700 },
    });
    const paths = openScreens({ id }, language);
    expect(paths.length).toBeGreaterThan(40);
    expect(await wideScreens(page, paths)).toEqual([]);
  },
);

test('nothing is cut off with text of twice the size', { tags: 'deep' }, async () => {
  const { page } = await journeys.enterAs('m09', { language: 'es', path: '/start-elsewhere' });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  expect(await wideScreens(page, openScreens({ id: 'm09' }, 'es'))).toEqual([]);
});

test('the sign-in screen and the selector fit 320 pixels', async () => {
  const visit = await journeys.visit({ viewport: { width: 320, height: 700 } });
  await visit.page.goto('/login?lng=es');
  await headingOf(visit.page).waitFor();
  expect(await overflow(visit.page)).toBeLessThanOrEqual(0);
  const { page } = await journeys.enterAs('m17', { viewport: { width: 320, height: 700 } });
  await selectorOf(page).plans.first().waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
