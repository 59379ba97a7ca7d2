import type { Locator, Page } from 'playwright-core';
import type { Hands } from './hands.ts';

/** What an editor does in the workbench, by mouse or by keyboard alone, in the words of its pages in English. */
export const editorHands = (page: Page, hand: Hands) => {
  const isMouse = hand.means === 'mouse';
  const { form, dialog } = { form: page.getByRole('region', { name: 'Form' }), dialog: page.getByRole('dialog') };
  const part = (name: string): Locator => form.getByRole('region', { name, exact: true });
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  /** The row of something in the tree. */
  const row = (id: string): Locator => page.locator(`[role=treeitem][data-id="${id}"]`);
  const isSaved = (): Promise<void> => page.getByText('Saved', { exact: true }).first().waitFor();
  return {
    ...{ form, dialog, part, button, row },
    /** Begins a draft on what is live. */
    begin: async (name: string): Promise<void> => {
      if (isMouse) await hand.use(page.getByRole('button', { name: /^New draft/ }).first());
      else await hand.press('c');
      await hand.write(dialog.getByLabel('Title'), name);
      if (isMouse) await hand.use(dialog.getByRole('button', { name: 'Begin the draft' }));
      else await hand.press('Enter');
      await page.getByRole('searchbox', { name: /^Search \d+ items/ }).waitFor();
    },
    /** Opens something of the draft by its id and a text that finds it: by mouse in the tree, by keyboard in the palette. */
    open: async (id: string, text = id): Promise<void> => {
      if (isMouse) {
        await hand.write(page.getByRole('searchbox', { name: /^Search \d+ items/ }), text);
        await hand.use(row(id));
      } else {
        await hand.press('Control+k');
        await hand.type(text);
        await hand.down(dialog.getByRole('option').filter({ has: page.getByText(id, { exact: true }) }));
        await hand.press('Enter');
      }
      await form.getByText(id, { exact: true }).first().waitFor();
    },
    /** Goes to a part of the form: by keyboard, by mouse one sees it. */
    go: async (to: Locator): Promise<void> => (isMouse ? undefined : hand.reach(to, 'F6')),
    /** Goes to another page of the workbench, `w` and the like; by mouse in the rail. */
    goTo: async (name: string, letter: string): Promise<void> => {
      if (isMouse) return hand.use(page.getByRole('navigation').getByRole('link', { name, exact: true }));
      await hand.press('g');
      return hand.press(letter);
    },
    isSaved,
  };
};

/** See `editorHands`. */
export type EditorHands = ReturnType<typeof editorHands>;
