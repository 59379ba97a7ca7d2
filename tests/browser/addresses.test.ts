import { describe, expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { headingOf, placeOf, waitForHeading } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { useWidget, widgetOf } from '../support/browser/sign-in.ts';
import { sessionValues } from '../support/browser/storage.ts';

const journeys = openJourneys();

describe('an address that a person or a mail program misspelled', () => {
  test('R2.007: without accents or mangled reaches its screen, with query and hash, through the sign-in too', async () => {
    const { page } = await journeys.visit();
    await page.goto('/facturacion?x=1#y');
    await widgetOf(page).waitFor();
    await useWidget(page, 'm01');
    await waitForHeading(page, 'Facturación de primas');
    expect(placeOf(page)).toBe('/facturación?x=1#y');
    await page.goto('/claims&utm_source=x');
    await waitForHeading(page, 'Claims');
    expect(placeOf(page)).toBe('/claims');
  });
});

describe('the page to open after signing in', () => {
  test('R2.091 R2.217: keeps the anchor of its hash', { tags: 'deep' }, async () => {
    const { page } = await journeys.visit();
    await page.goto('/claims?x=1#forms');
    await widgetOf(page).waitFor();
    expect((await sessionValues(page))['portal.redirect']).toBe('/claims?x=1#forms');
    await useWidget(page, 'm01');
    await waitForHeading(page, 'Claims');
    expect(placeOf(page)).toBe('/claims?x=1#forms');
  });

  test('R2.094: of a session that ended is not opened for another person; the first saved page stays for its own', async () => {
    for (const [member, place] of [
      ['m05', '/'],
      ['m01', '/claims'],
    ] as const) {
      const { page } = await journeys.enterAs('m01', { path: '/claims' });
      await expect.poll(async () => (await sessionValues(page))['portal.redirect']).toBe('/claims');
      await journeys.turnKnobs({ sessions: 'invalidate' });
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await widgetOf(page).waitFor();
      await page.goto('/coverage');
      await widgetOf(page).waitFor();
      await useWidget(page, member);
      await page.waitForFunction(() => sessionStorage.getItem('portal.token') !== null);
      await headingOf(page).waitFor();
      await expect.poll(() => placeOf(page)).toBe(place);
    }
  });
});

describe('Back in the header', () => {
  test(
    'R2.194: leads to the parent screen when the portal has no page before, else back',
    { tags: 'deep' },
    async () => {
      const { page } = await journeys.enterAs('m01', { path: '/coverage/behavioral-health' });
      await waitForHeading(page, 'Behavioral health');
      await shellOf(page).strip.getByRole('button', { name: 'Back' }).click();
      await waitForHeading(page, 'Coverage & benefits');
      await shellOf(page).follow('Claims');
      await waitForHeading(page, 'Claims');
      await shellOf(page).strip.getByRole('button', { name: 'Back' }).click();
      await waitForHeading(page, 'Coverage & benefits');
    },
  );
});
