import { describe, expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { languageOf, placeOf, waitForHeading } from '../support/browser/page.ts';
import { sessionValues } from '../support/browser/storage.ts';

const journeys = openJourneys();

describe('choices of the account', () => {
  test('R2.186 R4.055: saving a language stays on the page under its other path, replaces the history entry and confirms it', async () => {
    const { page } = await journeys.enterAs('m01');
    await page.goto('/account/language-settings?x=1#help-in-other-languages');
    await waitForHeading(page, 'Language settings');
    const entries = await page.evaluate(() => history.length);
    await page.getByLabel('Español').check();
    expect(await languageOf(page)).toBe('en');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await waitForHeading(page, 'Configuración de idioma');
    expect(placeOf(page)).toBe('/cuenta/configuración-de-idioma?x=1#help-in-other-languages');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect.poll(() => page.locator('.language-form [role=status]').textContent()).not.toBe('');
    expect(await page.getByRole('button', { name: 'Guardar cambios' }).isDisabled()).toBe(true);
  });

  test('R4.044: choosing a plan selects it, here and on every other screen', async () => {
    const { page } = await journeys.enterAs('m17');
    await page.getByRole('button', { name: /Performance HMO/ }).click();
    await waitForHeading(page, 'Hello, Amara');
    await page.goto('/view-my-plans');
    await waitForHeading(page, 'View my plans');
    await page.getByRole('button', { name: /^View this coverage.*Choice POS 3-Tier/ }).click();
    await page.getByRole('button', { name: /^You are viewing this coverage.*Choice POS 3-Tier/ }).waitFor();
    expect((await sessionValues(page))['portal.coverageId']).toBe('CVG-1702');
    await page.goto('/coverage/forms');
    await page.getByText('You are not the subscriber of this plan.').waitFor();
  });

  test('R2.164: both anchors of the prescription coverage are on the page in both languages', async () => {
    const { page } = await journeys.enterAs('m01');
    for (const [path, language] of [
      ['/pharmacy', 'en'],
      ['/farmacia', 'es'],
    ] as const) {
      await page.goto(`${path}?lng=${language}`);
      for (const anchor of ['prescription-coverage', 'cobertura-de-recetas'])
        await page.locator(`#${anchor}`).waitFor({ state: 'attached' });
      await expect.poll(() => page.locator('#prescriptionCoverage .meter').count()).toBe(1);
    }
  });
});
