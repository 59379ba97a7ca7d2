import type { Locator, Page } from 'playwright-core';
import type { PromisedHome } from '../members/promised-home.ts';

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
  await page.locator('.hi h1').waitFor();
  const memberId = await first(page.locator('.hi .id b'));
  const status = await first(page.locator('.hi .pill'));
  return {
    heading: (await first(page.locator('.hi h1'))) ?? '',
    ...(memberId === undefined ? {} : { memberId }),
    ...(status === undefined ? {} : { status }),
    navigation: await visibleTexts(page.locator('.navrow nav a')),
    sections: await visibleTexts(page.locator('main h2:not(dialog h2, .sr)')),
    quickLinks: await visibleTexts(page.locator('main ul.quick a')),
  };
};
