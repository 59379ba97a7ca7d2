import type { Locator, Page } from 'playwright-core';
import type { PromisedHome } from '../members/promised-home.ts';
import { shellOf } from './shell.ts';

/** Home of a member with a plan. */
export const homeOf = (page: Page) => {
  const main = page.getByRole('main');
  const meanings = page.getByRole('dialog').locator('dl > div');
  return {
    greeting: page.locator('.hi h1'),
    memberId: page.locator('.hi .id b'),
    status: page.locator('.hi .pill'),
    quickLinks: page.locator('main ul.quick').getByRole('link'),
    section: (name: string) => main.getByRole('region', { name, exact: true }),
    link: (name: string) => main.getByRole('link', { name }).first(),
    /** Opens the dialog of the status, and tells what each status means, in order. */
    openMeanings: async (button: string): Promise<readonly string[]> => {
      await page.getByRole('button', { name: button }).click();
      await meanings.first().waitFor();
      return meanings.allInnerTexts();
    },
  };
};

/** The selector, which stands before every screen until a member of several coverages has chosen one. */
export const selectorOf = (page: Page) => {
  const plans = page.locator('.plan');
  return {
    plans,
    /** Chooses the plan at this place, counted from 0. */
    choose: (place: number): Promise<void> => plans.getByRole('button').nth(place).click(),
  };
};

/** The words of each element without what only assistive technology hears. */
const visibleTexts = (elements: Locator): Promise<readonly string[]> =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const copy = element.cloneNode(true) as Element;
      copy.querySelectorAll('.sr').forEach((hidden) => hidden.remove());
      return copy.textContent.trim();
    }),
  );

const first = async (elements: Locator): Promise<string | undefined> => (await visibleTexts(elements))[0];

/** What home shows on the page, in the form of the record's promise; read once the greeting is there. */
export const shownHome = async (page: Page): Promise<PromisedHome> => {
  const home = homeOf(page);
  await home.greeting.waitFor();
  const memberId = await first(home.memberId);
  const status = await first(home.status);
  return {
    heading: (await first(home.greeting)) ?? '',
    ...(memberId === undefined ? {} : { memberId }),
    ...(status === undefined ? {} : { status }),
    navigation: await visibleTexts(shellOf(page).mainMenu),
    sections: await visibleTexts(page.locator('main h2:not(dialog h2, .sr)')),
    quickLinks: await visibleTexts(home.quickLinks),
  };
};
