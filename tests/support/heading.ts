import type { Page } from 'playwright-core';

/** Waits until the page's main heading is `text`. */
export const heading = async (page: Page, text: string): Promise<void> =>
  page.getByRole('main').getByRole('heading', { level: 1, name: text, exact: true }).waitFor();
