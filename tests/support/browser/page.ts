import type { Page } from 'playwright-core';

/** Waits until the page's main heading is `text`. */
export const waitForHeading = (page: Page, text: string): Promise<void> =>
  page.getByRole('main').getByRole('heading', { level: 1, name: text, exact: true }).waitFor();

/** The main heading, whatever it says. */
export const headingOf = (page: Page) => page.locator('main h1').first();

/** The words of the main heading; empty while the page is on its way to another. */
export const headingText = (page: Page): Promise<string | null> =>
  headingOf(page)
    .textContent()
    .catch(() => '');

/** The button of an error screen, which retries or continues. */
export const retryButton = (page: Page) => page.locator('main .calm .btn-1');

/** The path of a page's or a request's address, as a person reads it. */
export const pathOf = (at: Pick<Page, 'url'>): string => decodeURI(new URL(at.url()).pathname);

/** Path, query and hash of the page's address. */
export const placeOf = (page: Page): string => {
  const { search, hash } = new URL(page.url());
  return pathOf(page) + search + hash;
};

/** The language that the document says it is in. */
export const languageOf = (page: Page): Promise<string | null> => page.getAttribute('html', 'lang');

/** Waits until the page is in a language. */
export const waitForLanguage = (page: Page, language: 'en' | 'es'): Promise<void> =>
  page.locator(`html[lang=${language}]`).waitFor();

/** The window gets the focus back, as after a sleep or a visit to another tab. */
export const focusWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('focus')));

/**
 * Waits until no animation with an end is running, so that colours are judged as they stay: half faded in,
 * nothing has its contrast.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const running = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(running.map((animation) => animation.finished));
  });

/**
 * Opens another screen of the portal as a link inside it does, without a reload; ends when its own heading,
 * or that of its dialog, is on show and entrances are at rest.
 */
export const goTo = async (page: Page, path: string): Promise<void> => {
  await headingOf(page).waitFor();
  await page.evaluate((href) => {
    document.querySelectorAll('main h1').forEach((heading) => heading.setAttribute('data-left', ''));
    history.pushState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.locator('main h1:not([data-left]), dialog[open]:not(.full) h2').first().waitFor();
  await atRest(page);
};
