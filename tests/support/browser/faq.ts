import type { Page } from 'playwright-core';

/** Questions and answers, on the help page and in its dialog. */
export const faqOf = (page: Page) => {
  const list = page.locator('.faq-list');
  const questions = page.locator('.faq-list > li > details');
  return {
    list,
    questions,
    /** Opens topics one below the other, by their names. */
    openTopics: async (...names: readonly string[]): Promise<void> => {
      for (const name of names) await page.getByRole('button', { name, exact: true }).click();
    },
  };
};
