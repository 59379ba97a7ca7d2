import type { Locator, Page } from 'playwright-core';

/** Fills in the page of the sandbox's provider, in whichever window it is. */
const passProvider = async (page: Page, username: string): Promise<void> => {
  await page.locator('[name=username]').fill(username);
  await page.locator('[name=password]').fill('any');
  await page.locator('[type=submit]').click();
};

/** What somebody sees and does in the workbench, by the words of its pages in English. */
export const workbenchPage = (page: Page) => {
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  return {
    button,
    dialog,
    signIn: async (username: string): Promise<void> => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Sign in with your work account' }).click();
      await passProvider(page, username);
      await page.waitForURL('/');
    },
    /** Signs in beside the page, in the small window that the page opens. */
    signInBeside: async (username: string): Promise<void> => {
      const opened = page.waitForEvent('popup');
      await button('Sign in again').click();
      const small = await opened;
      const closed = small.waitForEvent('close');
      await passProvider(small, username);
      await closed;
    },
    openDraft: async (name: string): Promise<void> => {
      await page.getByRole('link', { name }).first().click();
      await page.waitForURL('**/draft/*');
    },
  };
};
