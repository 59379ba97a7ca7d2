import type { Page } from 'playwright-core';
import { storageKeys } from '../../src/services/storage.ts';
import type { FaultWorld } from './fault.ts';

export const home = { en: '/home', es: '/inicio' };

/** Switches to a member of the shared accounts, by name. */
export const choose = async (page: Page, name: string): Promise<void> => {
  await page.locator('button.acct').click();
  await page.locator('.account-sections').getByRole('button', { name }).click();
};

/** Closes both pages of the first-time dialog. */
export const closeDialog = async (page: Page): Promise<void> => {
  for (const path of ['/preferences', '/app/paperless-settings']) {
    await page.frameLocator(`dialog iframe[src*="${path}"]`).locator('main h1').waitFor();
    await page.locator('dialog.full .acts button').click();
  }
};

/** The holder of shared accounts at home, and a second tab beside, which knows from the first that the dialog was closed there. */
export const twoTabs = async (world: FaultWorld): Promise<Page> => {
  await world.enter('m20');
  await closeDialog(world.page);
  const other = await world.context.newPage();
  await other.goto(world.at(home));
  await other.locator('main .hi h1').waitFor();
  await other.waitForFunction((key) => sessionStorage.getItem(key) === 'true', storageKeys.firstLoginSeen);
  return other;
};

/** Another person signs in in another tab. */
export const otherSignsIn = async (world: FaultWorld): Promise<void> => {
  const other = await world.context.newPage();
  await world.logIn('m05');
  await other.goto(world.at(home));
  await other.locator('main .hi h1').waitFor();
};
