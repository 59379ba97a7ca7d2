import type { Locator, Page } from 'playwright-core';
import { messagesIn } from './message.ts';
import type { Hands } from './hands.ts';

/** What an editor does in the workbench, by mouse or by keyboard alone, in the words of its pages. */
export const editorHands = (page: Page, hand: Hands, language: 'en' | 'es' = 'en') => {
  const { say, like } = messagesIn(language);
  const isMouse = hand.means === 'mouse';
  const { form, dialog } = {
    form: page.getByRole('region', { name: say('editor.parts.form') }),
    dialog: page.getByRole('dialog'),
  };
  const part = (name: string): Locator => form.getByRole('region', { name, exact: true });
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  /** The row of something in the tree. */
  const row = (id: string): Locator => page.locator(`[role=treeitem][data-id="${id}"]`);
  /** Opens the palette and takes what a text finds: the first, or the one with an id. */
  const inPalette = async (text: string, id?: string): Promise<void> => {
    if (isMouse) await hand.use(page.getByRole('button', { name: like('find.do') }));
    else await hand.press('Control+k');
    await dialog.locator('input:focus').waitFor();
    await hand.type(text);
    const all = dialog.getByRole('option');
    const found = (
      id === undefined
        ? all.filter({ hasText: text })
        : all.filter({
            has: page.locator('.code').filter({ hasText: new RegExp(`^${id.replaceAll('.', '\\.')}$`) }),
          })
    ).first();
    if (isMouse) return hand.use(found);
    await hand.down(found);
    return hand.press('Enter');
  };
  /** Opens what a text finds among everything there is. */
  const openFound = async (text: string, opened: Locator): Promise<void> => {
    await inPalette(text);
    await opened.first().waitFor();
  };
  /** Writes into the dialog that asks about a step, and does the step. */
  const answer = async (name: string, text: string): Promise<void> => {
    await hand.write(dialog.getByRole('textbox'), text);
    await (isMouse
      ? hand.use(dialog.getByRole('button', { name, exact: true }))
      : hand.press('Control+Enter'));
  };
  return {
    ...{ page, form, dialog, part, button, row },
    /** What a list offers, by its second line or by a part of its name. */
    option: (name: string | RegExp): Locator => {
      const options = page.getByRole('option').filter({ visible: true });
      return typeof name === 'string'
        ? options.filter({ has: page.getByText(name, { exact: true }) }).first()
        : options.filter({ hasText: name }).first();
    },
    /** Opens a draft of the list by its name. */
    openDraft: async (name: string): Promise<void> => {
      const link = page.getByRole('link', { name, exact: true }).first();
      await link.waitFor();
      await (isMouse ? hand.use(link) : inPalette(name));
    },
    /** Opens a release by its number. */
    openRelease: async (number: number): Promise<void> => {
      if (isMouse) {
        await hand.use(
          page
            .getByRole('navigation')
            .getByRole('link', { name: say('common.places.releases'), exact: true }),
        );
        await hand.use(page.getByRole('link', { name: say('common.release', { number }), exact: true }));
      } else await inPalette(say('common.release', { number }));
    },
    /** Does the next step of what is open, once it can be done, with a word about it. */
    step: async (name: string, text: string): Promise<void> => {
      const next = page.locator('button:not([aria-disabled=true])').filter({ hasText: name }).first();
      await next.waitFor();
      await (isMouse ? hand.use(next) : hand.press('Control+Enter'));
      await answer(name, text);
    },
    answer,
    /** Shows the page as a sample member, in Spanish. */
    seeInSpanishAs: async (member: string): Promise<void> => {
      const personas = page.getByRole('button', { name: like('preview.as.label') });
      await personas.waitFor();
      await (isMouse ? hand.use(personas) : hand.press('p'));
      await hand.type(member);
      const choice = page
        .getByRole('region', { name: like('preview.as.label') })
        .getByRole('button')
        .filter({ hasText: member.toUpperCase() });
      await choice.waitFor();
      await (isMouse ? hand.use(choice) : hand.press('Enter'));
      await (isMouse
        ? hand.use(page.getByRole('button', { name: say('preview.language.es'), exact: true }))
        : hand.press('t'));
    },
    /** Begins a draft on what is live. */
    begin: async (name: string): Promise<void> => {
      const begin = page.getByRole('button', { name: like('drafts.new.do') }).first();
      await begin.waitFor();
      await (isMouse ? hand.use(begin) : hand.press('c'));
      await hand.write(dialog.getByLabel(say('drafts.new.name')), name);
      if (isMouse) await hand.use(dialog.getByRole('button', { name: say('drafts.new.create') }));
      else await hand.press('Enter');
      await page.getByRole('searchbox', { name: like('editor.tree.search') }).waitFor();
    },
    /**
     * Opens something of the draft by its id: by mouse in the tree, which a text narrows, by keyboard in the
     * palette.
     */
    open: async (id: string, text = id): Promise<void> => {
      if (isMouse) {
        await hand.write(page.getByRole('searchbox', { name: like('editor.tree.search') }), text);
        await hand.use(row(id));
      } else await inPalette(id, id);
      await form.getByText(id, { exact: true }).first().waitFor();
    },
    openFound,
    /** Does what the page offers: by mouse its button is pressed, by keyboard the palette does it. */
    act: async (control: Locator, words: string): Promise<void> => {
      if (isMouse) return hand.use(control);
      return inPalette(words);
    },
    /** Asks for something new, of a kind or what fits to that which is chosen. */
    make: async (kind?: string): Promise<void> => {
      if (isMouse) {
        await hand.use(page.getByRole('button', { name: say('editor.acts.newShort'), exact: true }));
        if (kind !== undefined) await hand.use(dialog.getByRole('button', { name: kind, exact: true }));
      } else if (kind === undefined) await hand.press('i');
      else await inPalette(say('editor.acts.newOf', { kind }));
      await dialog.locator('form').waitFor();
    },
    /** Sends the form that one writes in. */
    send: (button: Locator): Promise<void> => (isMouse ? hand.use(button) : hand.press('Control+Enter')),
    /** Goes to a part of the form: by keyboard, by mouse one sees it. */
    go: async (to: Locator): Promise<void> => (isMouse ? undefined : hand.reach(to, 'F6')),
    /** Goes to the page of words; by mouse in the rail. */
    goToWords: async (): Promise<void> => {
      if (isMouse)
        return hand.use(
          page.getByRole('navigation').getByRole('link', { name: say('common.places.words'), exact: true }),
        );
      await hand.press('g');
      return hand.press('t');
    },
  };
};

/** See `editorHands`. */
export type EditorHands = ReturnType<typeof editorHands>;
