import type { Page } from 'playwright-core';

/**
 * Replaces the node of every text that may be translated, like a browser that translates a page. The
 * texts stay the same.
 */
export const translateTexts = (): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, [translate=no]'))
      continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.data);
    text.replaceWith(font);
  }
};

/** Translates a page of a browser so. */
export const translatePage = (page: Page): Promise<void> => page.evaluate(translateTexts);

/** The words on show, line by line. */
export const shownWords = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText()).replaceAll(/\s*\n\s*/g, '\n');
