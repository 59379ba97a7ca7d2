import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { message, messagePattern } from './message.ts';
import type { Hands } from './hands.ts';

/** What an analyst does in the workbench by mouse, in the words of its pages in English. */
export const analystHands = (page: Page, hand: Hands) => {
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
  /** A field with a list. */
  const combo = (name: string): Locator => page.getByRole('combobox', { name, exact: true });
  /** What a field's list offers first for the words that were typed. */
  const offer = (text: string | RegExp): Locator =>
    page.getByRole('option').filter({ visible: true, hasText: text }).first();
  const panel = page.getByRole('complementary', { name: message('grid.explain.label') });
  const cell = (item: string, column: string): Locator =>
    page.locator(`td[data-item="${item}"][data-column="${column}"]`);
  /** The sample members of one of the panel's two lists, by name. */
  const samples = (label: string): Promise<readonly string[]> =>
    panel.getByRole('list', { name: label, exact: true }).getByRole('link').allInnerTexts();
  return {
    ...{ dialog, button, combo, offer, panel, cell },
    /** Goes to a page by its name in the rail. */
    goTo: (place: 'grid' | 'rules' | 'words'): Promise<void> =>
      hand.use(
        page
          .getByRole('navigation')
          .getByRole('link', { name: message(`common.places.${place}`), exact: true })
          .first(),
      ),
    /** Writes into the search field of the page. */
    search: (text: string): Promise<void> => hand.write(page.getByRole('main').getByRole('searchbox'), text),
    /** Chooses in a list of the page. */
    choose: (list: string, label: string): Promise<void> =>
      hand.choose(page.getByRole('main').getByLabel(list, { exact: true }), label),
    /** Adds a question to the table. */
    ask: async (text: string): Promise<void> => {
      await hand.use(button(message('questions.question')));
      await hand.find(combo(message('questions.what')), text, offer(text));
      await dialog.waitFor({ state: 'detached' });
    },
    /** Opens the panel that says why of a cell. */
    explain: async (item: string, column: string): Promise<void> => {
      await hand.use(cell(item, column));
      await panel.getByText(item, { exact: true }).first().waitFor();
      await panel.getByRole('heading', { name: message('grid.explain.audience') }).waitFor();
    },
    /** The sample members who see the item of the panel, and those who do not. */
    seers: async (): Promise<readonly [sees: readonly string[], not: readonly string[]]> => [
      await samples(message('grid.explain.seenBy')),
      await samples(message('grid.explain.unseenBy')),
    ],
    /** The ids of the visible rows. Rows of the compared source precede them and have no id. */
    rows: (): Promise<readonly string[]> =>
      page
        .locator('main table tr:not([hidden], [data-line=before]) th[scope=row]')
        .evaluateAll((heads) => heads.map((head) => head.getAttribute('title') ?? '')),
    /**
     * What the cells of an item say, a sign by its name, column by column; also of rows out of sight, which
     * the browser does not draw.
     */
    cells: (item: string): Promise<readonly string[]> =>
      page
        .locator(`td[data-item="${item}"]`)
        .evaluateAll((cells) =>
          cells.map(
            (cell) => cell.querySelector('[role=img]')?.getAttribute('aria-label') ?? cell.textContent,
          ),
        ),
    /** The row of an item on the page of one member. */
    sight: (item: string): Locator =>
      page.locator('main section tr').filter({ has: page.locator(`th[title="${item}"]`) }),
    /** What the row of an item on that page says: how the member has it, and why. */
    because: (seen: 'shown' | 'hidden', reason?: string): RegExp =>
      new RegExp(
        `${message(`member.sight.${seen}`)}\\s+${messagePattern(`member.because.${seen}`, reason === undefined ? {} : { reason }).source}`,
      ),
    /** Chooses whom the page of one member is about. */
    member: async (name: string): Promise<void> => {
      // Until the members are there the field holds an id alone.
      await expect.poll(() => combo(message('member.who')).inputValue()).toContain(' ');
      await hand.find(combo(message('member.who')), name, offer(new RegExp(`^${name} `)));
    },
  };
};

/** See `analystHands`. */
export type AnalystHands = ReturnType<typeof analystHands>;
