import type { Locator, Page } from 'playwright-core';
import { message, messagePattern } from './message.ts';

/** Fills in the page of the sandbox's provider, in whichever window it is. */
export const passProvider = async (page: Page, username: string): Promise<void> => {
  await page.locator('[name=username]').fill(username);
  await page.locator('[name=password]').fill('any');
  await page.locator('[type=submit]').click();
};

/**
 * Writes over what a field holds, key by key: Firefox tells a page nothing of a text that is put in at once.
 */
export const writeOver = async (field: Locator, text: string): Promise<void> => {
  await field.selectText();
  await field.pressSequentially(text);
};

/** What a user sees and does in the workbench, by the words of its pages in English. */
export const workbenchPage = (page: Page) => {
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  return {
    button,
    dialog,
    heading: (name: string): Locator => page.getByRole('heading', { name, level: 1 }),
    signIn: async (username: string): Promise<void> => {
      await page.goto('/');
      await page.getByRole('link', { name: message('entry.signIn.do') }).click();
      await passProvider(page, username);
      await page.waitForURL('/');
    },
    /** Signs in beside the page, in the small window that the page opens. */
    signInBeside: async (username: string): Promise<void> => {
      const opened = page.waitForEvent('popup');
      await button(message('common.sessionOver.do')).click();
      const small = await opened;
      const closed = small.waitForEvent('close');
      await passProvider(small, username);
      await closed;
    },
    openDraft: async (name: string): Promise<void> => {
      await page.getByRole('link', { name }).first().click();
      await page.waitForURL('**/draft/*');
    },
    /** Goes from the editor of a draft to the page that says what it changes. */
    openChanges: async (): Promise<void> => {
      await page.getByRole('link', { name: message('draft.tabs.review'), exact: true }).click();
      await page.waitForURL('**/review');
    },
    /** Begins a draft on what is live; the page is then its editor. */
    beginDraft: async (name: string): Promise<void> => {
      // The button's name ends with its key.
      await page
        .getByRole('button', { name: messagePattern('drafts.new.do') })
        .first()
        .click();
      await writeOver(dialog.getByLabel(message('drafts.new.name')), name);
      await dialog.getByRole('button', { name: message('drafts.new.create') }).click();
      await page.waitForURL('**/draft/*');
    },
    /** Opens an item of the draft in its editor, by its id and by keyboard. */
    openItem: async (id: string): Promise<void> => {
      await page.getByRole('searchbox', { name: messagePattern('editor.tree.search') }).focus();
      await page.keyboard.type(id);
      await page.keyboard.press('Enter');
      await page.getByText(id, { exact: true }).waitFor();
    },
    /** Writes into a field of the item's form, and waits until it is saved. */
    write: async (label: string, text: string): Promise<void> => {
      await writeOver(page.getByLabel(label, { exact: true }), text);
      await page.getByText(message('editor.kept.saved'), { exact: true }).first().waitFor();
    },
    /** Presses a step of the draft, with a word where it asks for one. */
    step: async (name: string, text = ''): Promise<void> => {
      await button(name).first().click();
      await writeOver(dialog.getByRole('textbox'), text);
      await dialog.getByRole('button', { name, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    },
  };
};
