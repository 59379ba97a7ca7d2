import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noComplaints } from '../support/browser/complaints.ts';
import { selectorOf } from '../support/browser/home.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { headingOf } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { shownWords, translatePage } from '../support/browser/translate-page.ts';

const journeys = openJourneys();

type Step = (page: Page) => Promise<void>;

const switchLanguage: Step = (page) => shellOf(page).switchLanguage();
const openCoverage: Step = (page) => shellOf(page).mainMenu.nth(1).click();
const choosePlan =
  (place: number): Step =>
  (page) =>
    selectorOf(page).choose(place);
const chooseAgain: Step = (page) => page.locator('.ctx button').click();

/**
 * Takes each step in a page that is translated before it, and in one that never is: both show the same words.
 */
const expectSameAfter = async (member: string, steps: readonly Step[]): Promise<void> => {
  const translated = await journeys.enterAs(member);
  const plain = await journeys.enterAs(member);
  for (const page of [translated.page, plain.page]) await headingOf(page).waitFor();
  for (const step of steps) {
    await translatePage(translated.page);
    const before = await shownWords(plain.page);
    for (const page of [translated.page, plain.page]) await step(page);
    const differences = async () => {
      const seen = await shownWords(translated.page);
      const expected = await shownWords(plain.page);
      if (expected === before) return 'nothing happened yet';
      const seenLines = seen.split('\n');
      const expectedLines = expected.split('\n');
      const isAsExpected = seen === expected;
      return isAsExpected
        ? ''
        : {
            old: seenLines.filter((line) => !expectedLines.includes(line)),
            missing: expectedLines.filter((line) => !seenLines.includes(line)),
          };
    };
    await expect.poll(differences).toBe('');
  }
  expect(translated.complaints).toEqual(noComplaints);
};

test.each(['m01', 'm05'])(
  'in a translated page of %s a switch of the language and another screen leave no old text',
  { tags: 'deep' },
  async (member) => {
    await expectSameAfter(member, [switchLanguage, openCoverage, switchLanguage]);
  },
);

test('in a translated page of m17 another plan can be chosen, and no old text is left', async () => {
  await expectSameAfter('m17', [choosePlan(1), switchLanguage, chooseAgain, choosePlan(0)]);
});
