import type { Locator, Page } from 'playwright-core';

/** What somebody works with. */
export type Means = 'mouse' | 'keyboard';

/** As often as one presses Tab or F6 before one looks for another way. */
const patience = 24;

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element.contains(document.activeElement)).catch(() => false);

/**
 * Somebody's hands at a page, who count what they do: a click is one, a text that is written is one, a key that does something is one, and a
 * run of one moving key (Tab, F6, an arrow) is one.
 */
export const hands = (page: Page, means: Means) => {
  let count = 0;
  const one = (): void => void (count += 1);
  const press = async (key: string): Promise<void> => {
    one();
    await page.keyboard.press(key);
  };
  const type = async (text: string): Promise<void> => {
    one();
    await page.keyboard.type(text);
  };
  const click = async (control: Locator, clickCount = 1): Promise<void> => {
    one();
    await control.click({ clickCount });
  };
  /** Presses a moving key until something has the focus. */
  const reach = async (control: Locator, key: string): Promise<void> => {
    await control.waitFor({ state: 'attached' });
    if (await hasFocus(control)) return;
    one();
    for (let times = 0; times < patience; times += 1) {
      await page.keyboard.press(key);
      if (await hasFocus(control)) return;
    }
    throw new Error(`${String(control)} was not reached by ${patience} presses of ${key}`);
  };
  /** Gets to a field as its user does, its text selected. */
  const enter = async (field: Locator, key: string): Promise<void> => {
    if (await hasFocus(field)) return;
    if (means === 'mouse') await click(field, 3);
    else {
      await reach(field, key);
      // Tab selects a line of text itself, a text of several lines not.
      if (await field.evaluate((element) => element.tagName === 'TEXTAREA')) await press('Control+a');
    }
  };
  return {
    means,
    /** How much was done so far. */
    count: (): number => count,
    press,
    type,
    reach,
    /** Goes down a list until something of it is the one that Enter takes. */
    down: async (option: Locator): Promise<void> => {
      await option.waitFor();
      const isTaken = async (): Promise<boolean> => (await option.getAttribute('aria-selected')) === 'true';
      if (await isTaken()) return;
      one();
      for (let times = 0; times < patience && !(await isTaken()); times += 1) await page.keyboard.press('ArrowDown');
    },
    /** Drags something onto something else. */
    drag: async (from: Locator, to: Locator): Promise<void> => {
      one();
      await from.dragTo(to);
    },
    /** Presses a button or follows a link; with the keyboard by way of `key`. */
    use: async (control: Locator, key = 'Tab'): Promise<void> => {
      if (means === 'mouse') return click(control);
      await reach(control, key);
      return press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
    },
    /** Writes over what a field holds. */
    write: async (field: Locator, text: string, key = 'Tab'): Promise<void> => {
      await enter(field, key);
      await type(text);
    },
    /** Takes what a piece of its name finds first in a field with a list. */
    find: async (field: Locator, text: string, key = 'Tab'): Promise<void> => {
      await enter(field, key);
      await type(text);
      const option = page.getByRole('option').filter({ visible: true }).first();
      await option.waitFor();
      if (means === 'mouse') return click(option);
      await press('ArrowDown');
      return press('Enter');
    },
    /** Chooses in the browser's own list: by mouse one opens it and takes one, by keyboard one writes what it is called. */
    choose: async (list: Locator, label: string, key = 'Tab'): Promise<void> => {
      if (means === 'mouse') {
        one();
        one();
        await list.selectOption({ label });
      } else {
        await reach(list, key);
        await type(label);
      }
    },
  };
};

/** See `hands`. */
export type Hands = ReturnType<typeof hands>;
