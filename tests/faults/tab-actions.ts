import type { Page } from 'playwright-core';
import { storageKeys } from '../../src/services/storage.ts';
import { firstLoginOf } from '../support/browser/first-login.ts';
import { homeOf } from '../support/browser/home.ts';
import type { FaultWorld } from './fault.ts';

export const home = { en: '/home', es: '/inicio' };

/**
 * The holder of shared accounts at home, and a second tab beside, which knows from the first that the dialog
 * was closed there.
 */
export const twoTabs = async (world: FaultWorld): Promise<Page> => {
  await world.enter('m20');
  await firstLoginOf(world.page).close();
  const other = await world.context.newPage();
  await other.goto(world.at(home));
  await homeOf(other).greeting.waitFor();
  await other.waitForFunction((key) => sessionStorage.getItem(key) === 'true', storageKeys.firstLoginSeen);
  return other;
};

/** Another person signs in in another tab. */
export const otherSignsIn = async (world: FaultWorld): Promise<void> => {
  const other = await world.context.newPage();
  await world.logIn('m05');
  await other.goto(world.at(home));
  await homeOf(other).greeting.waitFor();
};
