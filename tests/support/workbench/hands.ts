import type { Locator, Page } from 'playwright-core';
import { inFirefox } from '../browser/journey-browser.ts';

/** The input devices of a user. */
export type Means = 'mouse' | 'keyboard';

/** As often as one presses a moving key before one looks for another way. */
const patience = 24;

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element.contains(document.activeElement)).catch(() => false);

/**
 * Acts on a page as a user, and counts the actions: a click, a key that is no text, and a text that is
 * written are one each.
 */
export const hands = (page: Page, means: Means) => {
  let count = 0;
  const press = async (key: string): Promise<void> => {
    count += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string): Promise<void> => {
    count += 1;
    await page.keyboard.type(text);
  };
  const click = async (control: Locator): Promise<void> => {
    count += 1;
    await control.click();
  };
  /** Clicks three times, which selects a line: one motion of the hand. */
  const clickThrice = async (field: Locator): Promise<void> => {
    count += 1;
    await field.click({ clickCount: 3 });
    // Its protocol makes three single clicks of it.
    if (inFirefox) await field.selectText();
  };
  /** Presses a moving key until something is so; throws where it does not become so. */
  const pressUntil = async (key: string, isReached: () => Promise<boolean>, what: string): Promise<void> => {
    for (let times = 0; !(await isReached()); times += 1) {
      if (times === patience) throw new Error(`${what} was not reached by ${patience} presses of ${key}`);
      await press(key);
    }
  };
  /** Presses a moving key until something has the focus. */
  const reach = async (control: Locator, key: string): Promise<void> => {
    await control.waitFor({ state: 'attached' });
    await pressUntil(key, () => hasFocus(control), String(control));
  };
  /**
   * Gets to a field as its user does, its text selected: as Tab does in a line of text, and nothing in a text
   * of several lines.
   */
  const enter = async (field: Locator, key: string): Promise<void> => {
    const isSelected = (): Promise<boolean> =>
      field.evaluate((element) =>
        element instanceof HTMLTextAreaElement
          ? element.selectionStart === 0 && element.selectionEnd === element.value.length
          : element.matches(':focus'),
      );
    if (means === 'keyboard') await reach(field, key);
    if ((await hasFocus(field)) && (await isSelected())) return;
    await (means === 'mouse' ? clickThrice(field) : press('Control+a'));
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
      await pressUntil(
        'ArrowDown',
        async () => (await option.getAttribute('aria-selected')) === 'true',
        String(option),
      );
    },
    /** Drags something onto something else. */
    drag: async (from: Locator, to: Locator): Promise<void> => {
      count += 1;
      await from.dragTo(to);
    },
    /** Presses a button or follows a link; with the keyboard by way of `key`. */
    use: async (control: Locator, key = 'Tab'): Promise<void> => {
      if (means === 'mouse') return click(control);
      await reach(control, key);
      // A click waits for this too.
      await control.and(page.locator(':not([aria-disabled=true])')).waitFor({ state: 'attached' });
      return press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
    },
    /** Writes over what a field holds. */
    write: async (field: Locator, text: string, key = 'Tab'): Promise<void> => {
      await enter(field, key);
      await type(text);
    },
    /** Puts a text over what a field holds, as the clipboard does: at once. */
    paste: async (field: Locator, text: string, key = 'Tab'): Promise<void> => {
      await enter(field, key);
      count += 1;
      await page.keyboard.insertText(text);
    },
    /** Takes something of a list by a piece of its name, which is written into the list's field. */
    find: async (field: Locator, text: string, wanted: Locator, key = 'Tab'): Promise<void> => {
      await enter(field, key);
      await type(text);
      await wanted.waitFor();
      if (means === 'mouse') return click(wanted);
      await pressUntil(
        'ArrowDown',
        async () => (await wanted.getAttribute('aria-selected')) === 'true',
        String(wanted),
      );
      return press('Enter');
    },
    /**
     * Chooses in the browser's own list: by mouse one opens it and takes one, by keyboard one writes how it
     * begins.
     */
    choose: async (list: Locator, label: string, key = 'Tab'): Promise<void> => {
      if (means === 'mouse') {
        // The opened list is drawn by the system, out of the page.
        count += 2;
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
