import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { message } from './message.ts';
import { analystHands, type AnalystHands } from './analyst-hands.ts';
import { hands, type Hands } from './hands.ts';
import { openWorkbenchJourneys } from './workbench-journeys.ts';

type Journeys = ReturnType<typeof openWorkbenchJourneys>;

/** What the user who asks has on the screen. */
interface Asking extends AnalystHands, Pick<Journeys, 'leaveDraft' | 'newestPublication'> {
  readonly page: Page;
  readonly workbench: Awaited<ReturnType<Journeys['enterAs']>>['workbench'];
  readonly hand: Hands;
}

/**
 * A question that a user answers in the browser, starting from the list of drafts, with a maximum number
 * of interactions.
 */
export interface AnalystQuestion {
  readonly title: string;
  readonly most: number;
  readonly work: (asking: Asking) => Promise<void>;
  /** The sample user who asks. */
  readonly who: string;
}

/** A question, asked by the analyst unless another person is named. */
export const question = (
  title: string,
  most: number,
  work: AnalystQuestion['work'],
  who = 'ana',
): AnalystQuestion => ({
  ...{ title, most, work, who },
});

/** Asks each of these questions in a separate test, all in one workbench. */
export const askInBrowser = (questions: readonly AnalystQuestion[]): void => {
  const { enterAs, leaveDraft, newestPublication } = openWorkbenchJourneys();
  const titled = questions.map((one) => [`${one.title}, in ${one.most} interactions`, one] as const);
  test.each(titled)('%s', async (_, { most, work, who }) => {
    const { page, workbench, complaints } = await enterAs(who);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: message('common.places.grid'), exact: true })
      .first()
      .waitFor();
    // The time to calculate a table on a busy machine.
    page.setDefaultTimeout(30_000);
    const hand = hands(page, 'mouse');
    await work({ page, workbench, hand, leaveDraft, newestPublication, ...analystHands(page, hand) });
    expect(hand.count()).toBeLessThanOrEqual(most);
    expect(complaints.pageErrors).toEqual([]);
    expect(complaints.policyViolations).toEqual([]);
  });
};
