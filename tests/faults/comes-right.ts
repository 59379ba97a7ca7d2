import type { Page } from 'playwright-core';
import { passTime } from '../support/browser/clock.ts';
import { retryButton } from '../support/browser/page.ts';
import type { FaultWorld, Outcome } from './fault.ts';
import { seenOutcome } from './seen-outcome.ts';
import { until } from '../support/until.ts';

/**
 * One click on the way on that the screen offers; the words of the document itself offer none but loading the
 * page again.
 */
const retry = async (page: Page): Promise<unknown> => {
  const button = retryButton(page);
  return (await button.count()) > 0 ? button.click() : page.reload({ waitUntil: 'commit' });
};

/** Thirty seconds on the clock of the page. */
const waiting = (page: Page): Promise<void> => passTime(page, 30);

const acts = { retry, wait: waiting } as const;

/**
 * What brings a screen back once an outage is over: one act, then this screen in the visitor's language
 * within 30 seconds.
 */
export const comesRight =
  (act: keyof typeof acts, right: Outcome) =>
  async ({ page, language }: FaultWorld): Promise<void> => {
    await acts[act](page);
    const isRight = async () =>
      (await seenOutcome(page)) === right && (await page.locator(`html[lang=${language}]`).count()) > 0;
    await until(isRight, `${right} after one ${act}`);
  };
