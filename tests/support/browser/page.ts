import type { Frame, Page } from 'playwright-core';

/** Waits until no animation with an end is running, so that colours are judged as they stay. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const running = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(running.map((animation) => animation.finished));
  });

/** Opens another screen of the portal as a link inside it does, without a reload; ends when its own heading is on show and entrances are at rest. */
export const goTo = async (page: Page, path: string): Promise<void> => {
  await page.locator('main h1').first().waitFor();
  await page.evaluate((href) => {
    document.querySelectorAll('main h1').forEach((heading) => heading.setAttribute('data-left', ''));
    history.pushState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.locator('main h1:not([data-left])').first().waitFor();
  await atRest(page);
};

/** Waits until the page's main heading is `text`. */
export const heading = async (page: Page, text: string): Promise<void> =>
  page.getByRole('main').getByRole('heading', { level: 1, name: text, exact: true }).waitFor();

/** Everything in the page's session storage; empty where the page has none. */
export const sessionValues = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage).map(([key, value]) => [key, String(value)])));

/** The framed page whose address holds the path, once it is there. */
export const legacyFrame = async (page: Page, path: string): Promise<Frame> => {
  await page.frameLocator(`iframe[src*="${path}"]`).locator('main h1').waitFor();
  const frame = page.frames().find((candidate) => candidate.url().includes(path));
  if (!frame) throw new Error(`${path} is not framed`);
  return frame;
};

/** What a page complained about since it was watched; each entry is the text as the console shows it. */
export interface Complaints {
  readonly errors: string[];
  readonly warnings: string[];
  readonly pageErrors: string[];
  readonly policyViolations: string[];
}

/** Collects console errors and warnings, uncaught errors and content security policy violations of the page and its frames, from now on. */
export const watchPage = (page: Page): Complaints => {
  const complaints: Complaints = { errors: [], warnings: [], pageErrors: [], policyViolations: [] };
  page.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`;
    if (/Content Security Policy|TrustedHTML|TrustedScript/i.test(text)) complaints.policyViolations.push(text);
    else if (message.type() === 'error') complaints.errors.push(text);
    else if (message.type() === 'warning') complaints.warnings.push(text);
  });
  page.on('pageerror', (error) => complaints.pageErrors.push(error.message));
  return complaints;
};
